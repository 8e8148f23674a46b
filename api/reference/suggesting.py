"""What a beginning may become: places by size, occupations by name."""

from api.reference.schemas import WhatSuggestion, WhereSuggestion
from domain.kernel.locales import Locale
from domain.reference.countries import all_countries, find_country
from domain.reference.folding import fold
from domain.reference.places import Place, all_places, all_regions
from domain.reference.positions import all_positions

MOST = 10


def suggest_where(prefix: str, locale: Locale) -> list[WhereSuggestion]:
    """Countries, regions and places that begin so, in any alphabet, the largest first."""
    start = fold(prefix)
    if not start:
        return []
    countries = [
        WhereSuggestion(kind="country", id=code, name=names.in_locale(locale), region=None, country=None)
        for code, names in all_countries().items()
        if fold(names.in_locale(locale)).startswith(start)
    ]
    regions = [
        WhereSuggestion(
            kind="region", id=region.id, name=region.name, region=None, country=_country(region.country, locale)
        )
        for region in all_regions()
        if fold(region.name).startswith(start)
    ]
    found = (place for place in all_places() if fold(place.name).startswith(start))
    places = [_place(place, locale) for place in sorted(found, key=lambda place: -place.population)[:MOST]]
    return [*countries, *places, *regions][:MOST]


def suggest_positions(prefix: str, locale: Locale) -> list[WhatSuggestion]:
    """Occupations of whose name a word begins so."""
    start = fold(prefix)
    if not start:
        return []
    names = ((code, position.names.in_locale(locale)) for code, position in all_positions().items())
    found = ((code, name) for code, name in names if f" {start}" in f" {fold(name)}")
    items = [WhatSuggestion(kind="position", id=code, text=name) for code, name in found]
    return sorted(items, key=lambda item: (not fold(item.text).startswith(start), item.text))[:MOST]


def _place(place: Place, locale: Locale) -> WhereSuggestion:
    return WhereSuggestion(
        kind="place",
        id=str(place.geonameid),
        name=place.label(locale),
        region=place.region,
        country=_country(place.country, locale),
    )


def _country(code: str, locale: Locale) -> str | None:
    names = find_country(code)
    return names.in_locale(locale) if names else None

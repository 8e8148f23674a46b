"""The locations of a job in a short text, for cards."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from domain.kernel.values.locales import LOCALES, Locale
from domain.reference.country_names import HOME_COUNTRY, country_name
from domain.reference.folding import fold
from domain.reference.places import find_place

_PLACES_NAMED = 3
_ABROAD = "{places} ({country})"
_ONE_PLACE_ABROAD = "{place}, {country}"


def location_text(places: Sequence[Mapping[str, Any]], locale: Locale) -> str:
    """The first three places, those at home first and others by country, and how many more there are."""
    countries = dict(_place(each, locale) for each in places)
    if len(countries) == 1:
        [(name, country)] = countries.items()
        return name if country is None else _ONE_PLACE_ABROAD.format(place=name, country=country)
    named = dict(list(countries.items())[:_PLACES_NAMED])
    more = len(countries) - len(named)
    parts = [", ".join(name for name, country in named.items() if country is None)]
    for country in filter(None, dict.fromkeys(named.values())):
        there = [name for name, its_country in named.items() if its_country == country]
        parts.append(_ABROAD.format(places=", ".join(there), country=country))
    return ", ".join(filter(None, parts)) + (f" +{more}" if more else "")


def _place(stored: Mapping[str, Any], locale: Locale) -> tuple[str, str | None]:
    """The place's name, and the name of its country unless that is the reader's or in the place's name already. A
    feed that names a country alone does so in its own language."""
    geonameid = stored.get("geonameid")
    known = find_place(geonameid) if geonameid else None
    name, code = (known.label(locale), known.country) if known else (stored["name"], stored.get("country"))
    if known is None and code and _is_country(name, code):
        return country_name(code, locale) or name, None
    if code is None or code == HOME_COUNTRY[locale] or (known is None and _names_country(name, code)):
        return name, None
    return name, country_name(code, locale)


def _is_country(text: str, code: str) -> bool:
    return fold(text) in {fold(name) for name in _names_of_country(code)}


def _names_country(text: str, code: str) -> bool:
    return any(fold(name) in fold(text) for name in _names_of_country(code))


def _names_of_country(code: str) -> Iterator[str]:
    return filter(None, (country_name(code, locale) for locale in LOCALES))

"""What a beginning may become: places by size, occupations by name. Known by heart, since neither changes."""

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from api.reference.schemas import WhatSuggestion, WhereSuggestion
from domain.kernel.locales import LOCALES, Locale
from domain.reference.countries import all_countries, find_country
from domain.reference.folding import fold
from domain.reference.places import Place, Region, all_places, all_regions, find_place, find_region
from domain.reference.positions import all_positions

MOST = 10
_BEHIND = "\U0010ffff"


@dataclass(frozen=True, slots=True, order=True)
class _Entry:
    """A word of a name with what follows; the first of those that begin alike are suggested first."""

    word: str
    rank: tuple[int, int, int]
    id: str


def suggest_where(prefix: str, locale: Locale) -> list[WhereSuggestion]:
    """Countries, places and regions of which a word begins so, in any alphabet: first words first, then the largest."""
    start = fold(prefix)
    if not start:
        return []
    entries = _where()
    words = _where_words()
    found = entries[bisect_left(words, start) : bisect_left(words, start + _BEHIND)]
    ids = dict.fromkeys(entry.id for entry in sorted(found, key=lambda entry: entry.rank))
    return [_suggestion(each, locale) for each in list(ids)[:MOST]]


def suggest_positions(prefix: str, locale: Locale) -> list[WhatSuggestion]:
    """Occupations of whose name a word begins so, those whose first word does before the others."""
    start = fold(prefix)
    if not start:
        return []
    found = (each for each in _what(locale) if f" {start}" in each[2])
    ordered = sorted((not folded.startswith(f" {start}"), name, code) for code, name, folded in found)
    return [WhatSuggestion(kind="position", id=code, text=name) for _, name, code in ordered[:MOST]]


@cache
def _where() -> tuple[_Entry, ...]:
    return tuple(sorted(_all_where()))


@cache
def _where_words() -> tuple[str, ...]:
    return tuple(entry.word for entry in _where())


def _all_where() -> Iterator[_Entry]:
    for code, names in all_countries().items():
        for name in {names.in_locale(locale) for locale in LOCALES}:
            yield from _entries(name, 0, 0, code)
    for place in all_places():
        for name in {place.name, place.name_in_cyrillic}:
            yield from _entries(name, 1, -place.population, str(place.geonameid))
    for region in all_regions():
        yield from _entries(region.name, 2, 0, region.id)


def _entries(name: str, kind: int, size: int, key: str) -> Iterator[_Entry]:
    words = fold(name).split()
    for index in range(len(words)):
        yield _Entry(" ".join(words[index:]), (min(index, 1), kind, size), key)


def _suggestion(key: str, locale: Locale) -> WhereSuggestion:
    if key.isdecimal() and (place := find_place(int(key))):
        return _place(place, locale)
    if region := find_region(key):
        return _region(region, locale)
    return WhereSuggestion(kind="country", id=key, name=_country(key, locale), region=None, country=None)


def _place(place: Place, locale: Locale) -> WhereSuggestion:
    country = _country(place.country, locale)
    name, key = place.label(locale), str(place.geonameid)
    return WhereSuggestion(kind="place", id=key, name=name, region=place.region, country=country)


def _region(region: Region, locale: Locale) -> WhereSuggestion:
    country = _country(region.country, locale)
    return WhereSuggestion(kind="region", id=region.id, name=region.name, region=None, country=country)


def _country(code: str, locale: Locale) -> str:
    names = find_country(code)
    return names.in_locale(locale) if names else code


@cache
def _what(locale: Locale) -> tuple[tuple[str, str, str], ...]:
    named = ((code, position.names.in_locale(locale)) for code, position in all_positions().items())
    return tuple((code, name, f" {fold(name)}") for code, name in named)

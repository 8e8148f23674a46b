"""Autocomplete suggestions. Places (by size) and occupations (by name) are kept in memory, since they do not change;
titles and employers come from ads, most frequent first."""

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from api.reference.schemas import WhatSuggestion, WhereSuggestion
from domain.kernel.locales import LOCALES, Locale
from domain.reference.countries import SHORT_NAMES, all_countries, find_country
from domain.reference.country_names import home_country
from domain.reference.folding import fold, without_dj
from domain.reference.gender_suffixes import without_other_gender
from domain.reference.language.occupation_titles import usual_titles
from domain.reference.language.stems import stem_of
from domain.reference.places import Place, Region, all_places, all_regions, find_place, find_region, landscapes
from domain.reference.positions import Position, all_positions
from read_models.job_search.search_result import Suggestion, SuggestionKind
from read_models.job_search.serving.port import JobSearchEngine

MAX_SUGGESTIONS = 10
MAX_PER_KIND = 5
_LAST_CHARACTER = "\U0010ffff"
_NAME_START = "|"
"""Separator before each name of an occupation."""


@dataclass(frozen=True, slots=True, order=True)
class _Entry:
    """A name from one of its words on, ordered for prefix search; `rank` orders the suggestions."""

    word: str
    rank: tuple[int, int, int]
    id: str
    country: str


def suggest_where(prefix: str, locale: Locale) -> list[WhereSuggestion]:
    """Countries, places and regions with a word that has this prefix, in Latin or Cyrillic; those that match on their
    first word come first, of these the ones in the reader's country, then the largest. Other countries come before
    places from the second letter on."""
    start = fold(prefix)
    home = home_country(locale)
    ids = _location_ids(start, home) or _location_ids(without_dj(start), home)
    return [_suggestion(each, locale) for each in ids[:MAX_SUGGESTIONS]]


def _location_ids(start: str, home: str) -> list[str]:
    if not start:
        return []
    entries, words = _locations(), _location_words()
    found = entries[bisect_left(words, start) : bisect_left(words, start + _LAST_CHARACTER)]

    def rank(entry: _Entry) -> tuple[int, int, int, int]:
        first, kind, size = entry.rank
        is_away = entry.country != home
        return (first, is_away, kind, size) if len(start) == 1 else (first, kind, is_away, size)

    return list(dict.fromkeys(entry.id for entry in sorted(found, key=rank)))


def suggest_what(engine: JobSearchEngine, prefix: str, locale: Locale) -> list[WhatSuggestion]:
    """Job titles, occupations and employers with a word that has this prefix. Without a match, tries "đ" for "dj", then
    the stem of the last word: "konobarica" finds "Konobar"."""
    for start in _spelling_variants(prefix):
        of_ads = engine.suggest(start, limit=2 * MAX_SUGGESTIONS)
        titles = [_from_ads(each) for each in of_ads if each.kind is SuggestionKind.TITLE][:MAX_PER_KIND]
        employers = [_from_ads(each) for each in of_ads if each.kind is SuggestionKind.EMPLOYER][:MAX_PER_KIND]
        if found := [*titles, *suggest_positions(start, locale), *employers]:
            return found
    return []


def _spelling_variants(prefix: str) -> Iterator[str]:
    typed = fold(without_other_gender(prefix)).rstrip(" /(,-")
    variants = [typed, without_dj(typed)]
    *first, last = variants[-1].split() or [""]
    if last.isalpha():
        variants.append(" ".join([*first, stem_of(last)]))
    return filter(None, dict.fromkeys(variants))


def _from_ads(found: Suggestion) -> WhatSuggestion:
    if found.kind is SuggestionKind.EMPLOYER:
        return WhatSuggestion(kind="employer", id=found.value, text=found.text)
    return WhatSuggestion(kind="title", id=None, text=found.text)


def suggest_positions(start: str, locale: Locale) -> list[WhatSuggestion]:
    """Occupations with a word that has this prefix, in their name in this language or a usual title in any; those that
    match on the first word come first."""
    found = (each for each in _occupations(locale) if f" {start}" in each[2])
    ordered = sorted((f"{_NAME_START} {start}" not in folded, name, code) for code, name, folded in found)
    return [WhatSuggestion(kind="position", id=code, text=name) for _, name, code in ordered[:MAX_PER_KIND]]


@cache
def _locations() -> tuple[_Entry, ...]:
    return tuple(sorted(_generate_locations()))


@cache
def _location_words() -> tuple[str, ...]:
    return tuple(entry.word for entry in _locations())


def _generate_locations() -> Iterator[_Entry]:
    for code, names in all_countries().items():
        for name in {*(names.in_locale(locale) for locale in LOCALES), SHORT_NAMES.get(code, "")}:
            yield from _entries(name, 0, 0, code, code)
    for place in all_places():
        for name in {place.name, place.name_in_cyrillic}:
            yield from _entries(name, 1, -place.population, str(place.geonameid), place.country)
    for region in all_regions():
        for name in (region.name, *landscapes().get(region.id, ())):
            yield from _entries(name, 2, 0, region.id, region.country)


def _entries(name: str, kind: int, size: int, key: str, country: str) -> Iterator[_Entry]:
    words = fold(name).split()
    for index in range(len(words)):
        yield _Entry(" ".join(words[index:]), (min(index, 1), kind, size), key, country)


def _suggestion(key: str, locale: Locale) -> WhereSuggestion:
    if key.isdecimal() and (place := find_place(int(key))):
        return _place(place, locale)
    if region := find_region(key):
        return _region(region, locale)
    return WhereSuggestion(kind="country", id=key, name=_country(key, locale), region=None, country=None)


def _place(place: Place, locale: Locale) -> WhereSuggestion:
    country = _country(place.country, locale)
    region = find_region(place.region_id)
    name, key = place.label(locale), str(place.geonameid)
    return WhereSuggestion(
        kind="place", id=key, name=name, region=region.label(locale) if region else None, country=country
    )


def _region(region: Region, locale: Locale) -> WhereSuggestion:
    country = _country(region.country, locale)
    return WhereSuggestion(kind="region", id=region.id, name=region.label(locale), region=None, country=country)


def _country(code: str, locale: Locale) -> str:
    names = find_country(code)
    return names.in_locale(locale) if names else code


@cache
def _occupations(locale: Locale) -> tuple[tuple[str, str, str], ...]:
    """Code, label, and all names and titles folded, of each occupation."""
    return tuple(
        (code, position.labels.in_locale(locale), _folded_names(position, locale))
        for code, position in all_positions().items()
    )


def _folded_names(position: Position, locale: Locale) -> str:
    label, name = position.labels.in_locale(locale), position.names.in_locale(locale)
    titles = usual_titles().get(position.code, ())
    names = dict.fromkeys((*label.split("/"), *name.split("/"), *titles))
    return "".join(f"{_NAME_START} {fold(each)} " for each in names)

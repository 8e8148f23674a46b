"""Autocomplete suggestions. Places (by size) and occupations (by name) are kept in memory, since they do not change;
titles and employers come from ads, most frequent first."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from typing import NamedTuple

from api.reference.schemas import WhatSuggestion, WhereSuggestion
from api.reference.suggestion_ranking import weighted_ads, weighted_population, written
from domain.kernel.values.locales import LOCALES, Locale
from domain.reference.countries import SHORT_NAMES, all_countries, find_country
from domain.reference.country_names import HOME_COUNTRY
from domain.reference.folding import fold, without_dj
from domain.reference.gender_suffixes import without_other_gender
from domain.reference.language.occupation_titles import usual_titles
from domain.reference.language.spelling import one_edit
from domain.reference.language.stems import stem_of
from domain.reference.places import Place, Region, all_places, all_regions, find_place, find_region, landscapes
from domain.reference.positions import Position, all_positions
from read_models.job_search.search_result import Suggestion, SuggestionKind
from read_models.job_search.serving.port import JobSearchEngine

MAX_SUGGESTIONS = 10
MAX_PER_KIND = 5
_LAST_CHARACTER = "\U0010ffff"
_WEIGHED = 30
"""Titles and employers that are ranked for the reader."""


@dataclass(frozen=True, slots=True, order=True)
class _Entry:
    """A name from one of its words on, ordered for prefix search; `rank` orders the suggestions."""

    word: str
    rank: tuple[int, int, int]
    id: str
    country: str


def suggest_where(prefix: str, locale: Locale) -> list[WhereSuggestion]:
    """Countries, places and regions with a word that has this prefix, in Latin or Cyrillic; those that match on their
    first word come first, then the largest, those near the reader counting as larger. One letter asks for the reader's
    own country first. Without a match, prefixes that are one typo away are tried."""
    start = fold(prefix)
    found = _locations_from([start]) or _locations_from([without_dj(start)]) or _locations_from(one_edit(start))
    ranks = {each: _location_rank(each, locale, is_letter=len(start) == 1) for each in found}
    ids = list(dict.fromkeys(each.id for each in sorted(found, key=lambda each: ranks[each])))
    return [_suggestion(each, locale) for each in ids[:MAX_SUGGESTIONS]]


def _locations_from(starts: Iterable[str]) -> list[_Entry]:
    entries, words = _locations(), _location_words()
    ranges = ((bisect_left(words, each), bisect_left(words, each + _LAST_CHARACTER)) for each in starts if each)
    return [entry for first, behind in ranges for entry in entries[first:behind]]


def _location_rank(entry: _Entry, locale: Locale, *, is_letter: bool) -> tuple[int, int, int, int]:
    is_first_word, kind, population = entry.rank
    abroad = is_letter and entry.country != HOME_COUNTRY[locale]
    return (int(abroad), is_first_word, kind, -weighted_population(entry.country, -population, locale))


def suggest_what(engine: JobSearchEngine, prefix: str, locale: Locale) -> list[WhatSuggestion]:
    """Job titles, occupations and employers with a word that has this prefix, those of the reader's language and
    country first. Where no ad has one, tries "đ" for "dj", then the stem of the last word: "konobarica" finds
    "Konobar"; then, without an occupation either, prefixes that are one typo away."""
    positions: list[WhatSuggestion] = []
    variants = list(_spelling_variants(prefix))
    for start in variants:
        of_ads = engine.suggest(start, limit=_WEIGHED)
        positions = positions or suggest_positions([start], locale)
        if of_ads:
            return _composed(of_ads, positions, locale)
    if positions or not variants:
        return positions
    misspelt = engine.suggest(variants[0], limit=_WEIGHED, misspelt=True)
    return _composed(misspelt, suggest_positions(one_edit(variants[0]), locale), locale)


def _composed(of_ads: list[Suggestion], positions: list[WhatSuggestion], locale: Locale) -> list[WhatSuggestion]:
    ranked = sorted(of_ads, key=lambda each: -weighted_ads(each, locale))
    titles = [_from_ads(each, locale) for each in ranked if each.kind is SuggestionKind.TITLE][:MAX_PER_KIND]
    employers = [_from_ads(each, locale) for each in ranked if each.kind is SuggestionKind.EMPLOYER][:MAX_PER_KIND]
    return [*titles, *positions, *employers]


def _spelling_variants(prefix: str) -> Iterator[str]:
    typed = fold(without_other_gender(prefix)).rstrip(" /(,-")
    variants = [typed, without_dj(typed)]
    *first, last = variants[-1].split() or [""]
    if last.isalpha():
        variants.append(" ".join([*first, stem_of(last)]))
    return filter(None, dict.fromkeys(variants))


def _from_ads(found: Suggestion, locale: Locale) -> WhatSuggestion:
    if found.kind is SuggestionKind.EMPLOYER:
        return WhatSuggestion(kind="employer", id=found.value, text=found.text)
    return WhatSuggestion(kind="title", id=None, text=written(found, locale))


def suggest_positions(starts: Iterable[str], locale: Locale) -> list[WhatSuggestion]:
    """Occupations with a word that has one of these prefixes, in their name in this language or a usual title in any,
    by how the name begins so."""
    entries, words = _occupation_words(locale)
    names = _occupation_names(locale)
    ranks: dict[str, tuple[_Kind, int]] = {}
    for start in filter(None, starts):
        for entry in entries[bisect_left(words, start) : bisect_left(words, start + _LAST_CHARACTER)]:
            rank = entry.rank(start)
            ranks[entry.code] = min(rank, ranks.get(entry.code, rank))
    ordered = sorted(ranks, key=lambda code: (ranks[code], names[code]))
    return [WhatSuggestion(kind="position", id=code, text=names[code]) for code in ordered[:MAX_PER_KIND]]


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
def _occupation_names(locale: Locale) -> dict[str, str]:
    return {code: position.labels.in_locale(locale) for code, position in all_positions().items()}


class _Kind(IntEnum):
    """The way in which the name of an occupation begins with the typed text, the best first."""

    NAME = 0
    WHOLE_TITLE = 1
    WORD_OF_NAME = 2
    TITLE = 3
    WORD_OF_TITLE = 4


class _OccupationEntry(NamedTuple):
    """A name of an occupation from one of its words on."""

    start: str
    kind: _Kind
    words: int
    code: str

    def rank(self, typed: str) -> tuple[_Kind, int]:
        """Ranks the entry for the typed text, the best lowest; of titles, the shortest fit best."""
        return (_Kind.WHOLE_TITLE if self.kind is _Kind.TITLE and self.start == typed else self.kind, self.words)


@cache
def _occupation_words(locale: Locale) -> tuple[Sequence[_OccupationEntry], Sequence[str]]:
    """Names and titles from each of their words on, in order; then the same beginnings alone."""
    names = {
        _OccupationEntry(" ".join(words[at:]), _Kind.WORD_OF_NAME if at else _Kind.NAME, 0, code)
        for code, position in all_positions().items()
        for name in _names(position, locale)
        for words in [fold(name).split()]
        for at in range(len(words))
    }
    entries = sorted([*_titles(), *sorted(names)])  # quick, since both are in order
    return entries, [entry.start for entry in entries]


@cache
def _titles() -> Sequence[_OccupationEntry]:
    """Usual titles in all languages from each of their words on, in order."""
    titles = {
        _OccupationEntry(" ".join(words[at:]), _Kind.WORD_OF_TITLE if at else _Kind.TITLE, len(words), code)
        for code in all_positions()
        for title in usual_titles().get(code, ())
        for words in [fold(title).split()]
        for at in range(len(words))
    }
    return sorted(titles)


def _names(position: Position, locale: Locale) -> Iterator[str]:
    for names in (position.labels, position.names):
        yield from names.in_locale(locale).split("/")

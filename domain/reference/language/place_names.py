"""Names of places, regions and countries as people write them in queries: declined, abbreviated, in other languages.

What a name stands for in a text depends on evidence: a village is recognised after a preposition or with a capital
letter only, a name that is also an ordinary word only with both.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import cache

from domain.kernel.values.locales import Locale
from domain.reference.cities_abroad import all_cities_abroad
from domain.reference.cyrillic_names import in_cyrillic
from domain.reference.folding import fold
from domain.reference.language.occupation_titles import titles
from domain.reference.language.term_phrases import term_phrases
from domain.reference.language.written_words import longest_by_first, phrase_key, written_words
from domain.reference.names import read_rows
from domain.reference.places import Place, all_places, all_regions, find_place, landscapes

TOWN = 5_000
"""People from which a place is recognised without further evidence."""
FAR_SMALLER = 20
"""A place so many times smaller than another of its name is not meant without its region or country."""

Key = tuple[str, ...]


class Evidence(IntEnum):
    """The evidence that a text must show before a name is taken for a place."""

    NONE = 0
    PREPOSITION_OR_CAPITAL = 1
    PREPOSITION = 2
    PREPOSITION_AND_CAPITAL = 3


@dataclass(frozen=True, slots=True)
class AreaName:
    """Ids of areas with this name. Of a part of a town the area is the town, and its name stays a word."""

    areas: tuple[str, ...]
    needs: Evidence
    is_part: bool = False
    is_spelled: bool = False
    """Other forms of the name mean something else: "hrvatski" is no place, and "Hrvatskoj" is listed."""


def find_area_name(exact: Key, stems: Key) -> AreaName | None:
    """The areas of a name by the folded spellings of its words, else by their stems."""
    return spelled_names().get(exact) or _by_stem().get(stems)


def is_other_word(stem: str) -> bool:
    """Whether it is the stem of a word in occupations, terms, or of a place that is also an ordinary word."""
    return stem in _stems_of_other_words()


def longest_name(exact: str, stem: str) -> int:
    """The maximum number of words in a name that begins with this word."""
    by_spelling, by_stem = _longest()
    return max(by_spelling.get(exact, 0), by_stem.get(stem, 0))


def island_name(areas: Iterable[str], locale: Locale) -> str | None:
    """The island that all of these places make up."""
    name = _islands().get(frozenset(areas))
    return in_cyrillic(name, "HR") if name and locale == "mk" else name


@cache
def _islands() -> dict[frozenset[str], str]:
    """Main names by the places, of islands with several."""
    rows = (row for row in read_rows("area_names.csv") if row["kind"] == "island")
    places = {row["names"].partition("; ")[0]: frozenset(row["areas"].split()) for row in rows}
    return {ids: name for name, ids in places.items() if len(ids) > 1}


@cache
def _longest() -> tuple[dict[str, int], dict[str, int]]:
    return longest_by_first(spelled_names()), longest_by_first(_by_stem())


@cache
def spelled_names() -> dict[Key, AreaName]:
    """Names by the folded spellings of their words, usual cases included."""
    forms = ((form, area) for name, area in _names() for form in (name, *(() if area.is_spelled else case_forms(name))))
    return _joined((_spelling(form), area) for form, area in forms)


@cache
def _by_stem() -> dict[Key, AreaName]:
    """Areas by the stems of their names, without one-word names whose stem is that of another word: "Vodice" are not
    "vodiči"."""
    taken = _stems_of_other_words()
    keys = ((phrase_key(name), area) for name, area in _names() if not area.is_spelled)
    return _joined((key, area) for key, area in keys if len(key) > 1 or (key and key[0] not in taken))


def _joined(names: Iterable[tuple[Key, AreaName]]) -> dict[Key, AreaName]:
    """The areas of each key. Names that need less evidence decide for all of the same name."""
    found: defaultdict[Key, list[AreaName]] = defaultdict(list)
    for key, area in names:
        if key:
            found[key].append(area)
    return {key: _merged(areas) for key, areas in found.items()}


def _merged(areas: list[AreaName]) -> AreaName:
    parts = [each for each in areas if each.is_part]
    # An island is all of its places, however small.
    groups = [each.areas for each in areas if len(each.areas) > 1]
    single = _without_far_smaller(tuple(each.areas[0] for each in (parts or areas) if len(each.areas) == 1))
    ids = tuple(dict.fromkeys(area for each in (single, *groups) for area in each))
    return AreaName(ids, min(each.needs for each in areas), is_part=bool(parts))


def _without_far_smaller(ids: tuple[str, ...]) -> tuple[str, ...]:
    people = {area: place.population for area in ids if area.isdecimal() and (place := find_place(int(area)))}
    largest = max(people.values(), default=0)
    return tuple(area for area in ids if area not in people or people[area] * FAR_SMALLER >= largest)


def _names() -> Iterator[tuple[str, AreaName]]:
    ordinary = _ordinary_words()
    for place in all_places():
        for name in dict.fromkeys((place.name, place.name_in_cyrillic, place.label("mk"))):
            yield name, AreaName((str(place.geonameid),), _evidence(place, name, ordinary))
    yield from _names_of_regions(ordinary)
    for city in all_cities_abroad().values():
        for name in city.every_name:
            yield name, AreaName((city.id,), Evidence.NONE)
    for row in read_rows("area_names.csv"):
        areas = tuple(row["areas"].split())
        for name in row["names"].split("; "):
            yield (
                name,
                AreaName(
                    areas,
                    _evidence_of_kind(row["kind"], name),
                    is_part=row["kind"] == "part",
                    is_spelled=row["kind"] == "nickname" or fold(name).endswith(_ADJECTIVES),
                ),
            )


def _names_of_regions(ordinary: frozenset[str]) -> Iterator[tuple[str, AreaName]]:
    """Regions of Croatia are large; elsewhere most are municipalities with the name of a village."""
    for region in all_regions():
        needs = Evidence.NONE if region.country == "HR" else Evidence.PREPOSITION_OR_CAPITAL
        if fold(region.name) in ordinary:
            needs = Evidence.PREPOSITION_AND_CAPITAL
        # "Zagrebačka" alone is an adjective.
        for name in dict.fromkeys((region.name, region.label("mk"))):
            yield name, AreaName((region.id,), needs)
        for name in landscapes().get(region.id, ()):
            yield name, AreaName((region.id,), Evidence.NONE)


def _evidence(place: Place, name: str, ordinary: frozenset[str]) -> Evidence:
    if fold(name) in ordinary:
        return Evidence.PREPOSITION_AND_CAPITAL
    is_known = place.population >= TOWN
    return Evidence.NONE if is_known else Evidence.PREPOSITION_OR_CAPITAL


_ADJECTIVES = ("ska", "cka", "ske", "skoj", "ckoj", "sku", "cku", "skem")
_AMBIGUOUS_NICKNAMES = frozenset(("sa", "os", "du", "mo", "ze", "pu", "si", "sk", "vg", "sb"))


def _evidence_of_kind(kind: str, name: str) -> Evidence:
    if kind == "nickname":
        return Evidence.PREPOSITION if fold(name) in _AMBIGUOUS_NICKNAMES else Evidence.NONE
    return Evidence.NONE


def case_forms(name: str) -> tuple[str, ...]:
    """Usual cases of a name of one word, by rule: "Tetovo" becomes "Tetovu". Others are found by their stem."""
    if " " in name or len(name) < SHORTEST_DECLINED:
        return ()
    for ending, cases in _CASES.items():
        if name.endswith(ending):
            return tuple(name.removesuffix(ending) + case for case in cases)
    return tuple(name + case for case in ("u", "a")) if name[-1].isalpha() and name[-1] not in "aeiou" else ()


SHORTEST_DECLINED = 4
_CASES = {
    "ka": ("ci", "ke", "ku"),
    "ga": ("zi", "gi", "ge", "gu"),
    "a": ("i", "e", "u"),
    "o": ("u", "a"),
    "lje": ("lju", "lja"),
}


@cache
def _ordinary_words() -> frozenset[str]:
    """Names that are words themselves, folded."""
    return frozenset(fold(row["name"]) for row in read_rows("ordinary_place_names.csv") if row["because"] == "word")


@cache
def _stems_of_other_words() -> frozenset[str]:
    of_titles = (stem for title in titles() for stem in title)
    of_terms = (stem for phrase in term_phrases() for stem in phrase)
    of_names = (stem for row in read_rows("ordinary_place_names.csv") for stem in phrase_key(row["name"]))
    return frozenset((*of_titles, *of_terms, *of_names))


def _spelling(name: str) -> Key:
    return tuple(word.exact for word in written_words(name))

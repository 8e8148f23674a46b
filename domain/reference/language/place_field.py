"""Reads what people type where a place is asked for: "u Splitu", "Splt", "Split ili Zadar", "Split Hrvatska"."""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from domain.reference.addresses import place_in_address
from domain.reference.containing_areas import innermost
from domain.reference.folding import fold
from domain.reference.language.place_names import (
    AreaName,
    Evidence,
    find_area_name,
    is_other_word,
    island_name,
    longest_name,
    spelled_names,
)
from domain.reference.language.spelling import deletes, is_typo
from domain.reference.language.stems import stem_of
from domain.reference.language.understood_words import PREPOSITIONS
from domain.reference.language.written_words import WrittenWord, written_words
from domain.reference.places import find_place, list_places_named, list_regions_named

_SEPARATOR = re.compile(r"\s*[,;/|]\s*|\s+(?:ili|ali|or|или|i|in|and|и|oz\.)\s+", re.IGNORECASE)
_HOUSE_NUMBER = re.compile(r"\d")
_SAYS_NO_PLACE = PREPOSITIONS | {
    "okolina",
    "okolini",
    "okolico",
    "centar",
    "centru",
    "center",
    "centre",
    "strogi",
    "siri",
}
"""Words beside a name that are no part of it: "Zagreb centar"."""
SHORTEST_MISSPELT = 5
"""Letters of a word among others that may be a misspelt town: shorter ones are like too many."""


@dataclass(frozen=True, slots=True)
class ReadPlaces:
    """The areas that a text names, spellings that were corrected (as typed, as meant), and what is not known. Of parts
    of towns the areas are the towns, and `words` their names, by which ads are found there."""

    areas: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    corrected: tuple[tuple[str, str], ...] = ()
    unknown: tuple[str, ...] = ()


def read_places(text: str) -> ReadPlaces:
    """A name of any form and language; else several of them, of which a country only says where the others are; else
    an address; else the name that was probably meant."""
    if whole := _known(text):
        return whole
    parts = [part for part in _SEPARATOR.split(text) if _says_place(part)]
    if len(parts) < 2:
        return _read(parts[0] if parts else text)
    if _HOUSE_NUMBER.search(text) and (place := place_in_address(text)):
        return ReadPlaces((str(place.geonameid),))
    return _together([_read(part) for part in parts])


def _says_place(part: str) -> bool:
    """Whether a part is more than "okolica"; signs are kept, to be said to be unknown."""
    words = _words(part)
    return bool(part.strip()) and not (words and all(word.exact in _SAYS_NO_PLACE for word in words))


def _read(text: str) -> ReadPlaces:
    """One name as it is written or probably meant, else several beside one another; else none."""
    return _known(text) or _corrected(text) or _adjacent(text) or ReadPlaces(unknown=(text.strip(),))


def _together(read: Sequence[ReadPlaces]) -> ReadPlaces:
    """Several places, of which a country only says where the others are."""
    if len(read) == 1:
        return read[0]
    names = innermost([each.areas for each in read if each.areas])
    return ReadPlaces(
        tuple(dict.fromkeys(area for areas in names for area in areas)),
        (),
        tuple(pair for each in read for pair in each.corrected),
        tuple(unknown for each in read for unknown in each.unknown),
    )


def misspelt_town(word: str) -> str | None:
    """The town, folded and in the case that was typed, that a folded word was probably meant to name; None where it is
    another word, or no name is similar. Villages are like too many words."""
    if len(word) < SHORTEST_MISSPELT or (word,) in spelled_names() or is_other_word(stem_of(word)):
        return None
    known = ((name, spelled_names()[tuple(name.split())]) for name in _similar(word) if is_typo(word, name))
    people = {name: _people(area) for name, area in known if area.needs == Evidence.NONE}
    return max(people, key=lambda name: (people[name], name), default=None)


def _adjacent(text: str) -> ReadPlaces | None:
    """Names without a sign between them, the longest first, one of which may be misspelt; None where another word says
    more."""
    words = _words(text)
    read: list[ReadPlaces] = []
    at = 0
    while at < len(words):
        longest = longest_name(words[at].exact, words[at].stem)
        ends = range(min(len(words), at + longest), at + 1, -1)
        end = next((end for end in ends if _find(words[at:end])), at + 1)
        name = text[words[at].start : words[end - 1].end]
        at = end
        if fold(name) in _SAYS_NO_PLACE:
            continue
        found = _known(name) or _corrected(name)
        if found is None:
            return None
        read.append(found)
    return _together(read) if read and sum(bool(each.corrected) for each in read) <= 1 else None


def _known(text: str) -> ReadPlaces | None:
    """One name, with or without a preposition."""
    plain = (
        *(str(place.geonameid) for place in list_places_named(text)),
        *(each.id for each in list_regions_named(text)),
    )
    words = _words(text)
    found = _find(words) or (_find(words[1:]) if words and words[0].exact in PREPOSITIONS else None)
    areas = tuple(dict.fromkeys((*plain, *(found.areas if found else ()))))
    if not areas:
        return None
    return ReadPlaces(
        areas, words=tuple(word.exact for word in words if word.carries) if found and found.is_part else ()
    )


def _find(words: Sequence[WrittenWord]) -> AreaName | None:
    return find_area_name(tuple(word.exact for word in words), tuple(word.stem for word in words))


def _words(text: str) -> list[WrittenWord]:
    return list(written_words(text))


def _corrected(text: str) -> ReadPlaces | None:
    """The largest place of a similar name."""
    words = _words(text)
    if words and words[0].exact in PREPOSITIONS:
        words = words[1:]
    typed = " ".join(word.exact for word in words)
    similar = [name for name in _similar(typed) if is_typo(typed, name)]
    if not similar:
        return None
    meant = max(similar, key=lambda name: (_people(spelled_names()[tuple(name.split())]), name))
    areas = spelled_names()[tuple(meant.split())].areas
    return ReadPlaces(areas, corrected=((text.strip(), _label(areas) or meant.title()),))


def _label(areas: tuple[str, ...]) -> str | None:
    """The name of an island or of places, which have one name if they are several."""
    place = find_place(int(areas[0])) if areas[0].isdecimal() else None
    return island_name(areas, "hr") or (place.name if place else None)


def _people(name: AreaName) -> int:
    places = (find_place(int(area)) for area in name.areas if area.isdecimal())
    return max((place.population for place in places if place), default=0)


def _similar(typed: str) -> Iterator[str]:
    for key in deletes(typed):
        yield from _names_by_deletes().get(key, ())


@cache
def _names_by_deletes() -> dict[str, list[str]]:
    names: defaultdict[str, list[str]] = defaultdict(list)
    for key in spelled_names():
        name = " ".join(key)
        for each in deletes(name):
            names[each].append(name)
    return dict(names)

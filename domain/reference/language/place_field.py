"""Reads what people type where a place is asked for: "u Splitu", "Splt", "Split ili Zadar", "Split, Hrvatska"."""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from domain.reference.addresses import place_in_address
from domain.reference.containing_areas import innermost
from domain.reference.language.place_names import AreaName, Evidence, find_area_name, is_other_word, spelled_names
from domain.reference.language.spelling import deletes, is_typo
from domain.reference.language.stems import stem_of
from domain.reference.language.understood_words import PREPOSITIONS
from domain.reference.language.written_words import WrittenWord, written_words
from domain.reference.places import find_place, list_places_named, list_regions_named

_SEPARATOR = re.compile(r"\s*[,;/|]\s*|\s+(?:ili|ali|or|или|i|in|and|и|oz\.)\s+", re.IGNORECASE)
_HOUSE_NUMBER = re.compile(r"\d")
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
    parts = [part for part in _SEPARATOR.split(text) if part.strip()]
    if len(parts) < 2:
        return _corrected(text)
    if _HOUSE_NUMBER.search(text) and (place := place_in_address(text)):
        return ReadPlaces((str(place.geonameid),))
    read = [_known(part) or _corrected(part) for part in parts]
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


def _corrected(text: str) -> ReadPlaces:
    words = _words(text)
    if words and words[0].exact in PREPOSITIONS:
        words = words[1:]
    typed = " ".join(word.exact for word in words)
    similar = [name for name in _similar(typed) if is_typo(typed, name)]
    if not similar:
        return ReadPlaces(unknown=(text.strip(),))
    meant = max(similar, key=lambda name: (_people(spelled_names()[tuple(name.split())]), name))
    areas = spelled_names()[tuple(meant.split())].areas
    return ReadPlaces(areas, corrected=((text.strip(), _label(areas) or meant),))


def _label(areas: tuple[str, ...]) -> str | None:
    place = find_place(int(areas[0])) if areas[0].isdecimal() else None
    return place.name if place and len(areas) == 1 else None


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

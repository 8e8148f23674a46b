"""Resolves names of locations to ids of places, regions and countries."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from domain.kernel.values.locales import Locale
from domain.reference.cities_abroad import find_city_abroad
from domain.reference.country_names import country_name, country_names
from domain.reference.folding import fold
from domain.reference.language.place_field import ReadPlaces, read_places
from domain.reference.places import Place, find_place, find_region


@dataclass
class UnderstoodPlaces:
    """Recognised areas (names by id), spellings that were corrected, and the texts that match none.

    `normal` is the canonical form of each text: the id if it matches one area, else the folded text.
    """

    known: dict[str, str] = field(default_factory=dict[str, str])
    corrected: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    unknown: list[str] = field(default_factory=list[str])
    words: list[str] = field(default_factory=list[str])
    """Names of parts of towns, by which ads are found in the towns."""
    normal: set[str] = field(default_factory=set[str])

    def places(self) -> list[Place]:
        """The recognised areas that are places."""
        return [place for key in self.known if key.isdecimal() and (place := find_place(int(key)))]


def understand_places(texts: Iterable[str], locale: Locale) -> UnderstoodPlaces:
    """Texts are ids (`3186886`, `HR-21`, `HR`) or names, which may match several places, regions or countries."""
    found = UnderstoodPlaces()
    for text in filter(None, (text.strip() for text in texts)):
        areas = areas_by_id(text, locale)
        read = ReadPlaces(tuple(areas)) if areas else read_places(text)
        found.known |= {key: name for area in read.areas for key, name in areas_by_id(area, locale).items()}
        found.normal.add(read.areas[0] if len(read.areas) == 1 and not read.unknown else fold(text) or text)
        found.corrected += read.corrected
        found.unknown += read.unknown
        found.words += read.words
    return found


def areas_by_id(text: str, locale: Locale) -> dict[str, str]:
    """The name of the place, region or country with this id, by its id; empty where there is none."""
    place = find_place(int(text)) if text.isascii() and text.isdigit() and len(text) < 12 else None
    if place:
        return {text: place.label(locale)}
    if region := find_region(text):
        return {text: region.label(locale)}
    if city := find_city_abroad(text):
        return {text: city.names.in_locale(locale)}
    name = country_name(text, locale) if text in country_names(locale) else None
    return {text: name} if name else {}

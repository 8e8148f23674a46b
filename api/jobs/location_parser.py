"""Parses location names into ids of places, regions and countries."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from domain.kernel.locales import Locale
from domain.reference.countries import find_country, find_country_code
from domain.reference.folding import fold
from domain.reference.places import Place, find_place, find_region, list_places_named, list_regions_named


@dataclass
class ParsedLocations:
    """Recognised areas (names by id), and the texts that match none.

    `normal` is the canonical form of each text: the id if it matches one area, else the folded text.
    """

    known: dict[str, str] = field(default_factory=dict[str, str])
    unknown: list[str] = field(default_factory=list[str])
    normal: set[str] = field(default_factory=set[str])

    def places(self) -> list[Place]:
        """The recognised areas that are places."""
        return [place for key in self.known if key.isdecimal() and (place := find_place(int(key)))]


def parse_locations(texts: Iterable[str], locale: Locale) -> ParsedLocations:
    """Texts are ids (`3186886`, `HR-21`, `HR`) or names, which may match several places, regions or countries."""
    found = ParsedLocations()
    for text in filter(None, (text.strip() for text in texts)):
        areas = _by_id(text, locale) or _by_name(text, locale)
        found.known |= areas
        found.normal.add(next(iter(areas)) if len(areas) == 1 else fold(text) or text)
        if not areas:
            found.unknown.append(text)
    return found


def _by_id(text: str, locale: Locale) -> dict[str, str]:
    place = find_place(int(text)) if text.isascii() and text.isdigit() and len(text) < 12 else None
    if place:
        return {text: place.label(locale)}
    if region := find_region(text):
        return {text: region.label(locale)}
    country = find_country(text)
    return {text: country.in_locale(locale)} if country else {}


def _by_name(text: str, locale: Locale) -> dict[str, str]:
    places = {str(place.geonameid): place.label(locale) for place in list_places_named(text)}
    regions = {region.id: region.label(locale) for region in list_regions_named(text)}
    code = find_country_code(text)
    country = find_country(code) if code else None
    return places | regions | ({code: country.in_locale(locale)} if code and country else {})

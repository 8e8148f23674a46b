"""Maps places of feeds to the gazetteer; unknown places keep their own name and coordinates."""

import re
from dataclasses import replace
from functools import lru_cache

from domain.feeds.fields.countries import country_code, country_in_address, country_name, is_state
from domain.feeds.fields.markup import to_line
from domain.feeds.raw_ads import RawPlace
from domain.job_import.ports import Gazetteer, KnownPlace
from domain.jobs.ad import AdPlace

ANYWHERE = re.compile(r"^(?:anywhere|worldwide)\b", re.IGNORECASE)
_JOINT = r"[\s,:/()\[\]–—-]{0,8}"
REMOTE = re.compile(
    rf"{_JOINT}(?:\b(?:or|ili|ali)\b{_JOINT})?(?:\b(?:fully|100 ?%)\s+)?"
    r"\b(?:remote(?:ly)?(?:\s+(?:work|working|job|position))?|work from home|home office|rad od kuće"
    rf"|(?:rad )?na daljinu|(?:delo )?na daljavo)\b{_JOINT}(?:\b(?:in|within|or|ili|ali)\b{_JOINT})?",
    re.IGNORECASE,
)
NUMBER = re.compile(r"-?\d{1,3}(?:\.\d{1,20})?")
SUPRANATIONAL_REGIONS = frozenset(
    {"europe", "europa", "eu", "european union", "emea", "global", "balkans", "cee", "see"}
)
LIST = re.compile(r" / |[;|\n•·]| (?:or|ili|ali|oder|или) ", re.IGNORECASE)
CONJUNCTION = re.compile(r"/| (?:and|i|in|te|und|и|&|\+) ", re.IGNORECASE)
LINE_BREAK = re.compile(r"<br\s*/?>", re.IGNORECASE)
COMMA = re.compile(r",| (?:and|i|in|te|und|и|&) ", re.IGNORECASE)
MIN_LISTED, MIN_BY_COMMA, MIN_UNKNOWN_BY_COMMA = 2, 3, 4
MIN_TOWN_OF_PAIR = 10_000
"""Inhabitants."""
PAIR = re.compile(",")
MAX_NAME_LENGTH = 200
CACHE_SIZE = 20_000


class PlaceMapper:
    """Finds places, with a cache: feeds repeat the same ones."""

    def __init__(self, gazetteer: Gazetteer, country: str | None) -> None:
        self._gazetteer = gazetteer
        self._country = country
        self._known = lru_cache(maxsize=CACHE_SIZE)(self._find_all)

    def find_all(self, raw_place: RawPlace) -> tuple[AdPlace, ...]:
        """The places that a text lists: "Split / Zagreb", "Berlin; Wien", "Zagreb, Split, Rijeka". Empty if none is
        named, as in "Remote"."""
        return self._known(raw_place)

    def _find_all(self, raw_place: RawPlace) -> tuple[AdPlace, ...]:
        parts = [] if raw_place.latitude.strip() else self._listed(raw_place.name)
        places = [replace(raw_place, name=part, region="", postal_code="") for part in parts] or [raw_place]
        return tuple(found for place in places if (found := self._find(place)))

    def _in_gazetteer(
        self,
        name: str,
        rest: list[str],
        country: str | None,
        region: str,
        postal_code: str,
        at: tuple[float, float] | None,
    ) -> KnownPlace | None:
        """The place of that name; of an address that begins with a street and its number, the town that follows."""
        is_street = any(map(str.isdigit, name))
        towns = (part for part in (name, *rest) if part == name or (is_street and country_code(part) is None))
        places = (
            self._gazetteer.find(town, country=country, region=region, postal_code=postal_code, at=at) for town in towns
        )
        return next((place for place in places if place), None)

    def _listed(self, name: str) -> list[str]:
        """A slash or a conjunction may belong to one name, and commas part an address as well: so all parts are to be
        towns, or to be four and more without a country, a state or a number among them. Two towns with a comma
        are a list if the second cannot be what tells the first from others of its name."""
        name = "\n".join(" ".join(line.split()) for line in LINE_BREAK.sub("\n", name).splitlines())
        parts = _parts(LIST, name)
        if len(parts) >= MIN_LISTED:
            parts = [each for part in parts for each in self._listed(part) or [part]]
        elif self._are_far_apart(pair := _parts(PAIR, name)):
            parts = pair
        else:
            for separator, enough in ((CONJUNCTION, MIN_LISTED), (COMMA, MIN_BY_COMMA)):
                parts = _parts(separator, name)
                if len(parts) >= enough and all(map(self._is_town, parts)):
                    break
            else:
                is_list = len(parts) >= MIN_UNKNOWN_BY_COMMA and not any(map(_is_of_address, parts))
                parts = parts if is_list else []
        return [part for part in parts if not REMOTE.fullmatch(part)]

    def _are_far_apart(self, pair: list[str]) -> bool:
        """Whether these are two towns of different regions, and no other place of the first name is near the second."""
        if len(pair) != MIN_LISTED or not all(map(self._is_town, pair)):
            return False
        first, second = (self._town(name) for name in pair)
        if first is None or second is None or min(first.population, second.population) < MIN_TOWN_OF_PAIR:
            return False
        near_second = self._town(pair[0], (second.latitude, second.longitude))
        return near_second is None and first.region_id != second.region_id

    def _town(self, name: str, at: tuple[float, float] | None = None) -> KnownPlace | None:
        return self._gazetteer.find(name, country=self._country, region="", postal_code="", at=at)

    def _is_town(self, name: str) -> bool:
        return self._town(name) is not None and country_code(name) is None

    def _find(self, raw_place: RawPlace) -> AdPlace | None:
        written = REMOTE.sub(", ", raw_place.name)
        name, *rest = [part for part in map(to_line, written.split(",")) if part] or [""]
        named = (
            country_code(raw_place.country),
            *(country_in_address(part, name) for part in reversed(rest)),
            self._country,
        )
        country = next(filter(None, named if not _is_abroad(name, rest) else named[:-1]), None)
        region = to_line(raw_place.region) or " ".join(part for part in rest if _is_region(part, name))
        if ANYWHERE.match(name) or (is_anywhere(raw_place) and not name):
            return None
        at = _point(raw_place)
        found = self._in_gazetteer(name, rest, country, region, raw_place.postal_code, at)
        if found:
            return AdPlace(
                name=found.name,
                country=found.country,
                geonameid=found.geonameid,
                latitude=found.latitude,
                longitude=found.longitude,
            )
        if whole := country_in_address(name):
            country = whole
        around = [part for part in rest[:2] if _is_region(part, name)]
        shown = ", ".join([name, *around]) if name else region or country_name(country_code(raw_place.country))
        if not shown:
            return None
        latitude, longitude = at or (None, None)
        return AdPlace(name=shown[:MAX_NAME_LENGTH], country=country, latitude=latitude, longitude=longitude)


def _is_abroad(name: str, rest: list[str]) -> bool:
    """Whether the name itself implies another country than the feed's: "San Francisco, CA", "Europe"."""
    return name.casefold() in SUPRANATIONAL_REGIONS or any(map(is_state, rest))


def _parts(separator: re.Pattern[str], name: str) -> list[str]:
    return [part for part in map(to_line, separator.split(name)) if part]


def _is_region(part: str, place: str) -> bool:
    return (code := country_in_address(part, place)) is None or (is_state(part) and code in {"US", "CA"})


def _is_of_address(part: str) -> bool:
    return country_code(part) is not None or is_state(part) or any(map(str.isdigit, part))


@lru_cache(maxsize=CACHE_SIZE)
def is_anywhere(raw_place: RawPlace) -> bool:
    """Whether the work is remote: "Remote", "Remote - Croatia", "Zagreb or remote"."""
    name = to_line(raw_place.name)
    return ANYWHERE.match(name) is not None or REMOTE.search(name) is not None


def _point(raw_place: RawPlace) -> tuple[float, float] | None:
    if not (NUMBER.fullmatch(raw_place.latitude.strip()) and NUMBER.fullmatch(raw_place.longitude.strip())):
        return None
    latitude, longitude = float(raw_place.latitude), float(raw_place.longitude)
    within = abs(latitude) <= 90 and abs(longitude) <= 180
    return (latitude, longitude) if within and (latitude or longitude) else None

"""Maps places of feeds to the gazetteer; unknown places keep their own name and coordinates."""

import re
from functools import lru_cache

from domain.feeds.countries import STATES, country_code, country_in_address, country_name
from domain.feeds.markup import to_line
from domain.feeds.raw_ads import RawPlace
from domain.job_import.ports import Gazetteer
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
MAX_NAME_LENGTH = 200
CACHE_SIZE = 20_000


class PlaceMapper:
    """Finds places, with a cache: feeds repeat the same ones."""

    def __init__(self, gazetteer: Gazetteer, country: str | None) -> None:
        self._gazetteer = gazetteer
        self._country = country
        self._known: dict[RawPlace, AdPlace | None] = {}

    def find(self, raw_place: RawPlace) -> AdPlace | None:
        """None if no place is named, as in "Remote"."""
        if raw_place not in self._known:
            if len(self._known) >= CACHE_SIZE:
                self._known.clear()
            self._known[raw_place] = self._find(raw_place)
        return self._known[raw_place]

    def _find(self, raw_place: RawPlace) -> AdPlace | None:
        written = REMOTE.sub(", ", raw_place.name)
        name, *rest = [part for part in map(to_line, written.split(",")) if part] or [""]
        named = (country_code(raw_place.country), *map(country_in_address, reversed(rest)), self._country)
        country = next(filter(None, named if not _is_abroad(name, rest) else named[:-1]), None)
        region = to_line(raw_place.region) or " ".join(part for part in rest if country_in_address(part) is None)
        if ANYWHERE.match(name) or (is_anywhere(raw_place) and not name):
            return None
        at = _point(raw_place)
        found = self._gazetteer.find(name, country=country, region=region, postal_code=raw_place.postal_code, at=at)
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
        around = [part for part in rest[:2] if country_in_address(part) is None]
        shown = ", ".join([name, *around]) if name else region or country_name(country_code(raw_place.country))
        if not shown:
            return None
        latitude, longitude = at or (None, None)
        return AdPlace(name=shown[:MAX_NAME_LENGTH], country=country, latitude=latitude, longitude=longitude)


def _is_abroad(name: str, rest: list[str]) -> bool:
    """Whether the name itself implies another country than the feed's: "San Francisco, CA", "Europe"."""
    return name.casefold() in SUPRANATIONAL_REGIONS or any(part.upper() in STATES for part in rest)


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

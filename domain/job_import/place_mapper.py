"""Maps places of feeds to places of the gazetteer; others keep the name and coordinates they came with."""

import re
from functools import lru_cache

from domain.feeds.countries import STATES, country_code, country_in_words, country_name
from domain.feeds.markup import to_line
from domain.feeds.raw_ads import RawPlace
from domain.job_import.ports import Gazetteer
from domain.jobs.ad import AdPlace

ANYWHERE = re.compile(r"^(?:anywhere|worldwide)\b", re.IGNORECASE)
_JOINT = r"[\s,:/()\[\]–—-]*"
FROM_AFAR = re.compile(
    rf"{_JOINT}(?:\b(?:or|ili|ali)\b{_JOINT})?(?:\b(?:fully|100 ?%)\s+)?"
    r"\b(?:remote(?:ly)?(?:\s+(?:work|working|job|position))?|work from home|home office|rad od kuće"
    rf"|(?:rad )?na daljinu|(?:delo )?na daljavo)\b{_JOINT}(?:\b(?:in|within|or|ili|ali)\b{_JOINT})?",
    re.IGNORECASE,
)
NUMBER = re.compile(r"-?\d{1,3}(?:\.\d{1,20})?")
LARGER_THAN_COUNTRIES = frozenset(
    {"europe", "europa", "eu", "european union", "emea", "global", "balkans", "cee", "see"}
)
LONGEST_NAME = 200
CACHED = 20_000


class Places:
    """Finds places and remembers what it has found: feeds name the same ones again and again."""

    def __init__(self, gazetteer: Gazetteer, country: str | None) -> None:
        self._gazetteer = gazetteer
        self._country = country
        self._known: dict[RawPlace, AdPlace | None] = {}

    def find(self, said: RawPlace) -> AdPlace | None:
        """None for what names no place, such as "Remote"."""
        if said not in self._known:
            if len(self._known) >= CACHED:
                self._known.clear()
            self._known[said] = self._find(said)
        return self._known[said]

    def _find(self, said: RawPlace) -> AdPlace | None:
        written = FROM_AFAR.sub(", ", said.name)
        name, *rest = [part for part in map(to_line, written.split(",")) if part] or [""]
        named = (country_code(said.country), *map(country_in_words, reversed(rest)), self._country)
        country = next(filter(None, named if not _lies_elsewhere(name, rest) else named[:-1]), None)
        region = to_line(said.region) or " ".join(part for part in rest if country_in_words(part) is None)
        if ANYWHERE.match(name) or (is_anywhere(said) and not name):
            return None
        at = _point(said)
        found = self._gazetteer.find(name, country=country, region=region, postal_code=said.postal_code, at=at)
        if found:
            return AdPlace(
                name=found.name,
                country=found.country,
                geonameid=found.geonameid,
                latitude=found.latitude,
                longitude=found.longitude,
            )
        if whole := country_in_words(name):
            country = whole
        around = [part for part in rest[:2] if country_in_words(part) is None]
        shown = ", ".join([name, *around]) if name else region or country_name(country_code(said.country))
        if not shown:
            return None
        latitude, longitude = at or (None, None)
        return AdPlace(name=shown[:LONGEST_NAME], country=country, latitude=latitude, longitude=longitude)


def _lies_elsewhere(name: str, rest: list[str]) -> bool:
    """Whether the name itself says that the country is not the feed's: "San Francisco, CA", "Europe"."""
    return name.casefold() in LARGER_THAN_COUNTRIES or any(part.upper() in STATES for part in rest)


@lru_cache(maxsize=CACHED)
def is_anywhere(said: RawPlace) -> bool:
    """Whether the work may be done from elsewhere: "Remote", "Remote - Croatia", "Zagreb or remote"."""
    name = to_line(said.name)
    return ANYWHERE.match(name) is not None or FROM_AFAR.search(name) is not None


def _point(said: RawPlace) -> tuple[float, float] | None:
    if not (NUMBER.fullmatch(said.latitude.strip()) and NUMBER.fullmatch(said.longitude.strip())):
        return None
    latitude, longitude = float(said.latitude), float(said.longitude)
    within = abs(latitude) <= 90 and abs(longitude) <= 180
    return (latitude, longitude) if within and (latitude or longitude) else None

"""Finds a place by name; disambiguates by country, postal code, region, coordinates, then population."""

import re
from math import asin, cos, radians, sin, sqrt

from domain.reference.folding import fold
from domain.reference.places import Place, list_places_named

EARTH_KM = 6371.0
NEAR_KM = 30.0
PART_SEPARATOR = re.compile(r"\s+[-–/(]|[(/]|\s\d{4,5}\b|\b\d{4,5}\s")
TITLE = re.compile(
    r"^(?:grad|općina|opcina|mesto|občina|град|општина|city of|town of|municipality of)\s+", re.IGNORECASE
)


class Gazetteer:
    """The places of the four markets."""

    def find(
        self,
        name: str,
        *,
        country: str | None = None,
        region: str = "",
        postal_code: str = "",
        at: tuple[float, float] | None = None,
    ) -> Place | None:
        """The place with that name in the country; None if there is none, or none near `at` (latitude, longitude)."""
        candidates = _named(name, country)
        if at:
            candidates = tuple(place for place in candidates if _distance(at, place) <= NEAR_KM)
        if not candidates:
            return None
        by_code = [place for place in candidates if postal_code.strip() and place.postal_code == postal_code.strip()]
        by_region = [place for place in candidates if _lies_in(place, region)]
        if by_code or by_region:
            return (by_code or by_region)[0]
        return min(candidates, key=lambda place: _distance(at, place)) if at else candidates[0]


def _named(name: str, country: str | None) -> tuple[Place, ...]:
    """Largest first. "Zagreb - Centar", "21000 Split" and "Grad Rijeka" match their towns."""
    if found := list_places_named(name, country):
        return found
    bare = TITLE.sub("", name.strip())
    parts = (part.strip(" ,-–)") for part in PART_SEPARATOR.split(bare))
    return next((found for part in parts if part and (found := list_places_named(part, country))), ())


def _lies_in(place: Place, region: str) -> bool:
    wanted = fold(region)
    names = (fold(place.region), fold(place.municipality))
    return bool(wanted) and any(wanted in name or (name and name in wanted) for name in names)


def _distance(at: tuple[float, float], place: Place) -> float:
    """Great-circle distance in kilometres."""
    north, east = radians(place.latitude - at[0]), radians(place.longitude - at[1])
    half = sin(north / 2) ** 2 + cos(radians(at[0])) * cos(radians(place.latitude)) * sin(east / 2) ** 2
    return 2 * EARTH_KM * asin(sqrt(half))

"""Circles on the globe, and the gazetteer's places inside them."""

from dataclasses import dataclass
from functools import lru_cache
from math import asin, cos, radians, sin, sqrt

from domain.reference.places import Place, all_places

EARTH_KM = 6371.0
KM_PER_DEGREE = 111.0


@dataclass(frozen=True, slots=True)
class Circle:
    """A radius in kilometres around a point in degrees of WGS 84."""

    latitude: float
    longitude: float
    km: float

    def distance_km(self, latitude: float, longitude: float) -> float:
        """The great-circle distance of a point from the centre."""
        here, there = radians(latitude), radians(self.latitude)
        east = radians(longitude - self.longitude)
        chord = sin((there - here) / 2) ** 2 + cos(here) * cos(there) * sin(east / 2) ** 2
        return 2 * EARTH_KM * asin(min(1.0, sqrt(chord)))

    def contains(self, latitude: float, longitude: float) -> bool:
        """Whether a point lies in the circle."""
        # Latitude alone excludes most points, at a tenth of the cost.
        if abs(latitude - self.latitude) * KM_PER_DEGREE > self.km + 1:
            return False
        return self.distance_km(latitude, longitude) <= self.km


@lru_cache(maxsize=512)
def places_in_circle(circle: Circle) -> tuple[Place, ...]:
    """The gazetteer's places in the circle."""
    return tuple(place for place in all_places() if circle.contains(place.latitude, place.longitude))

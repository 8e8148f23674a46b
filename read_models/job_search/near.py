"""Circles on the globe, and which places lie in them."""

from functools import lru_cache
from math import asin, cos, radians, sin, sqrt

from domain.reference.places import Place, all_places
from read_models.job_search.keys import area_key, point_of_spot
from read_models.job_search.query import Near

EARTH_KM = 6371.0
KM_A_DEGREE = 111.0


def kilometres(latitude: float, longitude: float, near: Near) -> float:
    """The great circle distance from the middle of the circle."""
    here, there = radians(latitude), radians(near.latitude)
    east = radians(longitude - near.longitude)
    chord = sin((there - here) / 2) ** 2 + cos(here) * cos(there) * sin(east / 2) ** 2
    return 2 * EARTH_KM * asin(min(1.0, sqrt(chord)))


def is_within(latitude: float, longitude: float, near: Near) -> bool:
    """Whether a point lies in the circle."""
    # Latitude alone rules out most, at a tenth of the cost.
    if abs(latitude - near.latitude) * KM_A_DEGREE > near.km + 1:
        return False
    return kilometres(latitude, longitude, near) <= near.km


@lru_cache(maxsize=512)
def list_within(near: Near) -> tuple[Place, ...]:
    """The gazetteer's places in the circle."""
    return tuple(place for place in all_places() if is_within(place.latitude, place.longitude, near))


@lru_cache(maxsize=512)
def places_within(near: Near) -> tuple[str, ...]:
    """Their keys."""
    return tuple(area_key(str(place.geonameid)) for place in list_within(near))


def spot_is_within(key: str, near: Near) -> bool:
    """Whether the point of a spot's key lies in the circle."""
    return is_within(*point_of_spot(key), near)

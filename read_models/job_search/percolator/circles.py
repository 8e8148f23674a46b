"""A circle as keys: coarse ones that every ad in it has; and the points of an ad, which tell exactly."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from math import cos, floor, radians

from domain.reference.places import Place, all_places, find_place
from read_models.job_search.keys import SPOT, area_key
from read_models.job_search.near import KM_A_DEGREE, is_within
from read_models.job_search.query import Near

MOST_REGIONS = 24
"""A circle that reaches into more is told by its countries."""
MOST_CELLS = 36
"""Whole degrees; a circle that reaches into more is told by every spot, as one over a pole or the date line is."""
_NEAR_A_POLE, _DATE_LINE = 85, 180
_AREA = area_key("")


@lru_cache(maxsize=1 << 12)
def keys_of_circle(near: Near) -> tuple[str, ...]:
    """Keys of which every ad in the circle has one, as ads in the same regions and whole degrees have, too."""
    latitudes, sorted_places = _by_latitude()
    reach = _degrees(near.km)
    band = slice(bisect_left(latitudes, near.latitude - reach), bisect_right(latitudes, near.latitude + reach))
    places = [place for place in sorted_places[band] if is_within(place.latitude, place.longitude, near)]
    areas = {place.region_id for place in places}
    if len(areas) > MOST_REGIONS:
        areas = {place.country for place in places}
    return *map(area_key, sorted(areas)), *_cells(near)


def keys_of_spots(tags: Iterable[str]) -> Iterator[str]:
    """What an ad has further: the whole degrees in which its own spots lie, and that it has one."""
    for tag in tags:
        if tag.startswith(SPOT):
            latitude, _, longitude = tag.removeprefix(SPOT).partition(",")
            yield _cell(floor(float(latitude)), floor(float(longitude)))
            yield SPOT


def points_of(tags: Iterable[str]) -> list[tuple[float, float]]:
    """Where an ad is: its places in the gazetteer and its spots."""
    points: list[tuple[float, float]] = []
    for tag in tags:
        number = tag.removeprefix(_AREA)
        if tag.startswith(SPOT):
            latitude, _, longitude = tag.removeprefix(SPOT).partition(",")
            points.append((float(latitude), float(longitude)))
        elif number.isdecimal() and (place := find_place(int(number))):
            points.append((place.latitude, place.longitude))
    return points


@cache
def _by_latitude() -> tuple[list[float], list[Place]]:
    """The gazetteer's places from south to north, and where they lie."""
    places = sorted(all_places(), key=lambda place: place.latitude)
    return [place.latitude for place in places], places


def _cells(near: Near) -> tuple[str, ...]:
    north, south = near.latitude + _degrees(near.km), near.latitude - _degrees(near.km)
    farthest = max(abs(north), abs(south))
    if farthest > _NEAR_A_POLE:
        return (SPOT,)
    # The circle is the widest, in degrees, where it is nearest to a pole.
    east, west = (near.longitude + sign * _degrees(near.km) / cos(radians(farthest)) for sign in (1, -1))
    rows, columns = range(floor(south), floor(north) + 1), range(floor(west), floor(east) + 1)
    if len(rows) * len(columns) > MOST_CELLS or west < -_DATE_LINE or east >= _DATE_LINE:
        return (SPOT,)
    return tuple(_cell(row, column) for row in rows for column in columns)


def _degrees(km: float) -> float:
    """A little more than so many kilometres are along a meridian."""
    return max(0.0, km) * 1.01 / KM_A_DEGREE + 0.01


def _cell(latitude: int, longitude: int) -> str:
    return f"{SPOT}{latitude},{longitude}"

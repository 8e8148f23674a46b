"""The globe in cells of several sizes, each twice as wide as the one before: a few of them hold what is in a circle."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from math import cos, floor, radians

from domain.reference.places import all_places
from read_models.job_search.keys import area_key
from read_models.job_search.near import KM_A_DEGREE, places_within
from read_models.job_search.percolator.markers import EVERY, PLACES_IN, SPOTS_IN
from read_models.job_search.query import Near

WIDTHS = tuple(2.0**power for power in range(5, -4, -1))
"""Degrees, from a twelfth of the globe to some 14 km."""
MOST_CELLS = 12
"""A circle whose places need more is told less exactly."""
MOST_CELLS_OF_SPOTS = 4
"""Few ads are at spots, so wide cells do."""
_MOST_AREAS = 60
_NEAR_A_POLE, _DATE_LINE = 85, 180


@lru_cache(maxsize=1 << 12)
def keys_of_circle(near: Near) -> tuple[tuple[str, bool], ...]:
    """Keys of which every ad in the circle has one, each with whether all ads that have it are in the circle."""
    inside = frozenset(places_within(near))
    told = [(key, inside.issuperset(_places_in(key))) for key in sorted(_covering(inside))]
    return *told, *((key, False) for key in _around(near))


@lru_cache(maxsize=1 << 14)
def keys_of_spot(latitude: float, longitude: float) -> tuple[str, ...]:
    """What an ad outside the gazetteer's places has: a key of each width."""
    return _keys_of_point(SPOTS_IN, latitude, longitude)


def keys_of_place(area: str) -> Sequence[str]:
    """What an ad at a place of the gazetteer has, by the place's key: one of each width, and this. None for others."""
    return _keys_by_place().get(area, ())


@lru_cache(maxsize=1 << 12)
def areas_in(key: str) -> Sequence[str]:
    """Keys of the places that have a key, or of what holds these when they are many."""
    within = _places_in(key)
    if len(within) <= _MOST_AREAS:
        return sorted(within)
    places = [place for place in all_places() if area_key(str(place.geonameid)) in within]
    regions = {place.region_id for place in places}
    areas = regions if len(regions) <= _MOST_AREAS else {place.country for place in places}
    return sorted(map(area_key, areas))


def _covering(inside: frozenset[str]) -> set[str]:
    """Keys that all of these places have, and others have not if few keys can tell: the one that is had by the most
    people elsewhere makes way for narrower ones, down to the places' own."""
    keys = {_keys_by_place()[place][0] for place in inside}
    while wrongly := {key: people for key in keys if (people := _people(_places_in(key) - inside))}:
        widest = max(wrongly, key=lambda key: (wrongly[key], key))
        paths = map(keys_of_place, _places_in(widest) & inside)
        narrower = {path[path.index(widest) + 1] for path in paths}
        if len(keys) + len(narrower) - 1 > MOST_CELLS:
            break
        keys = keys - {widest} | narrower
    return keys


def _around(near: Near) -> Iterable[str]:
    """Keys of which every ad at a spot in the circle has one. A circle that reaches into too many cells, over a pole or
    over the date line is told by none."""
    reach = _degrees(near.km)
    north, south = near.latitude + reach, near.latitude - reach
    farthest = max(abs(north), abs(south))
    if farthest > _NEAR_A_POLE:
        return [EVERY]
    # The circle is the widest, in degrees, where it is nearest to a pole.
    east, west = (near.longitude + sign * reach / cos(radians(farthest)) for sign in (1, -1))
    if west < -_DATE_LINE or east >= _DATE_LINE:
        return [EVERY]
    for width in reversed(WIDTHS):
        rows = range(floor(south / width), floor(north / width) + 1)
        columns = range(floor(west / width), floor(east / width) + 1)
        if len(rows) * len(columns) <= MOST_CELLS_OF_SPOTS:
            return [_key(SPOTS_IN, width, row, column) for row in rows for column in columns]
    return [EVERY]


@cache
def _keys_by_place() -> dict[str, tuple[str, ...]]:
    keys: dict[str, tuple[str, ...]] = {}
    for place in all_places():
        own = area_key(str(place.geonameid))
        keys[own] = (*_keys_of_point(PLACES_IN, place.latitude, place.longitude), own)
    return keys


@cache
def _places_by_key() -> dict[str, frozenset[str]]:
    places: dict[str, set[str]] = defaultdict(set)
    for place, keys in _keys_by_place().items():
        for key in keys:
            places[key].add(place)
    return {key: frozenset(found) for key, found in places.items()}


def _places_in(key: str) -> frozenset[str]:
    return _places_by_key().get(key, frozenset())


@cache
def _population() -> dict[str, int]:
    # A village of which nobody has counted the people has some.
    return {area_key(str(place.geonameid)): place.population + 1 for place in all_places()}


def _people(places: Iterable[str]) -> int:
    return sum(_population()[place] for place in places)


def _keys_of_point(kind: str, latitude: float, longitude: float) -> tuple[str, ...]:
    return tuple(_key(kind, width, floor(latitude / width), floor(longitude / width)) for width in WIDTHS)


def _key(kind: str, width: float, row: int, column: int) -> str:
    return f"{kind}{width:g},{row},{column}"


def _degrees(km: float) -> float:
    """A little more than so many kilometres are along a meridian."""
    return max(0.0, km) * 1.01 / KM_A_DEGREE + 0.01

"""Covers circles with terms: grid cells on the globe in several widths, each twice as wide as the next."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from math import cos, floor, radians

from domain.reference.circles import KM_PER_DEGREE, Circle
from domain.reference.places import all_places
from read_models.job_search.index.terms import area_term, place_terms_in_circle
from read_models.job_search.percolator.percolator_terms import EVERY_AD, PLACES_IN, SPOTS_IN

CELL_WIDTHS = tuple(2.0**power for power in range(5, -4, -1))
"""Degrees, from 32 down to an eighth, which is some 14 km."""
MAX_CELLS = 12
"""A circle whose places need more cells is covered less exactly."""
MAX_SPOT_CELLS = 4
"""Few ads have points outside the gazetteer, so a coarse covering suffices."""
_MAX_AREAS = 60
_NEAR_A_POLE, _DATE_LINE = 85, 180


@lru_cache(maxsize=1 << 12)
def terms_of_circle(circle: Circle) -> tuple[tuple[str, bool], ...]:
    """Terms of which every ad in the circle has at least one; a term is exact if all its ads are in the circle."""
    inside = frozenset(place_terms_in_circle(circle))
    of_places = [(term, inside.issuperset(_places_in(term))) for term in sorted(_covering(inside))]
    return *of_places, *((term, False) for term in _around(circle))


@lru_cache(maxsize=1 << 14)
def terms_of_spot(latitude: float, longitude: float) -> tuple[str, ...]:
    """The cells, one of each width, of a point outside the gazetteer."""
    return _cells_of_point(SPOTS_IN, latitude, longitude)


def terms_of_place(area: str) -> Sequence[str]:
    """The cells, one of each width, of a place by its area term, and that term; none for areas that are no places."""
    return _terms_by_place().get(area, ())


@lru_cache(maxsize=1 << 12)
def areas_in(term: str) -> Sequence[str]:
    """Area terms of the places in a cell; of their regions or countries when the places are many."""
    within = _places_in(term)
    if len(within) <= _MAX_AREAS:
        return sorted(within)
    places = [place for place in all_places() if area_term(str(place.geonameid)) in within]
    regions = {place.region_id for place in places}
    areas = regions if len(regions) <= _MAX_AREAS else {place.country for place in places}
    return sorted(map(area_term, areas))


def _covering(inside: frozenset[str]) -> set[str]:
    """Cells that contain all of these places, and no others if few cells suffice: repeatedly replaces the cell with the
    largest population outside by narrower ones, down to the places' own terms."""
    terms = {_terms_by_place()[place][0] for place in inside}
    while outside := {term: people for term in terms if (people := _people(_places_in(term) - inside))}:
        widest = max(outside, key=lambda term: (outside[term], term))
        paths = map(terms_of_place, _places_in(widest) & inside)
        narrower = {path[path.index(widest) + 1] for path in paths}
        if len(terms) + len(narrower) - 1 > MAX_CELLS:
            break
        terms = terms - {widest} | narrower
    return terms


def _around(circle: Circle) -> Iterable[str]:
    """Cells of which every ad with a point in the circle has one. `EVERY_AD` for a circle that needs too many cells, or
    crosses a pole or the date line."""
    reach = _degrees(circle.km)
    north, south = circle.latitude + reach, circle.latitude - reach
    farthest = max(abs(north), abs(south))
    if farthest > _NEAR_A_POLE:
        return [EVERY_AD]
    # The circle is the widest, in degrees, where it is nearest to a pole.
    east, west = (circle.longitude + sign * reach / cos(radians(farthest)) for sign in (1, -1))
    if west < -_DATE_LINE or east >= _DATE_LINE:
        return [EVERY_AD]
    for width in reversed(CELL_WIDTHS):
        rows = range(floor(south / width), floor(north / width) + 1)
        columns = range(floor(west / width), floor(east / width) + 1)
        if len(rows) * len(columns) <= MAX_SPOT_CELLS:
            return [_cell(SPOTS_IN, width, row, column) for row in rows for column in columns]
    return [EVERY_AD]


@cache
def _terms_by_place() -> dict[str, tuple[str, ...]]:
    terms: dict[str, tuple[str, ...]] = {}
    for place in all_places():
        own = area_term(str(place.geonameid))
        terms[own] = (*_cells_of_point(PLACES_IN, place.latitude, place.longitude), own)
    return terms


@cache
def _places_by_term() -> dict[str, frozenset[str]]:
    places: dict[str, set[str]] = defaultdict(set)
    for place, terms in _terms_by_place().items():
        for term in terms:
            places[term].add(place)
    return {term: frozenset(found) for term, found in places.items()}


def _places_in(term: str) -> frozenset[str]:
    return _places_by_term().get(term, frozenset())


@cache
def _population() -> dict[str, int]:
    # An unknown population counts as a small one.
    return {area_term(str(place.geonameid)): place.population + 1 for place in all_places()}


def _people(places: Iterable[str]) -> int:
    return sum(_population()[place] for place in places)


def _cells_of_point(kind: str, latitude: float, longitude: float) -> tuple[str, ...]:
    return tuple(_cell(kind, width, floor(latitude / width), floor(longitude / width)) for width in CELL_WIDTHS)


def _cell(kind: str, width: float, row: int, column: int) -> str:
    return f"{kind}{width:g},{row},{column}"


def _degrees(km: float) -> float:
    """Degrees of latitude for so many kilometres, rounded up a little."""
    return max(0.0, km) * 1.01 / KM_PER_DEGREE + 0.01

"""Which ads have a key, as it was when their segments were sealed: good enough to tell rare from frequent."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from math import inf

from pyroaring import BitMap
from sqlalchemy import Connection

from read_models.job_search.asking import ask
from read_models.job_search.keys import point_of_spot
from read_models.job_search.percolator.cells import areas_in, keys_of_spot
from read_models.job_search.percolator.markers import AGES, EVERY, PLACES_IN, SPOTS_IN

_BATCH = 1000
_SIZES = "SELECT id, size FROM read.search_segment ORDER BY id"
_QUERY = "SELECT segment, key, ads FROM read.search_posting WHERE key = ANY(%s)"
_SPOTS = "SELECT segment, key, ads FROM read.search_posting WHERE key >= 'spot=' AND key < 'spot>'"
_OF_ALL = frozenset((EVERY, *AGES))
"""What every ad has that is matched, since it is new."""


class Frequencies:
    """Of the live ads, remembered for as long as one piece of work takes. They are numbered through all segments."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._ads: dict[str, BitMap] = defaultdict(BitMap)
        self._known: set[str] = set(_OF_ALL)
        self._first: dict[int, int] = {}
        first = 0
        for segment, size in ask(connection, _SIZES, ()):
            self._first[segment], first = first, first + size

    def prepare(self, keys: Iterable[str]) -> None:
        """Reads what is not known yet of these keys."""
        new = set(keys) - self._known
        if any(key.startswith(SPOTS_IN) for key in new):
            self._prepare_spots()
        cells = {key: areas_in(key) for key in new if key.startswith(PLACES_IN)}
        areas = {area for each in cells.values() for area in each}
        missing = list((new - cells.keys() | areas) - self._known)
        for start in range(0, len(missing), _BATCH):
            for key, ads in self._read(_QUERY, missing[start : start + _BATCH]):
                self._ads[key] |= ads
        self._known.update(missing)
        for cell, held in cells.items():
            self._ads[cell] = BitMap.union(BitMap(), *(self._ads[area] for area in held))
        self._known.update(cells)

    def of(self, key: str) -> float:
        """How many ads have the key; of those that tell nothing about a new ad, infinitely many."""
        return inf if key in _OF_ALL else len(self._ads[key])

    def rarest_together(self, keys: Iterable[str], count: int) -> list[str]:
        """So many of the keys, each the one that the fewest ads have of those with the keys before it."""
        left, chosen = set(keys), list[str]()
        having: BitMap | None = None
        while left and len(chosen) < count:
            _, _, rarest = min((self._of_those(having, key), self.of(key), key) for key in left)
            left.discard(rarest)
            chosen.append(rarest)
            if rarest not in _OF_ALL:
                having = self._ads[rarest] if having is None else having & self._ads[rarest]
        return chosen

    def _of_those(self, having: BitMap | None, key: str) -> float:
        if having is None:
            return self.of(key)
        return len(having) if key in _OF_ALL else having.intersection_cardinality(self._ads[key])

    def _prepare_spots(self) -> None:
        """All cells with spots at once: they are not to be found by the cells' names."""
        for spot, ads in self._read(_SPOTS):
            for cell in keys_of_spot(*point_of_spot(spot)):
                self._ads[cell] |= ads

    def _read(self, query: str, *values: list[str]) -> Iterator[tuple[str, BitMap]]:
        for segment, key, ads in ask(self._connection, query, values):
            # A segment that was sealed a moment ago tells nothing yet.
            if segment in self._first:
                yield key, BitMap.deserialize(ads).shift(self._first[segment])

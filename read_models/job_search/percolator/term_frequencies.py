"""Document frequencies of terms as of the last merge, which is precise enough for choosing rare terms."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from math import inf

from pyroaring import BitMap
from sqlalchemy import Connection

from read_models.job_search.index.terms import point_of_spot_term
from read_models.job_search.percolator.geo_cells import areas_in, terms_of_spot
from read_models.job_search.percolator.percolator_terms import AGES, EVERY_AD, PLACES_IN, SPOTS_IN
from read_models.kernel.driver_query import fetch_rows

_BATCH = 1000
_SIZES = "SELECT id, size FROM read.search_segment ORDER BY id"
_QUERY = "SELECT segment, term, ads FROM read.search_posting WHERE term = ANY(%s)"
_SPOTS = "SELECT segment, term, ads FROM read.search_posting WHERE term >= 'spot=' AND term < 'spot>'"
_OF_ALL = frozenset((EVERY_AD, *AGES))
"""The terms of every percolated ad, since it is new."""


class TermFrequencies:
    """The document frequencies in the live index, cached in this object. Ads are numbered across all segments."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._ads: dict[str, BitMap] = defaultdict(BitMap)
        self._loaded: set[str] = set(_OF_ALL)
        self._first: dict[int, int] = {}
        first = 0
        for segment, size in fetch_rows(connection, _SIZES, ()):
            self._first[segment], first = first, first + size

    def load(self, terms: Iterable[str]) -> None:
        """Loads the posting lists of these terms unless they are loaded."""
        new = set(terms) - self._loaded
        if any(term.startswith(SPOTS_IN) for term in new):
            self._load_spots()
        cells = {term: areas_in(term) for term in new if term.startswith(PLACES_IN)}
        needed = {area for each in cells.values() for area in each}
        missing = list((new - cells.keys() | needed) - self._loaded)
        for start in range(0, len(missing), _BATCH):
            for term, ads in self._read(_QUERY, missing[start : start + _BATCH]):
                self._ads[term] |= ads
        self._loaded.update(missing)
        for cell, areas in cells.items():
            self._ads[cell] = BitMap.union(BitMap(), *(self._ads[area] for area in areas))
        self._loaded.update(cells)

    def of(self, term: str) -> float:
        """The number of ads that have the term; infinite for terms that every new ad has."""
        return inf if term in _OF_ALL else len(self._ads[term])

    def rarest_together(self, terms: Iterable[str], count: int) -> list[str]:
        """`count` of the terms, chosen greedily: each is the rarest among the ads that have the terms before it."""
        left, chosen = set(terms), list[str]()
        having: BitMap | None = None
        while left and len(chosen) < count:
            _, _, rarest = min((self._of_those(having, term), self.of(term), term) for term in left)
            left.discard(rarest)
            chosen.append(rarest)
            if rarest not in _OF_ALL:
                having = self._ads[rarest] if having is None else having & self._ads[rarest]
        return chosen

    def _of_those(self, having: BitMap | None, term: str) -> float:
        if having is None:
            return self.of(term)
        return len(having) if term in _OF_ALL else having.intersection_cardinality(self._ads[term])

    def _load_spots(self) -> None:
        """Loads all cells with spots at once, since spots cannot be looked up by cell."""
        for spot, ads in self._read(_SPOTS):
            for cell in terms_of_spot(*point_of_spot_term(spot)):
                self._ads[cell] |= ads

    def _read(self, query: str, *values: list[str]) -> Iterator[tuple[str, BitMap]]:
        for segment, term, ads in fetch_rows(self._connection, query, values):
            # Segments published after this object was created are ignored.
            if segment in self._first:
                yield term, BitMap.deserialize(ads).shift(self._first[segment])

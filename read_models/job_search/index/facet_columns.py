"""The facet values of each ad of a segment as columns of bytes: counts all values of few ads faster than bitmaps do.

The ads of a segment have few combinations of some values. A column holds for each ad the number of its combination, so
counting those numbers counts the combinations, and with them every value.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

import numpy as np
import numpy.typing as npt
from pyroaring import BitMap

from read_models.job_search.index.segment import ad_numbers

_MAX_COMBINATIONS = 256
"""The most combinations that a column holds, since its items are bytes."""
_VALUES_OF_A_PIECE = 8
SPARSE = 16
"""Sets of less than this part of a segment are counted by columns; denser bitmaps intersect faster."""

FieldValue = tuple[str, str]
"""The prefix of a field, and a value."""
Bytes = npt.NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class FacetColumn:
    """The combination of each ad, and which values each combination has."""

    field_values: Sequence[FieldValue]
    combinations: Bytes
    values: npt.NDArray[np.int64]

    def count(self, numbers: npt.NDArray[np.intp]) -> list[int]:
        """How many of these ads have each value."""
        counts = np.bincount(self.combinations[numbers], minlength=len(self.values))
        return (counts @ self.values).tolist()


class FacetColumns:
    """Of one segment, with the values of some fields."""

    def __init__(self, size: int, postings: Mapping[str, Mapping[str, BitMap]]) -> None:
        self._columns = list(_merged(_pieces(size, postings)))
        self._size = size

    def are_faster_for(self, ads: BitMap) -> bool:
        """Whether these ads are few enough."""
        return len(ads) * SPARSE < self._size

    def count(self, ads: BitMap, fields: Sequence[str]) -> Iterator[tuple[str, str, int]]:
        """Each value of these fields that any of the ads has, with how many have it."""
        numbers = ad_numbers(ads)
        for column in self._columns:
            if any(field in fields for field, _ in column.field_values):
                counts = zip(column.field_values, column.count(numbers), strict=True)
                yield from ((field, value, count) for (field, value), count in counts if count and field in fields)


def _pieces(size: int, postings: Mapping[str, Mapping[str, BitMap]]) -> Iterator[FacetColumn]:
    """Columns of up to eight values of one field each, a bit for each value."""
    for field, ads_by_term in postings.items():
        for _, some in groupby(enumerate(sorted(ads_by_term)), lambda pair: pair[0] // _VALUES_OF_A_PIECE):
            terms = [term for _, term in some]
            bits = np.zeros(size, np.uint8)
            for bit, term in enumerate(terms):
                bits[ad_numbers(ads_by_term[term])] |= np.uint8(1 << bit)
            values = np.arange(1 << len(terms))[:, None] >> np.arange(len(terms)) & 1
            yield FacetColumn([(field, term.removeprefix(field)) for term in terms], bits, values)


def _merged(pieces: Iterator[FacetColumn]) -> Iterator[FacetColumn]:
    """The same in fewer columns, as many in one as a byte can tell the combinations of."""
    merged: FacetColumn | None = None
    for piece in pieces:
        both = _combined(merged, piece) if merged else None
        if merged and both is None:
            yield merged
        merged = both or _combined(_EMPTY, piece)
    if merged:
        yield merged


_EMPTY = FacetColumn([], np.zeros(1, np.uint8), np.zeros((1, 0), np.int64))


def _combined(one: FacetColumn, other: FacetColumn) -> FacetColumn | None:
    """Both in one, if a byte is enough for the combinations that occur."""
    pairs = one.combinations.astype(np.uint16) << 8 | other.combinations
    occurring = np.flatnonzero(np.bincount(pairs, minlength=1 << 16))
    if len(occurring) > _MAX_COMBINATIONS:
        return None
    numbers = np.zeros(1 << 16, np.uint8)
    numbers[occurring] = np.arange(len(occurring))
    values = np.concatenate([one.values[occurring >> 8], other.values[occurring & 0xFF]], axis=1)
    return FacetColumn([*one.field_values, *other.field_values], numbers[pairs], values)

"""Counts facet values of small result sets by columns of bytes, which is faster than intersecting bitmaps.

The ads of a segment have few distinct combinations of the values of some fields. A column holds the number of each
ad's combination, so a histogram of those numbers counts the combinations, and with them every value.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

import numpy as np
import numpy.typing as npt
from pyroaring import BitMap

from read_models.job_search.index.segment import ad_numbers

_MAX_COMBINATIONS = 256
"""Combinations of a column: a combination's number is one byte."""
_VALUES_PER_FIELD_COLUMN = 8
DENSE_DIVISOR = 16
"""Result sets smaller than the segment divided by this are counted by columns; denser bitmaps intersect faster."""

FieldValue = tuple[str, str]
"""The prefix of a field and a value."""
Bytes = npt.NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class FacetColumn:
    """The number of each ad's combination, and the values of each combination."""

    field_values: Sequence[FieldValue]
    combinations: Bytes
    values: npt.NDArray[np.int64]

    def count(self, numbers: npt.NDArray[np.intp]) -> list[int]:
        """The number of these ads that have each value."""
        counts = np.bincount(self.combinations[numbers], minlength=len(self.values))
        return (counts @ self.values).tolist()


class FacetColumns:
    """The facet columns of some fields of one segment."""

    def __init__(self, size: int, postings: Mapping[str, Mapping[str, BitMap]]) -> None:
        self._columns = list(_merge_columns(_field_columns(size, postings)))
        self._size = size

    def are_faster_for(self, ads: BitMap) -> bool:
        """Whether these ads are few enough for columns."""
        return len(ads) * DENSE_DIVISOR < self._size

    def count(self, ads: BitMap, fields: Sequence[str]) -> Iterator[tuple[str, str, int]]:
        """Field, value and number of ads, for each value of these fields that any of the ads has."""
        numbers = ad_numbers(ads)
        for column in self._columns:
            if any(field in fields for field, _ in column.field_values):
                counts = zip(column.field_values, column.count(numbers), strict=True)
                yield from ((field, value, count) for (field, value), count in counts if count and field in fields)


def _field_columns(size: int, postings: Mapping[str, Mapping[str, BitMap]]) -> Iterator[FacetColumn]:
    """Columns of up to eight values of one field each, a bit for each value."""
    for field, ads_by_term in postings.items():
        for _, some in groupby(enumerate(sorted(ads_by_term)), lambda pair: pair[0] // _VALUES_PER_FIELD_COLUMN):
            terms = [term for _, term in some]
            bits = np.zeros(size, np.uint8)
            for bit, term in enumerate(terms):
                bits[ad_numbers(ads_by_term[term])] |= np.uint8(1 << bit)
            values = np.arange(1 << len(terms))[:, None] >> np.arange(len(terms)) & 1
            yield FacetColumn([(field, term.removeprefix(field)) for term in terms], bits, values)


def _merge_columns(columns: Iterator[FacetColumn]) -> Iterator[FacetColumn]:
    """Merges columns as long as a byte can number their combinations."""
    merged: FacetColumn | None = None
    for column in columns:
        both = _combine(merged, column) if merged else None
        if merged and both is None:
            yield merged
        merged = both or _combine(_EMPTY, column)
    if merged:
        yield merged


_EMPTY = FacetColumn([], np.zeros(1, np.uint8), np.zeros((1, 0), np.int64))


def _combine(one: FacetColumn, other: FacetColumn) -> FacetColumn | None:
    """Both columns as one; None if a byte cannot number the combinations that occur."""
    pairs = one.combinations.astype(np.uint16) << 8 | other.combinations
    occurring = np.flatnonzero(np.bincount(pairs, minlength=1 << 16))
    if len(occurring) > _MAX_COMBINATIONS:
        return None
    numbers = np.zeros(1 << 16, np.uint8)
    numbers[occurring] = np.arange(len(occurring))
    values = np.concatenate([one.values[occurring >> 8], other.values[occurring & 0xFF]], axis=1)
    return FacetColumn([*one.field_values, *other.field_values], numbers[pairs], values)

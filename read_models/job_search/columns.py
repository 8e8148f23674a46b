"""Which values each ad of a segment has, ad by ad: what counts all values of few ads faster than one set after another.

The ads of a segment have few combinations of some values. A column says of each ad which one, as a small number; so
counting numbers counts combinations, and with them every value.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

import numpy as np
import numpy.typing as npt
from pyroaring import BitMap

from read_models.job_search.segment import numbers_of

_MOST = 256
"""Combinations of a column: as many as a byte tells apart."""
_AT_ONCE = 8
SPARSE = 16
"""Sets of less than this part of a segment are counted by columns; denser ones are bits, which combine faster."""

Key = tuple[str, str]
"""The group of a key, and its value."""
Bytes = npt.NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Column:
    """The combination of each ad, and which values each combination has."""

    keys: Sequence[Key]
    combinations: Bytes
    values: npt.NDArray[np.int64]

    def count(self, numbers: npt.NDArray[np.intp]) -> list[int]:
        """How many of these ads have each value."""
        found = np.bincount(self.combinations[numbers], minlength=len(self.values))
        return (found @ self.values).tolist()


class Columns:
    """Of one segment, with the values of some groups of keys."""

    def __init__(self, size: int, groups: Mapping[str, Mapping[str, BitMap]]) -> None:
        self._columns = list(_merged(_pieces(size, groups)))
        self._size = size

    def serve(self, ads: BitMap) -> bool:
        """Whether these ads are few enough."""
        return len(ads) * SPARSE < self._size

    def count(self, ads: BitMap, groups: Sequence[str]) -> Iterator[tuple[str, str, int]]:
        """Each value of these groups that any of the ads has, with how many have it."""
        numbers = numbers_of(ads)
        for column in self._columns:
            if any(group in groups for group, _ in column.keys):
                counted = zip(column.keys, column.count(numbers), strict=True)
                yield from ((group, value, count) for (group, value), count in counted if count and group in groups)


def _pieces(size: int, groups: Mapping[str, Mapping[str, BitMap]]) -> Iterator[Column]:
    """Columns of up to eight values of one group each, a bit for each value."""
    for group, sets in groups.items():
        numbered = enumerate(sorted(sets))
        for _, some in groupby(numbered, lambda pair: pair[0] // _AT_ONCE):
            keys = [key for _, key in some]
            bits = np.zeros(size, np.uint8)
            for bit, key in enumerate(keys):
                bits[numbers_of(sets[key])] |= np.uint8(1 << bit)
            values = np.arange(1 << len(keys))[:, None] >> np.arange(len(keys)) & 1
            yield Column([(group, key.removeprefix(group)) for key in keys], bits, values)


def _merged(pieces: Iterator[Column]) -> Iterator[Column]:
    """The same in fewer columns, as many in one as a byte can tell the combinations of."""
    whole: Column | None = None
    for piece in pieces:
        both = _both(whole, piece) if whole else None
        if whole and both is None:
            yield whole
        whole = both or _both(_NOTHING, piece)
    if whole:
        yield whole


_NOTHING = Column([], np.zeros(1, np.uint8), np.zeros((1, 0), np.int64))


def _both(one: Column, other: Column) -> Column | None:
    """Both in one, if a byte is enough for the combinations that there are."""
    pairs = one.combinations.astype(np.uint16) << 8 | other.combinations
    there = np.flatnonzero(np.bincount(pairs, minlength=1 << 16))
    if len(there) > _MOST:
        return None
    numbers = np.zeros(1 << 16, np.uint8)
    numbers[there] = np.arange(len(there))
    values = np.concatenate([one.values[there >> 8], other.values[there & 0xFF]], axis=1)
    return Column([*one.keys, *other.keys], numbers[pairs], values)

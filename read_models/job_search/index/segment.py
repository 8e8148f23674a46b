"""An immutable segment in memory: the sort keys and employers of its ads. Posting lists are loaded when needed."""

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from functools import cached_property

import numpy as np
import numpy.typing as npt
from pyroaring import BitMap

from read_models.job_search.index.sort_key import least_sort_key


class Segment:
    """Ads are numbered from 0 by descending sort key."""

    def __init__(self, segment_id: int, version: int, sort_keys: bytes, employers: bytes, frequent_stems: str) -> None:
        self.id = segment_id
        self.version = version
        self.frequent_stems = frozenset(frequent_stems.split())
        # Negated, so that they ascend and can be bisected.
        self._negative_keys = array("q")
        self._negative_keys.frombytes(sort_keys)
        self._packed_employers = employers
        self.everything = BitMap(range(len(self._negative_keys)))

    def __len__(self) -> int:
        return len(self._negative_keys)

    @cached_property
    def employer_ids(self) -> npt.NDArray[np.int64]:
        """Employers with ads in the segment, ascending."""
        return np.unique(np.frombuffer(self._packed_employers, np.int64))

    @cached_property
    def _employer_indexes(self) -> npt.NDArray[np.int32]:
        """The employer of each ad, as an index into `employer_ids`."""
        return np.searchsorted(self.employer_ids, np.frombuffer(self._packed_employers, np.int64)).astype(np.int32)

    def employers(self, ads: BitMap) -> list[int]:
        """The employer of each of these ads."""
        return self.employer_ids[self._employer_indexes[ad_numbers(ads)]].tolist()

    def count_employers(self, ads: BitMap) -> npt.NDArray[np.int64]:
        """The number of these ads of each employer, in the order of `employer_ids`."""
        return np.bincount(self._employer_indexes[ad_numbers(ads)], minlength=len(self.employer_ids))

    def sort_key(self, number: int) -> int:
        return -self._negative_keys[number]

    def sort_keys(self, numbers: Iterable[int]) -> list[int]:
        keys = self._negative_keys
        return [-keys[number] for number in numbers]

    def sort_keys_at(self, numbers: npt.NDArray[np.intp]) -> npt.NDArray[np.int64]:
        return -np.frombuffer(self._negative_keys, np.int64)[numbers]

    def find(self, sort_key: int) -> int | None:
        """The number of the ad with this sort key."""
        number = bisect_left(self._negative_keys, -sort_key)
        return number if number < len(self) and self._negative_keys[number] == -sort_key else None

    def ads_with(self, sort_keys: Iterable[int]) -> BitMap:
        """The numbers of the ads with these sort keys; keys that the segment does not have are ignored."""
        return BitMap(number for key in sort_keys if (number := self.find(key)) is not None)

    def count_down_to(self, sort_key: int) -> int:
        """The number of ads with this sort key or a greater one, which is the number of the first ad behind it."""
        return bisect_right(self._negative_keys, -sort_key)

    def published_from(self, second: int) -> BitMap:
        """Ads published at that second or later: the first ones."""
        return BitMap(range(self.count_down_to(least_sort_key(second))))

    def count_published_from(self, ads: BitMap, second: int) -> int:
        """The number of these ads that were published at that second or later."""
        return ads.range_cardinality(0, self.count_down_to(least_sort_key(second)))


def ad_numbers(ads: BitMap) -> npt.NDArray[np.intp]:
    """A bitmap as an array of numbers, for indexing numpy arrays."""
    return np.frombuffer(ads.to_array(), np.uint32).astype(np.intp)

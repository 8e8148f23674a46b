"""A sealed set of ads in memory: where each stands in the order; its sets by key are fetched when they are needed."""

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from heapq import nlargest
from itertools import islice, repeat

import numpy as np
import numpy.typing as npt
from pyroaring import BitMap

from read_models.job_search.keys import SPOT
from read_models.job_search.near import spot_is_within
from read_models.job_search.order import TIERS, first_of
from read_models.job_search.query import Near, Sort
from read_models.job_search.ranking import Fits, Place, relevance
from read_models.job_search.slices import PAY, UNTIL, Slices, slice_keys

_NONE = BitMap()
_FEW = 64
"""Numbers that are gone through one by one sooner than an array is made of them."""


class Segment:
    """What never changes: the order, and whose the ads are. They are numbered from 0 by falling sort key."""

    def __init__(self, segment_id: int, version: int, sort_keys: bytes, employers: bytes, frequent: str) -> None:
        self.id = segment_id
        self.version = version
        self.frequent = frozenset(frequent.split())
        # Negative, so that they rise and can be bisected.
        self._order = array("q")
        self._order.frombytes(sort_keys)
        self._packed_employers = employers
        self.everything = BitMap(range(len(self._order)))
        self.tiers = tuple(self._tiers())

    def __len__(self) -> int:
        return len(self._order)

    @cached_property
    def employer_ids(self) -> npt.NDArray[np.int64]:
        """Those that have ads here, rising."""
        return np.unique(np.frombuffer(self._packed_employers, np.int64))

    @cached_property
    def _employers(self) -> npt.NDArray[np.int32]:
        """Whose each ad is, by place among `employer_ids`."""
        return np.searchsorted(self.employer_ids, np.frombuffer(self._packed_employers, np.int64)).astype(np.int32)

    def employers(self, ads: BitMap) -> list[int]:
        """Whose these ads are, one by one."""
        return self.employer_ids[self._employers[numbers_of(ads)]].tolist()

    def count_employers(self, ads: BitMap) -> npt.NDArray[np.int64]:
        """How many of these ads each has, in the order of `employer_ids`."""
        return np.bincount(self._employers[numbers_of(ads)], minlength=len(self.employer_ids))

    def sort_key(self, number: int) -> int:
        return -self._order[number]

    def sort_keys(self, numbers: Iterable[int]) -> list[int]:
        order = self._order
        return [-order[number] for number in numbers]

    def sort_keys_at(self, numbers: npt.NDArray[np.intp]) -> list[int]:
        return (-np.frombuffer(self._order, np.int64)[numbers]).tolist()

    def find(self, sort_key: int) -> int | None:
        """The number of the ad with this sort key."""
        number = bisect_left(self._order, -sort_key)
        return number if number < len(self._order) and self._order[number] == -sort_key else None

    def found(self, sort_keys: Iterable[int]) -> BitMap:
        """The numbers of those that it has."""
        return BitMap(number for key in sort_keys if (number := self.find(key)) is not None)

    def count_from(self, sort_key: int) -> int:
        """How many stand at this sort key or before it: the number of the first that stands behind."""
        return bisect_right(self._order, -sort_key)

    def published_from(self, second: int) -> BitMap:
        """Those published then or later: the first of each tier."""
        ranges = [BitMap(range(start, self.count_from(first_of(tier, second)))) for tier, start, _ in self.tiers]
        return BitMap.union(*ranges)

    def count_published_from(self, ads: BitMap, second: int) -> int:
        """How many of these ads were published then or later."""
        return sum(
            ads.range_cardinality(start, self.count_from(first_of(tier, second))) for tier, start, _ in self.tiers
        )

    def _tiers(self) -> Iterator[tuple[int, int, int]]:
        """Each tier with the number of its first ad and of the first behind it."""
        start = 0
        for tier in TIERS:
            end = self.count_from(first_of(tier))
            yield tier, start, end
            start = end


@dataclass(frozen=True, slots=True)
class SegmentView:
    """The part that searches see: a segment without those that changed or ended since, and the sets at hand."""

    segment: Segment
    hidden: BitMap
    sets: dict[str, BitMap]
    groups: dict[str, list[str]] = field(default_factory=dict[str, list[str]])

    def everything(self) -> BitMap:
        return self.segment.everything

    def visible(self, ads: BitMap) -> BitMap:
        """Those that are not hidden."""
        return ads - self.hidden if self.hidden else ads

    def has(self, key: str) -> BitMap:
        return self.sets.get(key, _NONE)

    def has_phrase(self, stems: tuple[str, ...]) -> BitMap:
        return self.has(phrase_key(stems))

    def published_from(self, second: int) -> BitMap:
        return self.segment.published_from(second)

    def count_published_from(self, ads: BitMap, second: int) -> int:
        return self.segment.count_published_from(ads, second)

    def pays_from(self, euros: int) -> BitMap:
        if euros >> PAY[1]:
            return _NONE
        return self.slices(PAY).at_least(self.has(PAY[0]), euros)

    def spots(self, near: Near) -> list[str]:
        return [key for key in self.keys(SPOT) if spot_is_within(key, near)]

    def keys(self, prefix: str) -> list[str]:
        """Its ads' keys of a group that is at hand."""
        return self.groups[prefix]

    def employers(self, ads: BitMap) -> list[int]:
        """Whose these ads are, one by one."""
        return self.segment.employers(ads)

    def slices(self, kind: tuple[str, int]) -> Slices:
        return Slices([self.has(key) for key in slice_keys(kind)])

    def top(self, ads: BitMap, fits: Fits, sort: Sort, count: int, after: Place | None) -> list[Place]:
        """The first of these ads after a place."""
        match sort:
            case Sort.RELEVANCE:
                return self._by_relevance(ads, fits, count, after)
            case Sort.NEWEST:
                return self._by_newness(ads, count, after)
            case Sort.SALARY:
                return self._by_number(ads, PAY, count, after, greatest=True)
            case Sort.DEADLINE:
                return self._by_number(ads, UNTIL, count, after, greatest=False)

    def _by_relevance(self, ads: BitMap, fits: Fits, count: int, after: Place | None) -> list[Place]:
        bands = self._bands(ads, fits)
        places: list[Place] = []
        for tier, start, end in self.segment.tiers:
            for fit, band in bands:
                rank = relevance(first_of(tier), fit)
                if after is not None and rank > after[0]:
                    continue
                first = start
                if after is not None and rank == after[0]:
                    first = max(start, self.segment.count_from(after[1]))
                places += zip(repeat(rank), self._keys(band, first, end, count - len(places)))
                if len(places) == count:
                    return places
        return places

    def _bands(self, ads: BitMap, fits: Fits) -> list[tuple[int, BitMap]]:
        """The ads by how well their titles fit, the best first."""
        bands: list[tuple[int, BitMap]] = []
        for at, fitting in enumerate(fits):
            if band := ads & fitting:
                bands.append((len(fits) - at, band))
                ads = ads - band
        return [*bands, (0, ads)] if ads else bands

    def _by_newness(self, ads: BitMap, count: int, after: Place | None) -> list[Place]:
        places: list[Place] = []
        for tier, start, end in self.segment.tiers:
            first = start
            if after is not None:
                # Newness is unique, so the place behind `after` is the same in each tier.
                first = max(start, self.segment.count_from(first_of(tier) | after[0]))
            places += ((key - first_of(tier), key) for key in self._keys(ads, first, end, count))
        return nlargest(count, places)

    def _by_number(
        self, ads: BitMap, kind: tuple[str, int], count: int, after: Place | None, *, greatest: bool
    ) -> list[Place]:
        slices = self.slices(kind)
        if after is not None:
            greater, same, smaller = slices.split(ads, after[0] if greatest else -after[0])
            behind = BitMap(range(self.segment.count_from(after[1]), len(self.segment)))
            ads = (smaller if greatest else greater) | (same & behind)
        sign = 1 if greatest else -1
        first = slices.first(ads, count, greatest=greatest)
        return sorted(((sign * slices.value(ad), self.segment.sort_key(ad)) for ad in first), reverse=True)

    def _keys(self, ads: BitMap, start: int, end: int, count: int) -> list[int]:
        """Sort keys of the first ads from a number on."""
        if count <= _FEW:
            numbers = list(islice(ads.iter_equal_or_larger(start), count))
            return self.segment.sort_keys(numbers[: bisect_left(numbers, end)])
        before = ads.rank(start - 1) if start else 0
        numbers = numbers_of(ads[before : before + count])
        return self.segment.sort_keys_at(numbers[: np.searchsorted(numbers, end)])


def numbers_of(ads: BitMap) -> npt.NDArray[np.intp]:
    """The same as an array, by which arrays are indexed."""
    return np.frombuffer(ads.to_array(), np.uint32).astype(np.intp)


def phrase_key(stems: tuple[str, ...]) -> str:
    """Under which the ads with a phrase are kept once they were looked up."""
    return '"' + " ".join(stems)

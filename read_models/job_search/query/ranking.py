"""Ranks ads: the first ones of a bitmap in a given order, as pairs of rank and sort key that both fall."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from heapq import nlargest
from itertools import islice, repeat
from typing import assert_never

import numpy as np
from pyroaring import BitMap

from read_models.job_search.index.bit_sliced import DEADLINE, PAY
from read_models.job_search.index.memory_index import ChangedAd, MemoryIndexView
from read_models.job_search.index.segment import ad_numbers
from read_models.job_search.index.segment_view import SegmentView
from read_models.job_search.index.segment_writer import deadline_minutes
from read_models.job_search.index.sort_key import least_sort_key, newness, tier_of
from read_models.job_search.search_query import Sort

ListPosition = tuple[int, int]
"""An ad's position in a list: its rank and its sort key."""
_FEW = 64
"""Up to so many numbers are iterated; for more, an array is faster."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """`title_matches` are the ads of one view whose titles match the query, the best matches first. An ad of a better
    match may be among the lesser ones, too."""

    sort: Sort
    title_matches: Sequence[BitMap] = ()


def top(
    view: SegmentView | MemoryIndexView, ads: BitMap, ranking: Ranking, count: int, after: ListPosition | None
) -> list[ListPosition]:
    """The first of these ads of a view, after a position."""
    if isinstance(view, MemoryIndexView):
        positions = (_position(view.ads[number], number, ranking) for number in ads)
        return nlargest(count, (position for position in positions if after is None or position < after))
    match ranking.sort:
        case Sort.RELEVANCE:
            return _by_relevance(view, ads, ranking, count, after)
        case Sort.NEWEST:
            return _by_newness(view, ads, count, after)
        case Sort.SALARY:
            return _by_number(view, ads, PAY, count, after, greatest=True)
        case Sort.DEADLINE:
            return _by_number(view, ads, DEADLINE, count, after, greatest=False)
        case _:
            assert_never(ranking.sort)


def _relevance(key: int, match: int) -> int:
    """The paid tier, then how well the title matches."""
    return tier_of(key) << 2 | match


def _position(ad: ChangedAd, number: int, ranking: Ranking) -> ListPosition:
    match ranking.sort:
        case Sort.RELEVANCE:
            matches = ranking.title_matches
            level = next((len(matches) - at for at, ads in enumerate(matches) if number in ads), 0)
            rank = _relevance(ad.sort_key, level)
        case Sort.NEWEST:
            rank = newness(ad.sort_key)
        case Sort.SALARY:
            rank = ad.pay or 0
        case Sort.DEADLINE:
            rank = -deadline_minutes(ad.deadline)
        case _:
            assert_never(ranking.sort)
    return rank, ad.sort_key


def _by_relevance(
    view: SegmentView, ads: BitMap, ranking: Ranking, count: int, after: ListPosition | None
) -> list[ListPosition]:
    bands = list(_bands(ads, ranking.title_matches))
    positions: list[ListPosition] = []
    for tier, start, end in view.segment.tiers:
        for match, band in bands:
            rank = _relevance(least_sort_key(tier), match)
            if after is not None and rank > after[0]:
                continue
            first = start
            if after is not None and rank == after[0]:
                first = max(start, view.segment.count_down_to(after[1]))
            positions += zip(repeat(rank), _sort_keys(view, band, first, end, count - len(positions)))
            if len(positions) == count:
                return positions
    return positions


def _bands(ads: BitMap, levels: Sequence[BitMap]) -> Iterator[tuple[int, BitMap]]:
    """The ads by level, the highest first."""
    for at, members in enumerate(levels):
        if band := ads & members:
            yield len(levels) - at, band
            ads = ads - band
    if ads:
        yield 0, ads


def _by_newness(view: SegmentView, ads: BitMap, count: int, after: ListPosition | None) -> list[ListPosition]:
    positions: list[ListPosition] = []
    for tier, start, end in view.segment.tiers:
        first = start
        if after is not None:
            # Newness is unique across tiers, so each tier continues behind the same newness.
            first = max(start, view.segment.count_down_to(least_sort_key(tier) | after[0]))
        positions += ((key - least_sort_key(tier), key) for key in _sort_keys(view, ads, first, end, count))
    return nlargest(count, positions)


def _by_number(
    view: SegmentView,
    ads: BitMap,
    field: tuple[str, int],
    count: int,
    after: ListPosition | None,
    *,
    greatest: bool,
) -> list[ListPosition]:
    numbers = view.bit_sliced(field)
    if after is not None:
        greater, equal, smaller = numbers.split(ads, after[0] if greatest else -after[0])
        behind = BitMap(range(view.segment.count_down_to(after[1]), len(view.segment)))
        ads = (smaller if greatest else greater) | (equal & behind)
    sign = 1 if greatest else -1
    first = numbers.top(ads, count, greatest=greatest)
    return sorted(((sign * numbers.value(ad), view.segment.sort_key(ad)) for ad in first), reverse=True)


def _sort_keys(view: SegmentView, ads: BitMap, start: int, end: int, count: int) -> list[int]:
    """Sort keys of the first ads between two numbers."""
    if count <= _FEW:
        numbers = list(islice(ads.iter_equal_or_larger(start), count))
        return view.segment.sort_keys(numbers[: bisect_left(numbers, end)])
    before = ads.rank(start - 1) if start else 0
    numbers = ad_numbers(ads[before : before + count])
    return view.segment.sort_keys_at(numbers[: np.searchsorted(numbers, end)])

"""Ranks ads: the first ones of a bitmap in a given order, as pairs of rank and sort key that both fall."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from heapq import nlargest
from itertools import islice
from typing import Literal, assert_never

import numpy as np
import numpy.typing as npt
from pyroaring import BitMap

from read_models.job_search.index.bit_sliced import DEADLINE, PAY
from read_models.job_search.index.memory_index import ChangedAd, MemoryIndexView
from read_models.job_search.index.segment import ad_numbers
from read_models.job_search.index.segment_view import SegmentView
from read_models.job_search.index.segment_writer import deadline_minutes
from read_models.job_search.index.sort_key import (
    LAST_SECOND,
    TIME_BITS,
    from_listing_order,
    in_listing_order,
    least_sort_key,
    newness,
    second_of,
    tier_of,
)
from read_models.job_search.query.conditions import Condition, evaluate
from read_models.job_search.query.fit_grades import FitGrades
from read_models.job_search.search_query import Sort

ListPosition = tuple[int, int]
"""An ad's position in a list: its rank and its sort key."""
_BITS = 4
"""Of a rank, for a band of fit, a group of languages and a grade: there are at most 15 of each."""
RANK_BITS = 3 * _BITS + TIME_BITS
"""The bits of a rank by relevance."""
FEW = 64
"""Up to so many numbers are iterated; for more, arrays are faster."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """By relevance, ads that offer what the words ask for precede those that mention it; then they are ordered by the
    first of `language_groups` that they belong to, then of `fit.grades`, then by their date; the paid tier decides
    between ads of the same second (docs/decisions/0033). Other orders ignore these conditions."""

    sort: Sort
    fit: FitGrades | None = None
    language_groups: Sequence[Condition] = ()


def top(
    view: SegmentView | MemoryIndexView, ads: BitMap, ranking: Ranking, count: int, after: ListPosition | None
) -> list[ListPosition]:
    """The first of these ads of a view, after a position."""
    if isinstance(view, MemoryIndexView):
        positions = _positions(view, ads, ranking)
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


def fit_of(position: ListPosition) -> tuple[int, int]:
    """Whether an ad at a position by relevance offers what the words ask for, 1 or 0, and its grade: greater is better,
    0 for an ad that fulfils no grade."""
    above_time = position[0] >> TIME_BITS
    return above_time >> 2 * _BITS & 1, above_time & (1 << _BITS) - 1


def _relevance(band: int, group: int, grade: int) -> int:
    """The least rank of a band of fit, a group of languages and a grade. The second of publication is added."""
    return ((band << _BITS | group) << _BITS | grade) << TIME_BITS


def _positions(view: MemoryIndexView, ads: BitMap, ranking: Ranking) -> Iterator[ListPosition]:
    if ranking.sort is Sort.RELEVANCE:
        for least, same in _by_fit(view, ads, ranking, None):
            keys = (view.ads[number].sort_key for number in same)
            yield from ((least + second_of(key), key) for key in keys)
        return
    for ad in (view.ads[number] for number in ads):
        yield _number(ad, ranking.sort), ad.sort_key


def _number(ad: ChangedAd, sort: Literal[Sort.NEWEST, Sort.SALARY, Sort.DEADLINE]) -> int:
    match sort:
        case Sort.NEWEST:
            return newness(ad.sort_key)
        case Sort.SALARY:
            return ad.pay or 0
        case Sort.DEADLINE:
            return -deadline_minutes(ad.deadline)
        case _:
            assert_never(sort)


def _by_relevance(
    view: SegmentView, ads: BitMap, ranking: Ranking, count: int, after: ListPosition | None
) -> list[ListPosition]:
    positions: list[ListPosition] = []
    for least, same in _by_fit(view, ads, ranking, after):
        behind = _behind(least, after)
        found = [
            (least + second_of(key), key)
            for first, end in _ranges(view, behind)
            for key in _sort_keys(view, same, first, end, count - len(positions))
        ]
        # The newest first; of those of one second, the best paid, as their keys are the greatest.
        found.sort(reverse=True)
        positions += found[: count - len(positions)]
        if len(positions) == count:
            break
    return positions


def far_down(
    views: Sequence[SegmentView | MemoryIndexView],
    ads_of_views: Sequence[BitMap],
    ranking: Ranking,
    offset: int,
    count: int,
    after: ListPosition | None,
) -> list[ListPosition]:
    """The positions by relevance from an offset on, as `top` of all views would give them, but by arrays."""
    ranks, keys = list[npt.NDArray[np.int64]](), list[npt.NDArray[np.int64]]()
    for view, ads in zip(views, ads_of_views, strict=True):
        if isinstance(view, MemoryIndexView):
            positions = np.array(top(view, ads, ranking, offset + count, after), np.int64).reshape(-1, 2)
            ranks.append(positions[:, 0])
            keys.append(positions[:, 1])
            continue
        missing = offset + count
        for least, same in _by_fit(view, ads, ranking, after):
            found = _keys_by_second(view, same, missing, _behind(least, after))
            ranks.append(least + second_of(found))
            keys.append(found)
            missing -= len(found)
            if not missing:
                break
    all_ranks, all_keys = np.concatenate(ranks), np.concatenate(keys)
    order = np.lexsort((all_keys, all_ranks))[::-1][offset : offset + count]
    return list(zip(all_ranks[order].tolist(), all_keys[order].tolist(), strict=True))


def _behind(least: int, after: ListPosition | None) -> int | None:
    """The key to continue behind within a band; a cursor in a better band leaves it whole."""
    return after[1] if after is not None and after[0] <= least + LAST_SECOND else None


def _by_fit(
    view: SegmentView | MemoryIndexView, ads: BitMap, ranking: Ranking, after: ListPosition | None
) -> Iterator[tuple[int, BitMap]]:
    """The ads by band, language and grade, each with its least rank, without those that are before a position."""

    def is_passed(least: int) -> bool:
        return after is not None and least > after[0]

    fit = ranking.fit
    for band, of_band in _bands(view, ads, (fit.offered,) if fit else ()):
        if is_passed(_relevance(band, 0, 0)):
            continue
        for group, of_group in _bands(view, of_band, ranking.language_groups):
            if is_passed(_relevance(band, group, 0)):
                continue
            for grade, same in _bands(view, of_group, fit.grades if fit and band else ()):
                least = _relevance(band, group, grade)
                if not is_passed(least):
                    yield least, same


def _keys_by_second(view: SegmentView, ads: BitMap, count: int, behind: int | None) -> npt.NDArray[np.int64]:
    """The keys of the newest of these ads, in the order of `_by_relevance`."""
    keys = [_sort_key_array(view, ads, first, end, count) for first, end in _ranges(view, behind)]
    # Each tier is in order already, which this kind of sorting makes use of.
    return from_listing_order(np.sort(in_listing_order(np.concatenate(keys)), kind="stable")[::-1][:count])


def _ranges(view: SegmentView, behind: int | None) -> Iterator[tuple[int, int]]:
    """For each tier, the number of its first ad behind a position, and of the first ad behind the tier."""
    for tier, start, end in view.segment.tiers:
        yield start if behind is None else max(start, view.segment.count_down_to(_first_behind(tier, behind))), end


def _first_behind(tier: int, after: int) -> int:
    """The least key of a tier that is listed before or at the ad with the key `after`."""
    if tier == tier_of(after):
        return after
    return least_sort_key(tier, second_of(after) + (tier < tier_of(after)))


def _bands(
    view: SegmentView | MemoryIndexView, ads: BitMap, conditions: Sequence[Condition]
) -> Iterator[tuple[int, BitMap]]:
    """The ads by the first condition that they fulfil, the first one's with the greatest number; 0 for none. Conditions
    are evaluated as far as bands are asked for."""
    for at, condition in enumerate(conditions):
        if band := ads & evaluate(view, condition):
            yield len(conditions) - at, band
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
    if count <= FEW:
        numbers = list(islice(ads.iter_equal_or_larger(start), count))
        return view.segment.sort_keys(numbers[: bisect_left(numbers, end)])
    return _sort_key_array(view, ads, start, end, count).tolist()


def _sort_key_array(view: SegmentView, ads: BitMap, start: int, end: int, count: int) -> npt.NDArray[np.int64]:
    before = ads.rank(start - 1) if start else 0
    numbers = ad_numbers(ads[before : before + count])
    return view.segment.sort_keys_at(numbers[: np.searchsorted(numbers, end)])

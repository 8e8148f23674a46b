"""Ranks ads: the first ones of a bitmap in a given order, as pairs of rank and sort key that both fall."""

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
from read_models.job_search.index_query import Sort
from read_models.job_search.query.conditions import Condition, evaluate
from read_models.job_search.query.fit_grades import FitGrades

ListPosition = tuple[int, int]
"""An ad's position in a list: its rank and its sort key."""
_BITS = 4
"""Bits of a rank for a band of fit, a group of languages and a grade: there are at most 15 of each."""
RANK_BITS = 3 * _BITS
"""The bits of a rank by relevance."""
FEW = 64
"""Numbers that are iterated at most; for more, arrays are faster."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """The order of a list. By relevance, ads that offer what the words ask for precede those that mention it; then they
    are ordered by the first of `language_groups` that they belong to, then of `fit.grades`, then by their date; the
    paid tier decides between ads of the same second (docs/decisions/0033). Other orders ignore these conditions."""

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
            return [(0, key) for key in _sort_keys(view, ads, _start(view, 0, after), count)]
        case Sort.SALARY:
            return _by_number(view, ads, PAY, count, after, greatest=True)
        case Sort.DEADLINE:
            return _by_number(view, ads, DEADLINE, count, after, greatest=False)
        case _:
            assert_never(ranking.sort)


def fit_of(position: ListPosition) -> tuple[int, int]:
    """Whether an ad at a position by relevance offers what the words ask for, 1 or 0, and its grade: greater is better,
    0 for an ad that fulfils no grade."""
    rank = position[0]
    return rank >> 2 * _BITS & 1, rank & (1 << _BITS) - 1


def _relevance(band: int, group: int, grade: int) -> int:
    """The rank of a band of fit, a group of languages and a grade, whose ads are in the order of their sort keys."""
    return (band << _BITS | group) << _BITS | grade


def _positions(view: MemoryIndexView, ads: BitMap, ranking: Ranking) -> Iterator[ListPosition]:
    if ranking.sort is Sort.RELEVANCE:
        for rank, same in _by_fit(view, ads, ranking, None):
            yield from ((rank, view.ads[number].sort_key) for number in same)
        return
    for ad in (view.ads[number] for number in ads):
        yield _number(ad, ranking.sort), ad.sort_key


def _number(ad: ChangedAd, sort: Literal[Sort.NEWEST, Sort.SALARY, Sort.DEADLINE]) -> int:
    match sort:
        case Sort.NEWEST:
            return 0
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
    for rank, same in _by_fit(view, ads, ranking, after):
        keys = _sort_keys(view, same, _start(view, rank, after), count - len(positions))
        positions += [(rank, key) for key in keys]
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
        for rank, same in _by_fit(view, ads, ranking, after):
            found = _sort_key_array(view, same, _start(view, rank, after), missing)
            ranks.append(np.full(len(found), rank))
            keys.append(found)
            missing -= len(found)
            if not missing:
                break
    all_ranks, all_keys = np.concatenate(ranks), np.concatenate(keys)
    order = np.lexsort((all_keys, all_ranks))[::-1][offset : offset + count]
    return list(zip(all_ranks[order].tolist(), all_keys[order].tolist(), strict=True))


def _start(view: SegmentView, rank: int, after: ListPosition | None) -> int:
    """The number of the first ad of a rank behind a position."""
    return view.segment.count_down_to(after[1]) if after is not None and after[0] == rank else 0


def _by_fit(
    view: SegmentView | MemoryIndexView, ads: BitMap, ranking: Ranking, after: ListPosition | None
) -> Iterator[tuple[int, BitMap]]:
    """The ads by band, language and grade, each with its rank, without those that are before a position."""

    def is_passed(rank: int) -> bool:
        return after is not None and rank > after[0]

    fit = ranking.fit
    for band, of_band in _bands(view, ads, (fit.offered,) if fit else ()):
        if is_passed(_relevance(band, 0, 0)):
            continue
        for group, of_group in _bands(view, of_band, ranking.language_groups):
            if is_passed(_relevance(band, group, 0)):
                continue
            for grade, same in _bands(view, of_group, fit.grades if fit and band else ()):
                rank = _relevance(band, group, grade)
                if not is_passed(rank):
                    yield rank, same


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


def _sort_keys(view: SegmentView, ads: BitMap, start: int, count: int) -> list[int]:
    """Sort keys of the first ads from a number on."""
    if count <= FEW:
        return view.segment.sort_keys(islice(ads.iter_equal_or_larger(start), count))
    return _sort_key_array(view, ads, start, count).tolist()


def _sort_key_array(view: SegmentView, ads: BitMap, start: int, count: int) -> npt.NDArray[np.int64]:
    before = ads.rank(start - 1) if start else 0
    return view.segment.sort_keys_at(ad_numbers(ads[before : before + count]))

"""Counts the ads of each employer: few ads by a dictionary, many by arrays."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain

import numpy as np
import numpy.typing as npt
from pyroaring import BitMap

from read_models.job_search.index.segment import Segment
from read_models.job_search.query.searcher import Searcher, View

COUNT_ONE_BY_ONE_UP_TO = 1000
"""Ads that are counted one by one; more are counted for all employers at once, which takes as long as counting some
thousand one by one."""
Numbers = npt.NDArray[np.int64]


def count_employers(
    searcher: Searcher, views: Sequence[View], ads_of_views: Sequence[BitMap], limit: int
) -> dict[str, int]:
    """The employers with the most of these ads, and how many they have; of equals the lower id first."""
    if sum(map(len, ads_of_views)) <= COUNT_ONE_BY_ONE_UP_TO:
        ids = chain.from_iterable(view.employers(ads) for view, ads in zip(views, ads_of_views, strict=True))
        counts: Iterable[tuple[int, int]] = Counter(ids).items()
    else:
        in_memory = views[-1].employers(ads_of_views[-1])
        counts = _count_all(searcher.snapshot.segments, ads_of_views, limit, in_memory)
    first = sorted((-ads, employer) for employer, ads in counts)[:limit]
    return {str(employer): -ads for ads, employer in first}


def _count_all(
    segments: tuple[Segment, ...], ads_of_views: Sequence[BitMap], limit: int, in_memory: Sequence[int]
) -> Iterable[tuple[int, int]]:
    """A superset of the first `limit` employers with their ads; `in_memory` has the employers of ads in no segment."""
    ids, indexes = _all_employers(segments)
    counts = np.zeros(len(ids), np.int64)
    for segment, index, ads in zip(segments, indexes, ads_of_views, strict=False):
        if ads:
            counts[index] += segment.count_employers(ads)
    only_in_memory: Counter[int] = Counter()
    for employer, ads in Counter(in_memory).items():
        index = int(np.searchsorted(ids, employer))
        if index < len(ids) and ids[index] == employer:
            counts[index] += ads
        else:
            only_in_memory[employer] = ads
    first = np.flatnonzero(counts >= _threshold(counts, limit))
    return chain(zip(ids[first].tolist(), counts[first].tolist(), strict=True), only_in_memory.items())


def _threshold(counts: Numbers, limit: int) -> int:
    """The least count among the first `limit` employers; at least one."""
    employers_by_count = np.bincount(counts)
    cumulative = employers_by_count[::-1].cumsum()
    return max(1, len(employers_by_count) - 1 - int(np.searchsorted(cumulative, limit)))


@lru_cache(maxsize=2)
def _all_employers(segments: tuple[Segment, ...]) -> tuple[Numbers, list[Numbers]]:
    """The ids of all employers, rising; and for each segment the indexes of its own among them."""
    ids = np.unique(np.concatenate([np.empty(0, np.int64), *(segment.employer_ids for segment in segments)]))
    return ids, [np.searchsorted(ids, segment.employer_ids) for segment in segments]

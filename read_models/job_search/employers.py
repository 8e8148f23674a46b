"""The employers with the most ads in a set: few ads are counted by a dictionary, many by arrays."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain

import numpy as np
import numpy.typing as npt
from pyroaring import BitMap

from read_models.job_search.looking import Look, View
from read_models.job_search.segment import Segment

COUNTED_ONE_BY_ONE = 1000
"""Sets of more ads are counted for all employers at once, which takes as long as counting some thousand."""
Numbers = npt.NDArray[np.int64]


def count_employers(sight: Look, views: Sequence[View], found: Sequence[BitMap], count: int) -> dict[str, int]:
    """The `count` employers with the most of the ads found and how many they have; of equals the lower id first."""
    if sum(map(len, found)) <= COUNTED_ONE_BY_ONE:
        ids = chain.from_iterable(view.employers(ads) for view, ads in zip(views, found, strict=True))
        counts: Iterable[tuple[int, int]] = Counter(ids).items()
    else:
        counts = _count_all(sight.snapshot.segments, found, count, views[-1].employers(found[-1]))
    first = sorted((-ads, employer) for employer, ads in counts)[:count]
    return {str(employer): -ads for ads, employer in first}


def _count_all(
    segments: tuple[Segment, ...], found: Sequence[BitMap], count: int, recent: Sequence[int]
) -> Iterable[tuple[int, int]]:
    """Employers among whom are the first `count`, each once with its ads; `recent` has those of ads in no segment."""
    ids, places = _all_employers(segments)
    counts = np.zeros(len(ids), np.int64)
    for segment, place, ads in zip(segments, places, found, strict=False):
        if ads:
            counts[place] += segment.count_employers(ads)
    elsewhere: Counter[int] = Counter()
    for employer, ads in Counter(recent).items():
        place = int(np.searchsorted(ids, employer))
        if place < len(ids) and ids[place] == employer:
            counts[place] += ads
        else:
            elsewhere[employer] = ads
    first = np.flatnonzero(counts >= _least(counts, count))
    return chain(zip(ids[first].tolist(), counts[first].tolist(), strict=True), elsewhere.items())


def _least(counts: Numbers, count: int) -> int:
    """What one has to have to be among the first `count`; at least one."""
    having = np.bincount(counts)
    reaching = having[::-1].cumsum()
    return max(1, len(having) - 1 - int(np.searchsorted(reaching, count)))


@lru_cache(maxsize=2)
def _all_employers(segments: tuple[Segment, ...]) -> tuple[Numbers, list[Numbers]]:
    """The ids of all employers, rising; and for each segment where those of its own stand among them."""
    ids = np.unique(np.concatenate([np.empty(0, np.int64), *(segment.employer_ids for segment in segments)]))
    return ids, [np.searchsorted(ids, segment.employer_ids) for segment in segments]

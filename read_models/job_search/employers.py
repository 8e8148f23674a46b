"""The employers with the most ads in a set, without counting all of them when the set is large."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from heapq import nlargest

from pyroaring import BitMap

from read_models.job_search.keys import value_key
from read_models.job_search.looking import Look, View
from read_models.job_search.query import Dimension
from read_models.job_search.segment import Segment

COUNTED_ONE_BY_ONE = 20_000
"""Sets of more ads are intersected with those of employers, which costs less: few can be among the first."""
_AT_ONCE = 100


def count_employers(sight: Look, views: Sequence[View], found: Sequence[BitMap], count: int) -> dict[str, int]:
    """The `count` employers with the most of the ads found and how many they have; of equals the lower id first."""
    if sum(map(len, found)) <= COUNTED_ONE_BY_ONE:
        counts: Counter[int] = Counter()
        for view, ads in zip(views, found, strict=True):
            counts.update(view.employers(ads))
    else:
        counts = _count_largest(sight, views, found, count)
    least = nlargest(count, counts.values())[-1] if counts else 0
    first = sorted((-ads, employer) for employer, ads in counts.items() if ads >= least)[:count]
    return {str(employer): -ads for ads, employer in first}


def _count_largest(sight: Look, views: Sequence[View], found: Sequence[BitMap], count: int) -> Counter[int]:
    """Goes through employers from the one with the most ads on, until none that follows can be among the first."""
    *_, recent = found
    counts = views[-1].employers(recent)
    most_recent = max(counts.values(), default=0)
    for batch in _batches(_by_size(sight.snapshot.segments)):
        least = nlargest(count, counts.values())[-1] if len(counts) >= count else 0
        if batch[0][1] + most_recent < least:
            break
        keys = [value_key(Dimension.EMPLOYER, employer) for employer, _ in batch]
        for view, ads in zip(sight.views((), keys)[:-1], found[:-1], strict=True):
            for (employer, _), key in zip(batch, keys, strict=True):
                if shared := ads.intersection_cardinality(view.has(key)):
                    counts[employer] += shared
    return counts


def _batches(employers: Sequence[tuple[int, int]]) -> Iterator[Sequence[tuple[int, int]]]:
    return (employers[start : start + _AT_ONCE] for start in range(0, len(employers), _AT_ONCE))


@lru_cache(maxsize=4)
def _by_size(segments: tuple[Segment, ...]) -> list[tuple[int, int]]:
    """Every employer with the number of its ads in the segments, the largest first."""
    sizes: Counter[int] = Counter()
    for segment in segments:
        sizes.update(segment.employers)
    return sizes.most_common()

"""The first ads of a set in each of the orders, as pairs of rank and sort key, both falling."""

from collections.abc import Sequence

from pyroaring import BitMap

from read_models.job_search.order import newness, tier_of
from read_models.job_search.query import Sort

Place = tuple[int, int]
"""An ad's place in a list: its rank and its sort key. A list goes on after a place."""

Fits = Sequence[BitMap]
"""Ads whose titles fit, by how well: the best first. One that fits better may stand among those that fit less, too."""


def relevance(key: int, fit: int) -> int:
    """What was paid for, then how well the title fits."""
    return tier_of(key) << 2 | fit


def rank_of(sort: Sort, key: int, fit: int, pay: int | None, until: int) -> int:
    """The rank of one ad. `until` is its deadline in minutes."""
    match sort:
        case Sort.RELEVANCE:
            return relevance(key, fit)
        case Sort.NEWEST:
            return newness(key)
        case Sort.SALARY:
            return pay or 0
        case Sort.DEADLINE:
            return -until


def minutes(seconds: int) -> int:
    """Deadlines are compared by the minute."""
    return seconds // 60

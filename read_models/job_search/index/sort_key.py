"""Packs an ad's paid tier, publication second and job number into one integer: greater is listed earlier.

The key identifies an ad within the index, segments are numbered by it, and cursors continue at it.
"""

from datetime import UTC, datetime
from typing import TypeVar

import numpy as np
import numpy.typing as npt

_NUMBER_BITS, TIME_BITS = 28, 31
_TIER_SHIFT = _NUMBER_BITS + TIME_BITS
FIRST_SECOND = int(datetime(2000, 1, 1, tzinfo=UTC).timestamp())
LAST_SECOND = (1 << TIME_BITS) - 1
_NEWNESS = (1 << _TIER_SHIFT) - 1
_NUMBER = (1 << _NUMBER_BITS) - 1
_TIER_BITS = 2
KeyOrKeys = TypeVar("KeyOrKeys", int, npt.NDArray[np.int64])

TIERS = (3, 2, 1, 0)
"""From the most to the least prominent."""


def make_sort_key(tier: int, published_at: datetime, number: int) -> int:
    """Raises ValueError for a job number of more than 28 bits: the next format of the key is then overdue."""
    if number >> _NUMBER_BITS:
        msg = f"the job number {number} does not fit into the sort key"
        raise ValueError(msg)
    return tier << _TIER_SHIFT | seconds(published_at) << _NUMBER_BITS | number


def seconds(moment: datetime) -> int:
    """Seconds since the year 2000, clamped to the range of the key."""
    return min(max(int(moment.timestamp()) - FIRST_SECOND, 0), LAST_SECOND)


def job_number_of(key: int) -> int:
    """The job number in a sort key."""
    return key & _NUMBER


def tier_of(key: int) -> int:
    """The paid tier, 3 to 0."""
    return key >> _TIER_SHIFT


def second_of(key: KeyOrKeys) -> KeyOrKeys:
    """The publication second (see `seconds`)."""
    return (key & _NEWNESS) >> _NUMBER_BITS


def in_listing_order(keys: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """Numbers that rise with the second, then with the tier, then with the number of the job."""
    return second_of(keys) << _NUMBER_BITS + _TIER_BITS | keys >> _TIER_SHIFT << _NUMBER_BITS | keys & _NUMBER


def from_listing_order(numbers: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """The sort keys of these numbers of `in_listing_order`."""
    tiers = numbers >> _NUMBER_BITS & (1 << _TIER_BITS) - 1
    return tiers << _TIER_SHIFT | numbers >> _NUMBER_BITS + _TIER_BITS << _NUMBER_BITS | numbers & _NUMBER


def newness(key: int) -> int:
    """Publication second and job number: the order of ads of one tier, unique across tiers."""
    return key & _NEWNESS


def least_sort_key(tier: int, published_from: int = 0) -> int:
    """The least key of a tier for publication at that second (see `seconds`) or later."""
    return tier << _TIER_SHIFT | published_from << _NUMBER_BITS

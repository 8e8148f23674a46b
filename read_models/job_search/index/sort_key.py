"""Packs an ad's publication second, paid tier and job number into one integer: greater is listed earlier.

The key identifies an ad within the index, segments are numbered by it, and cursors continue at it.
"""

from datetime import UTC, datetime

_NUMBER_BITS, _TIER_BITS, _TIME_BITS = 28, 2, 31
_TIME_SHIFT = _TIER_BITS + _NUMBER_BITS
_NUMBER = (1 << _NUMBER_BITS) - 1
_TIER = (1 << _TIER_BITS) - 1
FIRST_SECOND = int(datetime(2000, 1, 1, tzinfo=UTC).timestamp())
LAST_SECOND = (1 << _TIME_BITS) - 1


def make_sort_key(tier: int, published_at: datetime, number: int) -> int:
    """Raises ValueError for a job number of more than 28 bits: the next format of the key is then overdue."""
    if number >> _NUMBER_BITS:
        msg = f"the job number {number} does not fit into the sort key"
        raise ValueError(msg)
    return least_sort_key(seconds(published_at)) | tier << _NUMBER_BITS | number


def seconds(moment: datetime) -> int:
    """Seconds since the year 2000, clamped to the range of the key."""
    return min(max(int(moment.timestamp()) - FIRST_SECOND, 0), LAST_SECOND)


def job_number_of(key: int) -> int:
    """The job number in a sort key."""
    return key & _NUMBER


def tier_of(key: int) -> int:
    """The paid tier, 3 to 0, which decides between ads of one second (docs/decisions/0033)."""
    return key >> _NUMBER_BITS & _TIER


def second_of(key: int) -> int:
    """The publication second (see `seconds`)."""
    return key >> _TIME_SHIFT


def least_sort_key(published_from: int) -> int:
    """The least key for publication at that second (see `seconds`) or later."""
    return published_from << _TIME_SHIFT

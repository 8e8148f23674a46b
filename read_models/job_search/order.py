"""One number says where an ad stands in a list: what was paid for, how well its title fits, how new it is, and which it
is. Ads are told apart by it, lists are cut and continued at it, and it is stored without the fit, which is the query's.
"""

from datetime import UTC, datetime

_NUMBER_BITS, _TIME_BITS, _FIT_BITS = 28, 31, 2
_FIT_SHIFT = _NUMBER_BITS + _TIME_BITS
_TIER_SHIFT = _FIT_SHIFT + _FIT_BITS
FIRST_SECOND = int(datetime(2000, 1, 1, tzinfo=UTC).timestamp())
LAST_SECOND = (1 << _TIME_BITS) - 1
_NEWNESS = (1 << _FIT_SHIFT) - 1

TIERS = (3, 2, 1, 0)
"""From the most prominent to the least."""


def order_key(tier: int, published_at: datetime, number: int) -> int:
    """Greater is shown earlier. Raises ValueError for a number of more than 28 bits: the next format of the key is then
    overdue."""
    if number >> _NUMBER_BITS:
        msg = f"the job number {number} does not fit into the order"
        raise ValueError(msg)
    return tier << _TIER_SHIFT | seconds(published_at) << _NUMBER_BITS | number


def seconds(moment: datetime) -> int:
    """Seconds since the year 2000; what is before or after what can be told is at the edge."""
    return min(max(int(moment.timestamp()) - FIRST_SECOND, 0), LAST_SECOND)


def number_of(key: int) -> int:
    """The job's number."""
    return key & ((1 << _NUMBER_BITS) - 1)


def tier_of(key: int) -> int:
    """What was paid for, 3 to 0."""
    return key >> _TIER_SHIFT


def newness(key: int) -> int:
    """The order of those that only time tells apart."""
    return key & _NEWNESS


def first_of(tier: int, published_from: int = 0) -> int:
    """The least key of a tier that was published at that second or later."""
    return tier << _TIER_SHIFT | published_from << _NUMBER_BITS


def with_fit(key: int, fit: int) -> int:
    """The key of an ad whose title fits a query: 2 word by word, 1 in other forms, 0 not."""
    return key | fit << _FIT_SHIFT


def split_fit(key: int) -> tuple[int, int]:
    """The fit, and the key as it is stored."""
    fit = key >> _FIT_SHIFT & ((1 << _FIT_BITS) - 1)
    return fit, key ^ fit << _FIT_SHIFT

"""Keys that only the percolator knows, beside those of the search."""

from read_models.job_search.keys import SALARIES, value_key
from read_models.job_search.plan import DAYS
from read_models.job_search.query import Dimension
from read_models.job_search.slices import PAY

EVERY = "ad="
"""A key that every ad has."""
NONE = "none="
"""A key that no ad has."""
PLACES_IN, SPOTS_IN = "places=", "spots="
"""What keys of cells (cells.py) begin with: that of an ad at a place of the gazetteer, and that of one elsewhere."""
LONGEST_KEY = 2046
"""Bytes that PostgreSQL takes for a lexeme."""


def age_key(value: str) -> str:
    """The key of ads that are not older, by a value of the dimension `published`."""
    return value_key(Dimension.PUBLISHED, value)


AGES = frozenset(map(age_key, DAYS))
"""New ads have all of these."""


def key_of_pay(euros: int) -> str:
    """The narrowest key of all ads that pay as much."""
    return next((value_key(Dimension.SALARY, step) for step in reversed(SALARIES) if step <= euros), PAY[0])


def possible(key: str) -> str:
    """The key, or one that no ad has in place of what no ad can have: PostgreSQL would refuse some of these."""
    return key if can_be_had(key) else NONE


def can_be_had(key: str) -> bool:
    """Whether any ad can have this key."""
    return key.isprintable() and len(key.encode()) <= LONGEST_KEY

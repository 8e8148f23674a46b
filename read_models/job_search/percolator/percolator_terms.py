"""The percolator's own terms, in addition to those of the index."""

from read_models.job_search.index.bit_sliced import PAY
from read_models.job_search.index.terms import SALARY_STEPS, value_term
from read_models.job_search.index_query import Dimension
from read_models.job_search.query.plan import DAYS

EVERY_AD = "ad="
"""A term that every ad has."""
NO_AD = "none="
"""A term that no ad has."""
PLACES_IN, SPOTS_IN = "places=", "spots="
"""Prefixes of cells (geo_cells.py): for places of the gazetteer, and for points outside it."""
MAX_LEXEME_BYTES = 2046
"""PostgreSQL's limit."""


def age_term(value: str) -> str:
    """The term of ads that are no older than a value of the dimension `published`."""
    return value_term(Dimension.PUBLISHED, value)


AGES = frozenset(map(age_term, DAYS))
"""The age terms of a new ad."""


def pay_term(euros: int) -> str:
    """The most selective term that all ads with this pay have."""
    return next((value_term(Dimension.SALARY, step) for step in reversed(SALARY_STEPS) if step <= euros), PAY[0])


def indexable(term: str) -> str:
    """The term, or `NO_AD` in place of one that PostgreSQL would reject and no ad can have."""
    return term if can_be_indexed(term) else NO_AD


def can_be_indexed(term: str) -> bool:
    """Whether any ad can have this term."""
    return term.isprintable() and len(term.encode()) <= MAX_LEXEME_BYTES

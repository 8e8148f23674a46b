"""Terms that only the percolator uses, besides those of the index."""

from read_models.job_search.index.bit_sliced import PAY
from read_models.job_search.index.terms import SALARIES, value_term
from read_models.job_search.query.plan import DAYS
from read_models.job_search.search_query import Dimension

EVERY = "ad="
"""A term that every ad has."""
NONE = "none="
"""A term that no ad has."""
PLACES_IN, SPOTS_IN = "places=", "spots="
"""Prefixes of cells (geo_cells.py): for ads at a place of the gazetteer, and for ads elsewhere."""
MAX_LEXEME_BYTES = 2046
"""PostgreSQL's limit."""


def age_term(value: str) -> str:
    """The term of ads that are not older, by a value of the dimension `published`."""
    return value_term(Dimension.PUBLISHED, value)


AGES = frozenset(map(age_term, DAYS))
"""New ads have all of these."""


def pay_term(euros: int) -> str:
    """The narrowest term of all ads that pay as much."""
    return next((value_term(Dimension.SALARY, step) for step in reversed(SALARIES) if step <= euros), PAY[0])


def indexable(term: str) -> str:
    """The term, or `NONE` in place of one that PostgreSQL would reject and no ad can have."""
    return term if can_be_indexed(term) else NONE


def can_be_indexed(term: str) -> bool:
    """Whether any ad can have this term."""
    return term.isprintable() and len(term.encode()) <= MAX_LEXEME_BYTES

"""Filters of a query, which it sets itself or names in its text; both mean the same."""

from decimal import Decimal

from domain.reference.language.query_parser import Query
from domain.reference.language.understood_words import SALARY, areas_meant, filter_values
from read_models.job_search.index_query import Dimension, Filters, IndexQuery


def filters_of(query: IndexQuery, words: Query) -> Filters:
    """The chosen values of each dimension; ads with any of them match."""
    values = {name: chosen for name, chosen in query.filters if chosen}
    for name, meant in filter_values(words.understood).items():
        if name != SALARY:
            dimension = Dimension(name)
            values[dimension] = tuple(dict.fromkeys((*values.get(dimension, ()), *meant)))
    return tuple(values.items())


def salary_of(query: IndexQuery, words: Query) -> Decimal | None:
    """The highest wished pay, in gross euros a month."""
    meant = map(Decimal, filter_values(words.understood).get(SALARY, ()))
    return max((*([] if query.salary_from is None else [query.salary_from]), *meant), default=None)


def areas_of(query: IndexQuery, words: Query) -> tuple[str, ...]:
    """The areas that are chosen, else those in the text; none where a circle is chosen."""
    return query.areas or (() if query.near else areas_meant(words.understood))

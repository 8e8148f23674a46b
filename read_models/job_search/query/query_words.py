"""Parses the text of a query; parsed texts are cached, since many people type and save the same."""

from functools import lru_cache

from domain.reference.language.query_parser import Query, parse_query
from read_models.job_search.index_query import IndexQuery

parse_text = lru_cache(maxsize=1 << 14)(parse_query)


def words_of(query: IndexQuery) -> Query:
    """The parsed text of a query. Places in it are understood only where no others are chosen; "everywhere" ignores
    both."""
    return parse_text(query.text, with_places=reads_places(query))


def reads_places(query: IndexQuery) -> bool:
    """Whether places in the text of a query are understood."""
    return query.exclude_locations or not (query.areas or query.near)

"""Says which conditions of a search a job does not fulfil, by the rules that match new jobs."""

from collections.abc import Iterator
from dataclasses import replace
from uuid import UUID

from sqlalchemy import Connection

from domain.reference.language.query_parser import Query
from read_models.job_search.index_query import IndexQuery
from read_models.job_search.percolator.anchor_condition import conditions_of
from read_models.job_search.percolator.canonical_query import canonical
from read_models.job_search.percolator.percolated_ad import read_ad
from read_models.job_search.percolator.residual import pack
from read_models.job_search.query.query_words import words_of
from read_models.job_search.query.understood_filters import areas_of, filters_of, salary_of

OPEN = "open"
"""The condition of every search: the job takes applications."""


def list_unmet(connection: Connection, job_stream: UUID, query: IndexQuery) -> list[str]:
    """The names of the conditions that a job does not fulfil, as the list's parameters are named; empty for a job that
    the search finds now. Raises LookupError when there is no such ad, UnfilteredSearch for a search without filters.
    """
    ad = read_ad(connection, job_stream)
    if ad is None:
        return [OPEN]
    searched = canonical(query)
    words = words_of(searched)
    others = replace(words, understood=())
    unmet = [] if ad.fulfils(pack(conditions_of(IndexQuery(), others))) else ["query"]
    unmet += (name for name, part in _parts(searched, words) if not ad.fulfils(pack(conditions_of(part))))
    return unmet


def _parts(searched: IndexQuery, words: Query) -> Iterator[tuple[str, IndexQuery]]:
    """The search taken apart, but for the words that it looks for: a job that fulfils all parts fulfils the whole.
    What other words mean is named as the filter that they stand for."""
    areas = () if searched.exclude_locations else areas_of(searched, words)
    filters, salary_from = filters_of(searched, words), salary_of(searched, words)
    query = replace(searched, text="", areas=areas, filters=filters, salary_from=salary_from)
    if query.near:
        yield "near", IndexQuery(near=query.near, areas=query.areas)
    elif query.areas:
        yield "locations", IndexQuery(areas=query.areas)
    if query.positions:
        yield "positions", IndexQuery(positions=query.positions)
    if query.new_since:
        yield "newJobs", IndexQuery(new_since=query.new_since)
    for each in query.filters:
        yield each[0].value, IndexQuery(filters=(each,))
    if query.salary_from is not None:
        yield "salaryFrom", IndexQuery(salary_from=query.salary_from)

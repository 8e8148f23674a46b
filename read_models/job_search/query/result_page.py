"""Finds one page of a list, with the exact total."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection

from read_models.job_search.index.bit_sliced import DEADLINE, PAY, slice_terms
from read_models.job_search.index.segment_cache import SegmentCache
from read_models.job_search.index.sort_key import job_number_of
from read_models.job_search.index_query import IndexQuery, Sort
from read_models.job_search.query.cursor import decode_cursor, encode_cursor
from read_models.job_search.query.facets import FACET_FIELDS, facet_terms, facets_of
from read_models.job_search.query.fit_floor import fitting_as_tenth
from read_models.job_search.query.list_positions import list_positions
from read_models.job_search.query.ranking import ListPosition
from read_models.job_search.query.relaxation import MatchGroup, QueryMatches, match_query
from read_models.job_search.query.searcher import Searcher, run_search
from read_models.job_search.search_result import MAX_OFFSET, FacetCounts, GivenUpWords, ResultPage

_SORT_TERMS = {Sort.SALARY: slice_terms(PAY), Sort.DEADLINE: slice_terms(DEADLINE)}


@dataclass(frozen=True, slots=True)
class _Page:
    matches: QueryMatches
    listed: Sequence[tuple[MatchGroup, ListPosition]]
    is_last: bool
    facets: FacetCounts | None


def find_page(
    connection: Connection,
    cache: SegmentCache,
    query: IndexQuery,
    *,
    page: int = 1,
    per_page: int = 20,
    cursor: str | None = None,
    relax: bool = True,
    with_facets: bool = False,
    as_tenth_of: IndexQuery | None = None,
) -> ResultPage:
    """A page of the active jobs that match. A cursor takes precedence over a page; pages beyond the 10,000th ad are
    empty.

    Unless `relax`, no word is corrected or given up: a saved search means what it says.
    `as_tenth_of`: only ads that fit as well as the tenth ad of this search for the same words.
    Raises UnknownCursor and IndexNotBuilt.
    """
    after = decode_cursor(cursor) if cursor else None
    offset = 0 if after else max(0, page - 1) * per_page
    terms = [*_SORT_TERMS.get(query.sort, ()), *(facet_terms(query) if with_facets else ())]
    fields = FACET_FIELDS if with_facets else ()

    def compute(searcher: Searcher) -> _Page:
        matches = match_query(searcher, query, relax=relax, terms=terms, fields=fields)
        if as_tenth_of is not None:
            matches = fitting_as_tenth(searcher, matches, as_tenth_of)
        facets = facets_of(searcher, query, matches) if with_facets and matches.total else None
        if offset >= min(matches.total, MAX_OFFSET):
            return _Page(matches, (), is_last=True, facets=facets)
        # One more than is shown tells whether there is a next page.
        listed = list(list_positions(matches, query.sort, offset, per_page + 1, after))
        return _Page(matches, listed[:per_page], len(listed) <= per_page, facets)

    result = run_search(connection, cache, compute, lambda found: [key for _, (_, key) in found.listed])
    found = result.value
    matches = found.matches
    return ResultPage(
        cards=result.cards,
        total=matches.total,
        next_cursor=None if found.is_last else encode_cursor(found.listed[-1][1]),
        status=result.status,
        corrections=matches.corrections,
        full_matches=matches.full.total,
        given_up=tuple(GivenUpWords(group.given_up, group.total) for group in matches.partial),
        missing_words={job_number_of(key): group.given_up for group, (_, key) in found.listed if group.given_up},
        facets=found.facets,
    )

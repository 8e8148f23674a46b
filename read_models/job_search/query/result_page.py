"""Finds one page of a list, with the exact total."""

from dataclasses import dataclass
from itertools import chain

from sqlalchemy import Connection

from read_models.job_search.index.bit_sliced import DEADLINE, PAY, slice_terms
from read_models.job_search.index.segment_cache import SegmentCache
from read_models.job_search.query.cursor import decode_cursor, encode_cursor
from read_models.job_search.query.facets import FACET_FIELDS, facet_terms, facets_of
from read_models.job_search.query.ranking import ListPosition, Ranking, top
from read_models.job_search.query.relaxation import QueryMatches, RelaxedPlan, match_query
from read_models.job_search.query.searcher import Searcher, run_search
from read_models.job_search.search_query import SearchQuery, Sort
from read_models.job_search.search_result import MAX_OFFSET, FacetCounts, ResultPage

_SORT_TERMS = {Sort.SALARY: slice_terms(PAY), Sort.DEADLINE: slice_terms(DEADLINE)}


@dataclass(frozen=True, slots=True)
class _Page:
    relaxed: RelaxedPlan
    total: int
    positions: list[ListPosition]
    is_last: bool
    facets: FacetCounts | None


def find_page(
    connection: Connection,
    cache: SegmentCache,
    query: SearchQuery,
    *,
    page: int = 1,
    per_page: int = 20,
    cursor: str | None = None,
    relax: bool = True,
    with_facets: bool = False,
) -> ResultPage:
    """A page of the active jobs that match. A cursor takes precedence over a page; pages beyond the 10,000th ad are
    empty.

    Unless `relax`, no word is corrected or dropped when nothing is found: a saved search means what it says.
    Raises UnknownCursor and IndexNotBuilt.
    """
    after = decode_cursor(cursor) if cursor else None
    offset = 0 if after else max(0, page - 1) * per_page
    terms = [*_SORT_TERMS.get(query.sort, ()), *(facet_terms(query) if with_facets else ())]
    fields = FACET_FIELDS if with_facets else ()

    def compute(searcher: Searcher) -> _Page:
        matches = match_query(searcher, query, relax=relax, terms=terms, fields=fields)
        facets = facets_of(searcher, query, matches) if with_facets and matches.total else None
        positions, is_last = _positions(matches, query.sort, offset, per_page, after)
        return _Page(matches.relaxed, matches.total, positions, is_last, facets)

    result = run_search(connection, cache, compute, lambda found: [key for _, key in found.positions])
    found = result.value
    return ResultPage(
        cards=result.cards,
        total=found.total,
        next_cursor=None if found.is_last else encode_cursor(found.positions[-1]),
        status=result.status,
        corrections=found.relaxed.corrections,
        dropped_words=found.relaxed.dropped_words,
        facets=found.facets,
    )


def _positions(
    matches: QueryMatches, sort: Sort, offset: int, count: int, after: ListPosition | None
) -> tuple[list[ListPosition], bool]:
    """The positions of a page, and whether it is the last one."""
    if offset >= min(matches.total, MAX_OFFSET):
        return [], True
    plan = matches.relaxed.plan
    ranking = Ranking(sort, plan.title_matches, plan.language_groups)
    # One more than is shown tells whether there is a next page.
    wanted = offset + count + 1
    tops = [top(view, ads, ranking, wanted, after) for view, ads in zip(matches.views, matches.ads, strict=True) if ads]
    # Each view has its ads in order, and sorting only has to merge these runs.
    positions = sorted(chain.from_iterable(tops), reverse=True)[:wanted] if len(tops) > 1 else tops[0]
    return positions[offset : offset + count], len(positions) < wanted

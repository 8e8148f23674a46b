"""Finds the jobs of a requested list: as it was asked for, else in a wider area; of paid places, only what fits."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from domain.kernel.errors import InvalidInput
from domain.kernel.values.locales import Locale
from read_models.job_search.index_query import IndexQuery
from read_models.job_search.policy.ambiguous_words import ambiguous_occupation
from read_models.job_search.policy.found_jobs import (
    AmbiguousOccupation,
    FoundJobs,
    ListRequest,
    WiderPlace,
    WiderSearch,
)
from read_models.job_search.policy.typed_words import with_words, words_as_typed
from read_models.job_search.policy.understood_search import UnderstoodSearch
from read_models.job_search.policy.wider_queries import WiderStep, wider_queries
from read_models.job_search.search_result import (
    MAX_OFFSET,
    FacetCounts,
    IndexNotBuilt,
    IndexStatus,
    ResultPage,
    UnknownCursor,
)
from read_models.job_search.serving.port import JobSearchEngine

FEW_RESULTS = 4
"""Jobs of a place, having all words, up to which wider places are offered."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The found jobs, the index status that they belong to, and facet counts where they were asked for."""

    found: FoundJobs
    status: IndexStatus
    facets: FacetCounts | None = None


class JobFinder:
    """Asks the engine as often as a list needs; caches nothing."""

    def __init__(self, engine: JobSearchEngine) -> None:
        self._engine = engine

    def find(self, request: ListRequest, query: IndexQuery, *, with_facets: bool) -> Finding:
        """A page of results of the request's query. Raises InvalidInput for an unknown cursor, and IndexNotBuilt."""
        if request.featured:
            return self._find_featured(request, query)
        page = self._search(request, query, with_facets=with_facets)
        # Elsewhere is searched for what was meant.
        meant = replace(query, text=with_words(query.text, {each.typed: each.used for each in page.corrections}))
        if page.total:
            found = replace(_found(query, page, request), ambiguous=self._readings(request, meant))
            if page.full_matches <= FEW_RESULTS:
                found = replace(found, wider_places=tuple(self._wider_places(request, meant, page.full_matches)))
            return Finding(found, page.status, page.facets)
        tried: list[WiderStep] = []
        for wider in wider_queries(request.search, meant, request.locale):
            wider_page = self._search(request, wider.query, with_facets=with_facets)
            if wider_page.total:
                found = replace(
                    _found(wider.query, wider_page, request),
                    total=0,
                    full_matches=0,
                    wider=WiderSearch(tried, wider.step, wider.names, wider.km, wider_page.total),
                    corrected=page.corrections or wider_page.corrections,
                )
                return Finding(found, page.status, wider_page.facets)
            tried.append(wider.step)
        return Finding(FoundJobs(query), page.status)

    def count_new(self, search: UnderstoodSearch, locale: Locale, since: datetime) -> int | None:
        """Counts the open ads of a search that were published after `since`. None where that is not known: no ad was
        ever published, or only other words than the typed ones have matches."""
        whole_second = since.replace(microsecond=0) + timedelta(seconds=1)
        query = replace(search.index_query(None, locale), new_since=whole_second)
        try:
            page = self._engine.search(query, page=1, per_page=1)
        except IndexNotBuilt:
            return None
        return None if page.corrections or (page.given_up and not page.full_matches) else page.full_matches

    def _wider_places(self, request: ListRequest, query: IndexQuery, total: int) -> Iterator[WiderPlace]:
        """Wider areas, each with more jobs that have all words than the one before."""
        for wider in wider_queries(request.search, query, request.locale):
            found = self._engine.search(wider.query, per_page=1, relax=False).total
            if found > total:
                yield WiderPlace(wider.step, wider.names, wider.km, found)
                total = found

    def _readings(self, request: ListRequest, query: IndexQuery) -> AmbiguousOccupation | None:
        """Finds the meanings of an ambiguous word, where a choice is worth it: with at least two readings that have
        jobs."""
        if request.page > 1 or request.cursor or (named := ambiguous_occupation(query)) is None:
            return None

        def count(position: str) -> int:
            return self._engine.search(replace(query, positions=(position,)), per_page=1, relax=False).total

        counted = [(each, count(each.code)) for each in named.positions]
        readings = [(each, total) for each, total in counted if total]
        return AmbiguousOccupation(named.words, readings) if len(readings) > 1 else None

    def _find_featured(self, request: ListRequest, query: IndexQuery) -> Finding:
        """The exclusive ads that fit the search as it was typed, and as well as the tenth of its list: for a paid place
        no word is given up."""
        exclusive = query.only_exclusive()
        if exclusive is None:
            status = self._engine.status()
            if status is None:
                raise IndexNotBuilt
            return Finding(FoundJobs(query), status)
        in_block = replace(exclusive, home_block=request.home_block)
        page = self._engine.search(in_block, page=request.page, per_page=request.count, relax=False, as_tenth_of=query)
        return Finding(_found(query, page, request), page.status)

    def _search(self, request: ListRequest, query: IndexQuery, *, with_facets: bool) -> ResultPage:
        try:
            return self._engine.search(
                query, page=request.page, per_page=request.count, cursor=request.cursor, with_facets=with_facets
            )
        except UnknownCursor as error:
            raise InvalidInput.field("cursor", "INVALID_CURSOR") from error


def _found(query: IndexQuery, page: ResultPage, request: ListRequest) -> FoundJobs:
    typed = words_as_typed(query.text)

    def as_typed(words: Iterable[str]) -> tuple[str, ...]:
        return tuple(typed.get(word, word) for word in words)

    return FoundJobs(
        query=query,
        jobs=page.cards,
        total=page.total,
        total_pages=min(-(-page.total // request.count), MAX_OFFSET // request.count),
        next_cursor=page.next_cursor,
        corrected=page.corrections,
        full_matches=page.full_matches,
        given_up=tuple(replace(each, words=as_typed(each.words)) for each in page.given_up),
        missing_words={number: as_typed(words) for number, words in page.missing_words.items()},
    )

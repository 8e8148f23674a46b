"""Job search for routes and feeds: lists are cached for all visitors until the index changes, as they are shown."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from decimal import Decimal
from typing import Generic, Protocol, TypeVar

from domain.kernel.values.locales import Locale
from read_models.job_search.index_query import IndexQuery, Sort
from read_models.job_search.policy.found_jobs import FoundJobs, ListRequest
from read_models.job_search.policy.job_finder import JobFinder
from read_models.job_search.policy.result_cache import ResultCache
from read_models.job_search.search_result import FacetCounts, IndexNotBuilt, IndexStatus
from read_models.job_search.serving.port import JobSearchEngine

Shown = TypeVar("Shown")
Shown_co = TypeVar("Shown_co", covariant=True)


class ListPresenter(Protocol[Shown_co]):
    """Gives lists and facet counts the shape in which they are cached and sent."""

    def jobs(self, found: FoundJobs, locale: Locale) -> Shown_co:
        """A list in the reader's language."""
        ...

    def facets(
        self, counts: FacetCounts, salary_from: Decimal | None, listed_employers: Sequence[int], locale: Locale
    ) -> bytes:
        """Facet counts as JSON, beside a list with jobs of these employers."""
        ...


@dataclass(frozen=True, slots=True)
class ShownList(Generic[Shown]):
    """A list as it is shown, and the time at which it is what the index has; None when no ad was ever published."""

    jobs: Shown
    now: datetime | None


@dataclass(frozen=True, slots=True)
class _Cached(Generic[Shown]):
    """A list without the ads themselves, which take more memory than what is shown of them."""

    query: IndexQuery
    employers: tuple[int, ...]
    jobs: Shown


class CachedSearch(Generic[Shown]):
    """Caches lists by query and language, facet counts by query alone."""

    def __init__(self, engine: JobSearchEngine, presenter: ListPresenter[Shown]) -> None:
        self._engine = engine
        self._finder = JobFinder(engine)
        self._presenter = presenter
        self._lists, self._counts, self._facets = ResultCache(), ResultCache(), ResultCache()
        self._last_status: IndexStatus | None = None

    def find(self, request: ListRequest) -> ShownList[Shown]:
        """A page of results; if the place has none, of the first wider search with results.

        Raises InvalidInput for an unknown cursor.
        """
        cached, status = self._find(request, with_facets=False)
        return ShownList(cached.jobs, status.now if status else None)

    def find_with_facets(self, request: ListRequest) -> tuple[ShownList[Shown], bytes]:
        """Finds a list of jobs, and the facets as JSON."""
        cached, status = self._find(request, with_facets=True)
        facets = self._shown_facets(cached, request.locale, status) if status else b"[]"
        return ShownList(cached.jobs, status.now if status else None), facets

    def _find(self, request: ListRequest, *, with_facets: bool) -> tuple[_Cached[Shown], IndexStatus | None]:
        """The list with the index status of its computation; None when no ad was ever published.

        Calls the engine once: for its status when the list is cached, else for a new list.
        """
        present = self._engine.status() if request.search.typed.new_jobs else None
        query = request.search.index_query(present.now if present else None, request.locale, request.sort)
        key = (query, request.page, request.cursor, request.featured, request.home_block, request.count, request.locale)
        if key in self._lists:
            present = present or self._engine.status()
            if present and (cached := self._lists.find(key, present)):
                return cached, present
        try:
            finding = self._finder.find(request, query, with_facets=with_facets and not self._has_recent_counts(query))
        except IndexNotBuilt:
            return self._shown(FoundJobs(query), request.locale), None
        self._last_status = finding.status
        if finding.facets is not None:
            self._counts.put(_without_order(finding.found.query), finding.status, finding.facets)
        return self._lists.put(key, finding.status, self._shown(finding.found, request.locale)), finding.status

    def _shown(self, found: FoundJobs, locale: Locale) -> _Cached[Shown]:
        employers = tuple(job.employer_id for job in found.jobs)
        return _Cached(found.query, employers, self._presenter.jobs(found, locale))

    def _has_recent_counts(self, query: IndexQuery) -> bool:
        """Whether the facet counts were current at the last known index status."""
        status = self._last_status
        return status is not None and self._counts.find(_without_order(query), status) is not None

    def _shown_facets(self, cached: _Cached[Shown], locale: Locale, status: IndexStatus) -> bytes:
        unordered = _without_order(cached.query)

        def show() -> bytes:
            counts = self._counts.get(unordered, status, lambda: self._engine.count_facets(unordered))
            return self._presenter.facets(counts, unordered.salary_from, cached.employers, locale)

        return self._facets.get((unordered, locale), status, show)


def _without_order(query: IndexQuery) -> IndexQuery:
    """The cache key of facet counts, which are the same in every order, except that only lists by relevance go on with
    jobs that lack words."""
    sort = Sort.RELEVANCE if query.sort is Sort.RELEVANCE else Sort.NEWEST
    return replace(query, sort=sort, preferred_languages=())

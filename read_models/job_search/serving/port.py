"""The port of the job search: the only way for HTTP and workers to search, so that another engine may stand behind
it."""

from typing import Protocol
from uuid import UUID

from read_models.job_search.search_query import SearchQuery
from read_models.job_search.search_result import FacetCounts, IndexStatus, ResultPage, Suggestion

PER_PAGE = 20


class JobSearchEngine(Protocol):
    """Searches active jobs. Every method sees all changes that were committed to the index before the call."""

    def search(
        self,
        query: SearchQuery,
        *,
        page: int = 1,
        per_page: int = PER_PAGE,
        cursor: str | None = None,
        relax: bool = True,
        with_facets: bool = False,
    ) -> ResultPage:
        """A page of the jobs that match, with the exact total. A cursor takes precedence over a page; pages beyond
        `MAX_OFFSET` are empty.

        Unless `relax`, no word is corrected or dropped when nothing is found. `with_facets` costs less than a call of
        `count_facets`. Raises UnknownCursor and IndexNotBuilt.
        """
        ...

    def count_facets(self, query: SearchQuery, *, relax: bool = True) -> FacetCounts:
        """How many jobs each value of each dimension would show, exactly, the dimension's own choice left aside.

        Raises IndexNotBuilt.
        """
        ...

    def suggest(self, prefix: str, *, limit: int = 10) -> list[Suggestion]:
        """Titles and employers of which a word begins so; the most jobs first."""
        ...

    def percolate(self, job_stream: UUID) -> frozenset[UUID]:
        """The stored queries that would find this job if there were no other; none for a job that nobody can find.

        Raises LookupError when there is no such job.
        """
        ...

    def status(self) -> IndexStatus | None:
        """Which version of the index a search would see now; None while no job was ever published."""
        ...

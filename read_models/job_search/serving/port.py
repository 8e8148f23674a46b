"""The port of the job search, through which API and workers search, so that the engine can be replaced."""

from typing import Protocol
from uuid import UUID

from read_models.job_search.index_query import IndexQuery
from read_models.job_search.search_result import FacetCounts, IndexStatus, ResultPage, Suggestion

PER_PAGE = 20


class JobSearchEngine(Protocol):
    """Searches active jobs. Every method sees all index changes that were committed before the call."""

    def warm_up(self) -> None:
        """Loads what the first searches of a process would wait for. Raises IndexNotBuilt."""
        ...

    def search(
        self,
        query: IndexQuery,
        *,
        page: int = 1,
        per_page: int = PER_PAGE,
        cursor: str | None = None,
        relax: bool = True,
        with_facets: bool = False,
        as_tenth_of: IndexQuery | None = None,
    ) -> ResultPage:
        """A page of matching jobs and the exact total. A cursor takes precedence over a page; pages beyond `MAX_OFFSET`
        are empty.

        Unless `relax`, no word is corrected or given up. `as_tenth_of`: only jobs that fit as well as the tenth job of
        this search for the same words. `with_facets` costs less than a call of `count_facets`. Raises UnknownCursor and
        IndexNotBuilt.
        """
        ...

    def count_facets(self, query: IndexQuery, *, relax: bool = True) -> FacetCounts:
        """The exact number of jobs for each value of each dimension, ignoring that dimension's own filter.

        Raises IndexNotBuilt.
        """
        ...

    def suggest(self, prefix: str, *, limit: int = 10, misspelt: bool = False) -> list[Suggestion]:
        """Titles and employers with a word that has this prefix, each title once in whatever form; those with the most
        jobs first. `misspelt`: with a prefix that is one typo away, of four letters or more."""
        ...

    def percolate(self, job_stream: UUID) -> frozenset[UUID]:
        """The stored queries that match this job; none for a job that is not listed.

        Raises LookupError when there is no such job.
        """
        ...

    def status(self) -> IndexStatus | None:
        """The version of the index that a search would see now; None while no job was ever published."""
        ...

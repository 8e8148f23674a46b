"""The in-process engine: cached bitmaps of immutable segments, and cards read from PostgreSQL."""

from contextlib import suppress
from uuid import UUID

from sqlalchemy import Engine

from read_models.job_search.index.refresh import SegmentsGone
from read_models.job_search.index.segment_cache import SegmentCache
from read_models.job_search.index.status import read_status
from read_models.job_search.index_query import IndexQuery
from read_models.job_search.percolator.matching import find_matching
from read_models.job_search.query.facets import count_facets
from read_models.job_search.query.result_page import find_page
from read_models.job_search.query.suggestions import find_suggestions
from read_models.job_search.search_result import FacetCounts, IndexStatus, ResultPage, Suggestion
from read_models.job_search.serving.port import PER_PAGE


class SegmentSearchEngine:
    """Implements `JobSearchEngine` with one segment cache. Thread-safe."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._cache = SegmentCache()

    def warm_up(self) -> None:
        # After a merge that comes in between, searches load what they need themselves.
        with suppress(SegmentsGone), self._engine.connect() as connection:
            self._cache.warm_up(connection)

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
        with self._engine.connect() as connection:
            return find_page(
                connection,
                self._cache,
                query,
                page=page,
                per_page=per_page,
                cursor=cursor,
                relax=relax,
                with_facets=with_facets,
                as_tenth_of=as_tenth_of,
            )

    def count_facets(self, query: IndexQuery, *, relax: bool = True) -> FacetCounts:
        with self._engine.connect() as connection:
            return count_facets(connection, self._cache, query, relax=relax)

    def suggest(self, prefix: str, *, limit: int = 10, misspelt: bool = False) -> list[Suggestion]:
        with self._engine.connect() as connection:
            return find_suggestions(connection, prefix, limit=limit, misspelt=misspelt)

    def percolate(self, job_stream: UUID) -> frozenset[UUID]:
        with self._engine.connect() as connection:
            return find_matching(connection, job_stream)

    def status(self) -> IndexStatus | None:
        with self._engine.connect() as connection:
            return read_status(connection, self._cache)

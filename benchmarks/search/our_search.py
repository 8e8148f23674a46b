"""Our query layer on one open connection."""

from sqlalchemy import Connection

from read_models.job_search.index.segment_cache import SegmentCache
from read_models.job_search.index_query import IndexQuery
from read_models.job_search.query.facets import count_facets
from read_models.job_search.query.result_page import find_page
from read_models.job_search.search_result import FacetCounts, ResultPage

PER_PAGE = 20


class OurSearch:
    """Lists and facets, with the segments that were read before."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._cache = SegmentCache()

    def facets(self, query: IndexQuery) -> FacetCounts:
        return count_facets(self._connection, self._cache, query)

    def find(self, query: IndexQuery, *, page: int = 1, cursor: str | None = None) -> ResultPage:
        return find_page(self._connection, self._cache, query, page=page, cursor=cursor)

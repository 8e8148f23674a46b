"""Caches the popular searches of recent days."""

from threading import Lock
from time import monotonic

from sqlalchemy import Connection

from api.jobs.query_parser import filters_from_key
from api.jobs.search_parameters import SearchFilters
from domain.tracking.popular_searches import list_popular

MAX_SEARCHES = 8
KEPT_SECONDS = 600


class PopularSearchCache:
    """Popular searches, recounted at intervals, since counting is slow."""

    def __init__(self) -> None:
        self._counted: tuple[float, list[SearchFilters]] | None = None
        self._counting = Lock()

    def get(self, connection: Connection) -> list[SearchFilters]:
        """The searches made by the most people, without those that contain coordinates."""
        with self._counting:
            if self._counted is None or self._counted[0] < monotonic():
                made = (filters_from_key(key) for key in list_popular(connection, most=2 * MAX_SEARCHES))
                found = [each for each in made if each and each.near is None][:MAX_SEARCHES]
                self._counted = (monotonic() + KEPT_SECONDS, found)
            return self._counted[1]

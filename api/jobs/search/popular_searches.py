"""Caches the popular searches of recent days."""

from threading import Lock
from time import monotonic

from api.jobs.search.parameters import SearchFilters
from api.jobs.search.search_key import filters_from_key
from domain.kernel.database.reading_engine import ReadingEngine
from domain.tracking.popular_searches import list_popular

MAX_SEARCHES = 8
KEPT_SECONDS = 600


class PopularSearchCache:
    """Popular searches, recounted at intervals, since counting is slow."""

    def __init__(self, engine: ReadingEngine) -> None:
        self._engine = engine
        self._counted: tuple[float, list[SearchFilters]] | None = None
        self._counting = Lock()

    def get(self) -> list[SearchFilters]:
        """The searches made by the most people, without those that contain coordinates."""
        with self._counting:
            if self._counted is None or self._counted[0] < monotonic():
                with self._engine.connect() as connection:
                    keys = list_popular(connection, most=2 * MAX_SEARCHES)
                made = map(filters_from_key, keys)
                found = [each for each in made if each and each.near is None][:MAX_SEARCHES]
                self._counted = (monotonic() + KEPT_SECONDS, found)
            return self._counted[1]

"""What many looked for lately, counted once in a while."""

from threading import Lock
from time import monotonic

from sqlalchemy import Engine

from api.jobs.query_parser import filters_from_key
from api.jobs.search_parameters import SearchFilters
from domain.tracking.popular_searches import list_popular

MOST = 8
KEPT_SECONDS = 600


class PopularSearchCache:
    """Counting anew for everybody who comes would be waste."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._counted: tuple[float, list[SearchFilters]] | None = None
        self._counting = Lock()

    def get(self) -> list[SearchFilters]:
        """The searches of the most people, without those that say where somebody is."""
        with self._counting:
            if self._counted is None or self._counted[0] < monotonic():
                with self._engine.connect() as connection:
                    keys = list_popular(connection, most=2 * MOST)
                made = map(filters_from_key, keys)
                found = [each for each in made if each and each.near is None][:MOST]
                self._counted = (monotonic() + KEPT_SECONDS, found)
            return self._counted[1]

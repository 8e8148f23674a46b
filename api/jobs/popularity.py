"""Searches to begin with: what many looked for lately, else what most ads are for."""

from threading import Lock
from time import monotonic

from sqlalchemy import Connection

from api.jobs.parameters import SearchFilters
from api.jobs.understanding import filters_of
from domain.tracking.popular_searches import list_popular
from read_models.job_search.occupations import largest_occupations

MOST = 8
KEPT_SECONDS = 600


class Popular:
    """What was counted last; counting anew for everybody who comes would be waste."""

    def __init__(self) -> None:
        self._counted: tuple[float, list[SearchFilters], bool] | None = None
        self._counting = Lock()

    def get(self, connection: Connection) -> tuple[list[SearchFilters], bool]:
        """Searches, and whether people made them."""
        with self._counting:
            if self._counted is None or self._counted[0] < monotonic():
                self._counted = (monotonic() + KEPT_SECONDS, *_count(connection))
            return self._counted[1], self._counted[2]


def _count(connection: Connection) -> tuple[list[SearchFilters], bool]:
    # Where somebody is stays out of it, however many stood there.
    made = (filters_of(key) for key in list_popular(connection, most=2 * MOST))
    searches = [each for each in made if each and each.near is None][:MOST]
    if searches:
        return searches, True
    try:
        occupations = largest_occupations(connection, most=MOST)
    except LookupError:
        return [], False
    return [SearchFilters(positions=(code,)) for code in occupations], False

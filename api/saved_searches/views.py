"""Shows saved searches, with what the same request has written."""

from typing import Annotated
from uuid import UUID

from api.jobs.search.description import describe, employers_of
from api.saved_searches.queries import understood_filters
from api.saved_searches.schemas import SavedSearch, SavedSearches
from domain.kernel.database.reading_engine import ReadingEngine
from domain.kernel.log.event_store import EventStore
from domain.kernel.values.locales import Locale
from domain.saved_searches.owners import MAX_SEARCHES
from domain.saved_searches.service import SavedSearches as Searches
from read_models.employers.label_cache import EmployerCache
from read_models.job_search.policy.understood_search import understand
from read_models.kernel.row_finder import ABSENCE_TIMEOUT_SECONDS
from read_models.kernel.waiting import CheckpointWaiter
from read_models.saved_searches.queries import ListedSearch, list_searches


class SavedSearchViews:
    """Lists come from rows; a single search is folded from its stream."""

    def __init__(
        self,
        log: Annotated[EventStore, "saved_searches"],
        searches: Searches,
        waiter: CheckpointWaiter,
        engine: ReadingEngine,
        labels: EmployerCache,
    ) -> None:
        self._log = log
        self._searches = searches
        self._waiter = waiter
        self._engine = engine
        self._labels = labels

    def wait_for(self, position: int) -> None:
        """Waits until the list shows this position of the log, or the patience ends."""
        self._waiter.shows("saved_searches", "saved_searches", position)

    def list(self, owner_id: UUID, locale: Locale) -> SavedSearches:
        """Everything that the owner has saved, with names in `locale`."""
        self._waiter.wait_for("saved_searches", "saved_searches", self._log.last_position(), ABSENCE_TIMEOUT_SECONDS)
        with self._engine.connect() as connection:
            rows = list_searches(connection, owner_id)
        items = [self._shown(row, locale) for row in rows]
        return SavedSearches(items=items, total=len(items), most=MAX_SEARCHES)

    def show(self, owner_id: UUID, search_id: UUID, locale: Locale) -> SavedSearch:
        """One of them. Raises SavedSearchNotFound."""
        found = self._searches.require(owner_id, search_id)
        row = ListedSearch(
            id=search_id,
            locale=found.locale,
            name=found.name,
            key=found.key or "",
            frequency=found.frequency,
            hour=found.hour,
            weekday=found.weekday,
            is_confirmed=found.is_confirmed,
            saved_at=found.created_at,
            last_mailed_at=found.last_mailed_at,
        )
        return self._shown(row, locale)

    def _shown(self, row: ListedSearch, locale: Locale) -> SavedSearch:
        search = understand(understood_filters(row.key).typed(), locale)
        return SavedSearch(
            id=row.id,
            name=row.name,
            key=row.key,
            search=describe(search, locale, employers_of([search], self._labels)),
            frequency=row.frequency,
            hour=row.hour,
            weekday=row.weekday,
            locale=row.locale,
            created_at=row.saved_at,
            last_mailed_at=row.last_mailed_at,
            is_confirmed=row.is_confirmed,
        )

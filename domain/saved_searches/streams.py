"""Streams of saved searches: load and fold one, append to it with an idempotency key."""

from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import Any, cast
from uuid import UUID

from domain.kernel.log.event import Context, Event, RecordedEvent
from domain.kernel.log.event_store import EventStore, Outcome
from domain.kernel.log.idempotency import IdempotencyKey, IdempotencyKeys
from domain.kernel.log.transactional_write import TransactionalWrite
from domain.saved_searches.events import SavedSearchEvent
from domain.saved_searches.state import SavedSearch, evolve, fold

Decide = Callable[[SavedSearch | None], Iterable[SavedSearchEvent]]


class SavedSearchStreams:
    """Streams of the log `saved_searches`. The subject of each event is the search itself."""

    def __init__(self, log: EventStore, idempotency: IdempotencyKeys) -> None:
        self._log = log
        self._idempotency = idempotency

    def history(self, search_id: UUID) -> list[RecordedEvent[Event]]:
        """All that happened to the search, oldest first; empty for an unknown one."""
        return self._log.load(search_id)

    def find(self, search_id: UUID) -> SavedSearch | None:
        """The search as it is now, also a removed one."""
        return fold(self.history(search_id))

    def find_answer(self, key: IdempotencyKey | None) -> dict[str, Any] | None:
        """What was answered under the key before."""
        return self._idempotency.find_answer(key) if key else None

    def execute(
        self,
        search_id: UUID,
        decide: Decide,
        context: Context,
        *,
        key: IdempotencyKey | None = None,
        answer: Callable[[SavedSearch | None], dict[str, Any]] = lambda _: {},
        write: TransactionalWrite | None = None,
    ) -> Outcome[SavedSearch | None]:
        """As `EventStore.execute`."""
        return self._log.execute(
            search_id,
            cast("SavedSearch | None", None),
            _evolve_unrecorded,
            decide,
            context,
            idempotency=key,
            answer=answer,
            write=write,
            fold=fold,
        )


def _evolve_unrecorded(state: SavedSearch | None, event: SavedSearchEvent) -> SavedSearch | None:
    """For events that are about to be recorded."""
    return evolve(state, event, datetime.now(UTC))

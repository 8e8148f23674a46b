"""Cleanup after the removal of saved searches: keys are destroyed, and guests without any are forgotten."""

from collections.abc import Sequence
from datetime import timedelta
from functools import partial
from uuid import UUID

from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.log.streams import AppendPlan
from domain.kernel.persons.personal_data import PersonKeys
from domain.saved_searches.decisions.lifecycle import remove
from domain.saved_searches.events import RemovedBy, SavedSearchEvent
from domain.saved_searches.owners import SavedSearchOwners, mark_removed
from domain.saved_searches.state import SavedSearch
from domain.saved_searches.streams import SavedSearchStreams
from domain.saved_searches.subscribers import SearchSubscribers

UNCONFIRMED_LASTS = timedelta(days=7)
"""Time within which a guest may confirm."""
_TASK = Context(SYSTEM, "task")


class RemovalCleanup:
    """Removals are recorded first, since nothing can be recorded about a person without a key. Idempotent."""

    def __init__(
        self,
        streams: SavedSearchStreams,
        owners: SavedSearchOwners,
        subscribers: SearchSubscribers,
        keys: PersonKeys,
    ) -> None:
        self._streams = streams
        self._owners = owners
        self._subscribers = subscribers
        self._keys = keys

    def clean(self, search_id: UUID) -> None:
        """Makes everything that a removed search said unreadable, and forgets a guest who has no other."""
        self._keys.destroy(search_id)
        self._owners.mark_cleaned(search_id)
        subscriber_id = self._owners.find_subscriber(search_id)
        if subscriber_id:
            self._subscribers.remove(subscriber_id)

    def clean_all(self) -> int:
        """Cleans up, for the schedule, after removals that a crash has left unfinished; returns how many."""
        waiting = self._owners.list_uncleaned()
        for search_id in waiting:
            self.clean(search_id)
        return len(waiting) + self._subscribers.remove_unused()

    def remove_unconfirmed(self, search_ids: Sequence[UUID]) -> int:
        """Removes searches that guests did not confirm in time; returns how many."""
        return sum(self._remove_unconfirmed(each) for each in search_ids)

    def _remove_unconfirmed(self, search_id: UUID) -> bool:
        def plan(state: SavedSearch | None) -> AppendPlan[SavedSearchEvent]:
            if state is None or state.removed_at:
                return AppendPlan()
            rows = (partial(mark_removed, search_id=search_id),)
            return AppendPlan(tuple(remove(state, RemovedBy.UNCONFIRMED)), rows)

        outcome = self._streams.execute(search_id, plan, _TASK)
        if outcome.events:
            self.clean(search_id)
        return bool(outcome.events)

"""Makes the searches that somebody saved as a guest those of the account that they have now."""

from functools import partial
from uuid import UUID

import structlog

from domain.kernel.errors import Refused
from domain.kernel.log.event import Context
from domain.kernel.log.streams import AppendPlan
from domain.saved_searches.decisions.lifecycle import adopt, remove
from domain.saved_searches.errors import SearchAlreadySaved
from domain.saved_searches.events import RemovedBy
from domain.saved_searches.owners import SavedSearchOwners, mark_adopted, mark_removed
from domain.saved_searches.removal_cleanup import RemovalCleanup
from domain.saved_searches.streams import SavedSearchStreams
from domain.saved_searches.subscribers import SearchSubscribers

log = structlog.get_logger()


class SearchAdoption:
    """The caller has verified that the address is the account's. Repeating it changes nothing.

    The personal fields stay under the searches' own keys, which are erased together with the account's.
    """

    def __init__(
        self,
        streams: SavedSearchStreams,
        owners: SavedSearchOwners,
        subscribers: SearchSubscribers,
        cleanup: RemovalCleanup,
    ) -> None:
        self._streams = streams
        self._owners = owners
        self._subscribers = subscribers
        self._cleanup = cleanup

    def adopt(self, account_id: UUID, email_index: str, context: Context) -> int:
        """Adopts the confirmed searches of this address; returns the log's position (0: none). One that the account
        has saved itself is removed."""
        subscriber = self._subscribers.find_by_index(email_index)
        if subscriber is None:
            return 0
        kept = self._owners.list_kept(subscriber.id)
        position = max((self._adopt_one(each, account_id, context) for each in kept), default=0)
        self._subscribers.remove(subscriber.id)
        return position

    def _adopt_one(self, search_id: UUID, account_id: UUID, context: Context) -> int:
        found = self._streams.find(search_id)
        index = self._owners.key_index(account_id, found.key) if found and found.key is not None else ""
        rows = (partial(mark_adopted, search_id=search_id, account_id=account_id, key_index=index),)
        try:
            outcome = self._streams.execute(
                search_id, lambda state: AppendPlan(tuple(adopt(state, account_id)), rows), context
            )
        except SearchAlreadySaved:
            return self._remove(search_id, context)
        except Refused as refused:
            # It was removed at this very moment, or its person is erased: the others go on.
            log.info("saved_search_not_adopted", code=refused.code)
            return 0
        return outcome.position if outcome.events else 0

    def _remove(self, search_id: UUID, context: Context) -> int:
        rows = (partial(mark_removed, search_id=search_id),)
        outcome = self._streams.execute(
            search_id, lambda state: AppendPlan(tuple(remove(state, RemovedBy.DUPLICATE)), rows), context
        )
        self._cleanup.clean(search_id)
        return outcome.position

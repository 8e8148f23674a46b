"""Makes the searches that somebody saved as a guest those of the account that they have now."""

from dataclasses import replace
from uuid import UUID

import structlog

from domain.kernel.errors import Refused
from domain.kernel.log.event import Context
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
        found, own = self._streams.find(search_id), replace(context, subject=search_id)
        index = self._owners.key_index(account_id, found.key) if found and found.key is not None else ""
        try:
            outcome = self._streams.execute(
                search_id,
                lambda state: adopt(state, account_id),
                own,
                write=lambda connection: mark_adopted(connection, search_id, account_id, index),
            )
        except SearchAlreadySaved:
            return self._remove(search_id, own)
        except Refused as refused:
            # It was removed at this very moment, or its person is erased: the others go on.
            log.info("saved_search_not_adopted", code=refused.code)
            return 0
        return outcome.position if outcome.events else 0

    def _remove(self, search_id: UUID, context: Context) -> int:
        outcome = self._streams.execute(
            search_id,
            lambda state: remove(state, RemovedBy.DUPLICATE),
            context,
            write=lambda connection: mark_removed(connection, search_id),
        )
        self._cleanup.clean(search_id)
        return outcome.position

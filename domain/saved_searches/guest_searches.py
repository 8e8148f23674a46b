"""Use cases of guests: an address is left for a search, and confirmed by the mail that goes there.

Nothing that a caller gets says whether an address is known, or what is saved for it.
"""

from dataclasses import dataclass, replace
from functools import partial
from uuid import UUID

from sqlalchemy import Connection, Engine

from domain.kernel.errors import PersonErased
from domain.kernel.log.event import Actor, Context
from domain.kernel.log.streams import AppendPlan
from domain.kernel.tasks import request_task
from domain.kernel.values.locales import Locale
from domain.saved_searches.commands import SaveSearch, Schedule
from domain.saved_searches.decisions.lifecycle import confirm
from domain.saved_searches.decisions.preconditions import living
from domain.saved_searches.errors import SavedSearchNotFound, SearchAlreadySaved
from domain.saved_searches.owners import SavedSearchOwners, mark_confirmed
from domain.saved_searches.service import SavedSearches
from domain.saved_searches.state import SavedSearch
from domain.saved_searches.streams import SavedSearchStreams
from domain.saved_searches.subscribers import SearchSubscribers
from domain.saved_searches.tasks import SEND_CONFIRMATION
from domain.saved_searches.values import SavedQuery

_ATTEMPTS = 3


@dataclass(frozen=True, slots=True)
class ConfirmedSearch:
    """A search that a guest has confirmed, with the log's position of that."""

    search: SavedSearch
    position: int


class GuestSearches:
    """Saves searches of guests, who are subscribers."""

    def __init__(
        self,
        searches: SavedSearches,
        streams: SavedSearchStreams,
        owners: SavedSearchOwners,
        subscribers: SearchSubscribers,
        engine: Engine,
    ) -> None:
        self._searches = searches
        self._streams = streams
        self._owners = owners
        self._subscribers = subscribers
        self._engine = engine

    def ask(
        self, email: str, locale: Locale, search: SavedQuery, key: str, schedule: Schedule, context: Context
    ) -> None:
        """Saves a search for whoever reads the mail that goes to this address. One that is saved already gets another
        mail, so that a lost one can be replaced."""
        for _ in range(_ATTEMPTS):
            subscriber_id = self._subscribers.find_or_create(email, locale)
            command = SaveSearch(subscriber_id, True, locale, search, key, schedule=schedule)
            try:
                self._save(command, context)
            except PersonErased:
                # The guest was forgotten a moment ago, since they had no search left.
                continue
            except SearchAlreadySaved as saved:
                self._mail_again(UUID(saved.details["id"]), context)
            return
        raise PersonErased

    def confirm(self, search_id: UUID, context: Context) -> ConfirmedSearch:
        """The holder of a mail's link confirms; again it changes nothing. Refuses with SavedSearchNotFound, also when
        it has become an account's, and with TooManySavedSearches."""
        found = living(self._streams.find(search_id))
        if not found.of_guest:
            raise SavedSearchNotFound
        rows = (
            partial(mark_confirmed, search_id=search_id, owner_id=found.owner_id),
            partial(self._subscribers.mark_confirmed, subscriber_id=found.owner_id),
        )
        own = replace(context, actor=Actor("guest", str(found.owner_id)))
        outcome = self._streams.execute(search_id, lambda state: AppendPlan(tuple(confirm(state)), rows), own)
        return ConfirmedSearch(living(outcome.state), outcome.position)

    def count_confirmed(self, email_index: str) -> int:
        """Counts the searches that somebody with this address has confirmed and kept."""
        subscriber = self._subscribers.find_by_index(email_index)
        return self._owners.count_confirmed(subscriber.id) if subscriber else 0

    def _save(self, command: SaveSearch, context: Context) -> None:
        def write(connection: Connection, search_id: UUID) -> None:
            self._subscribers.require(connection, command.owner_id)
            request_task(connection, SEND_CONFIRMATION, search_id, context.correlation_id)

        self._searches.save(command, context, write=write)

    def _mail_again(self, search_id: UUID, context: Context) -> None:
        with self._engine.begin() as connection:
            request_task(connection, SEND_CONFIRMATION, search_id, context.correlation_id)

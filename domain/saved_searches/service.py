"""Use cases of saved searches: save, change, remove, and record which matches were mailed."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from uuid import UUID

from sqlalchemy import Connection

from domain.kernel.log.event import Context
from domain.kernel.log.event_store import Outcome
from domain.kernel.log.idempotency import IdempotencyKey
from domain.kernel.log.transactional_write import TransactionalWrite
from domain.kernel.persons.personal_data import PersonKeys
from domain.kernel.values.ids import new_id
from domain.saved_searches.commands import Candidate, SaveSearch, Schedule, SearchChanges
from domain.saved_searches.decisions.changing import change, choose_frequency
from domain.saved_searches.decisions.lifecycle import remove, save
from domain.saved_searches.decisions.notifying import notify
from domain.saved_searches.decisions.preconditions import owned
from domain.saved_searches.events import ChosenBy, Frequency, RemovedBy, SavedSearchEvent
from domain.saved_searches.owners import SavedSearchOwners, insert_owner, mark_removed, replace_key
from domain.saved_searches.removal_cleanup import RemovalCleanup
from domain.saved_searches.state import SavedSearch
from domain.saved_searches.streams import SavedSearchStreams


@dataclass(frozen=True, slots=True)
class Saved:
    """A search that was saved, and the log's position of it."""

    search_id: UUID
    position: int


class SavedSearches:
    """Commands of owners, who are accounts or guests; of anybody else's search they raise SavedSearchNotFound."""

    def __init__(
        self, streams: SavedSearchStreams, owners: SavedSearchOwners, cleanup: RemovalCleanup, keys: PersonKeys
    ) -> None:
        self._streams = streams
        self._owners = owners
        self._cleanup = cleanup
        self._keys = keys

    def require(self, owner_id: UUID, search_id: UUID) -> SavedSearch:
        """The owner's search as it is now. Raises SavedSearchNotFound."""
        return owned(self._streams.find(search_id), owner_id)

    def save(
        self,
        command: SaveSearch,
        context: Context,
        key: IdempotencyKey | None = None,
        write: Callable[[Connection, UUID], None] | None = None,
    ) -> Saved:
        """Saves a search under a key of its own; `write` joins the transaction and gets the new id. Refuses with
        TooManySavedSearches, SearchAlreadySaved, and PersonErased."""
        stored = self._streams.find_answer(key)
        if stored is not None:
            return self._saved(stored["searchId"])
        search_id = new_id()
        index = self._owners.key_index(command.owner_id, command.key)
        with self._keys.creating(search_id) as own_key:

            def write_rows(connection: Connection) -> None:
                self._keys.require_living(connection, command.owner_id)
                insert_owner(connection, search_id, command.owner_id, index, of_guest=command.of_guest)
                own_key.store(connection)
                if write:
                    write(connection, search_id)

            outcome = self._streams.execute(
                search_id,
                lambda state: save(state, command),
                replace(context, subject=search_id),
                key=key,
                answer=lambda _: {"searchId": str(search_id)},
                write=write_rows,
            )
        return self._saved(outcome.answer["searchId"])

    def change(self, owner_id: UUID, search_id: UUID, changes: SearchChanges, context: Context) -> int:
        """Changes name, filters and frequency, all or none; returns the log's position. Refuses with
        SearchAlreadySaved."""

        def write(connection: Connection) -> None:
            if changes.key is not None:
                index = self._owners.key_index(owner_id, changes.key)
                replace_key(connection, search_id, owner_id, index)

        outcome = self._streams.execute(
            search_id,
            lambda state: change(owned(state, owner_id), changes),
            replace(context, subject=search_id),
            write=write,
        )
        return outcome.position

    def remove(self, owner_id: UUID, search_id: UUID, by: RemovedBy, context: Context) -> int:
        """Removes the search and destroys its key; returns the log's position."""
        outcome = self._streams.execute(
            search_id,
            lambda state: remove(owned(state, owner_id), by),
            replace(context, subject=search_id),
            write=lambda connection: mark_removed(connection, search_id),
        )
        self._cleanup.clean(search_id)
        return outcome.position

    def stop_all(self, owner_id: UUID, by: ChosenBy, context: Context) -> int:
        """Ends the mails about all searches of an owner, and keeps the searches; returns for how many. Repeating it
        changes nothing."""

        def stop(state: SavedSearch | None) -> Iterable[SavedSearchEvent]:
            if state is None or state.removed_at:
                return ()
            return choose_frequency(state, Schedule(Frequency.OFF, state.hour, state.weekday), by)

        outcomes = (
            self._streams.execute(search_id, stop, replace(context, subject=search_id))
            for search_id in self._owners.list_kept(owner_id)
        )
        return sum(bool(outcome.events) for outcome in outcomes)

    def notify(
        self,
        search_id: UUID,
        mail_id: UUID,
        candidates: Sequence[Candidate],
        context: Context,
        write: TransactionalWrite | None = None,
    ) -> Outcome[SavedSearch | None]:
        """Records which of the candidates a mail carries, none of which was mailed before; `write` joins the
        transaction. No event when there is nothing to say, or when the mail is recorded already."""
        return self._streams.execute(
            search_id,
            lambda state: notify(state, mail_id, candidates),
            replace(context, subject=search_id),
            write=write,
        )

    def _saved(self, search_id: str) -> Saved:
        history = self._streams.history(UUID(search_id))
        return Saved(UUID(search_id), history[-1].position if history else 0)

"""Use cases of saved searches: save, change, remove, and record which matches were mailed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from uuid import UUID

from sqlalchemy import Connection

from domain.kernel.log.event import Context
from domain.kernel.log.idempotency import IdempotencyKey
from domain.kernel.log.streams import AppendPlan, Outcome
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
            rows: list[TransactionalWrite] = [
                partial(self._keys.require_living, person_id=command.owner_id),
                partial(
                    insert_owner,
                    search_id=search_id,
                    owner_id=command.owner_id,
                    key_index=index,
                    of_guest=command.of_guest,
                ),
                own_key.store,
            ]
            if write:
                rows.append(lambda connection: write(connection, search_id))
            answer = {"searchId": str(search_id)}
            outcome = self._streams.execute(
                search_id,
                lambda state: AppendPlan(tuple(save(state, command)), rows, answer),
                replace(context, subject=search_id),
                key,
            )
        return self._saved(outcome.answer["searchId"])

    def change(self, owner_id: UUID, search_id: UUID, changes: SearchChanges, context: Context) -> int:
        """Changes name, filters and frequency, all or none; returns the log's position. Refuses with
        SearchAlreadySaved."""
        rows: list[TransactionalWrite] = []
        if changes.key is not None:
            index = self._owners.key_index(owner_id, changes.key)
            rows.append(partial(replace_key, search_id=search_id, owner_id=owner_id, key_index=index))
        outcome = self._streams.execute(
            search_id, lambda state: AppendPlan(tuple(change(owned(state, owner_id), changes)), rows), context
        )
        return outcome.position

    def remove(self, owner_id: UUID, search_id: UUID, by: RemovedBy, context: Context) -> int:
        """Removes the search and destroys its key; returns the log's position."""
        rows = (partial(mark_removed, search_id=search_id),)
        outcome = self._streams.execute(
            search_id, lambda state: AppendPlan(tuple(remove(owned(state, owner_id), by)), rows), context
        )
        self._cleanup.clean(search_id)
        return outcome.position

    def stop_all(self, owner_id: UUID, by: ChosenBy, context: Context) -> int:
        """Ends the mails about all searches of an owner, and keeps the searches; returns for how many. Repeating it
        changes nothing."""

        def stop(state: SavedSearch | None) -> AppendPlan[SavedSearchEvent]:
            if state is None or state.removed_at:
                return AppendPlan()
            off = Schedule(Frequency.OFF, state.hour, state.weekday)
            return AppendPlan(tuple(choose_frequency(state, off, by)))

        outcomes = (self._streams.execute(search_id, stop, context) for search_id in self._owners.list_kept(owner_id))
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
        rows = (write,) if write else ()
        return self._streams.execute(
            search_id, lambda state: AppendPlan(tuple(notify(state, mail_id, candidates)), rows), context
        )

    def _saved(self, search_id: str) -> Saved:
        return Saved(UUID(search_id), self._streams.last_position(UUID(search_id)))

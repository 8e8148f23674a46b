"""Subject data of saved searches: the ids of their keys, and the addresses of guests. Events are handled centrally."""

from collections.abc import Iterator, Sequence
from functools import partial
from uuid import UUID

from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.log.streams import AppendPlan
from domain.kernel.persons.subject_data import DataSubject, File, SubjectData, as_json
from domain.saved_searches.decisions.lifecycle import erase
from domain.saved_searches.guest_adoption import SearchAdoption
from domain.saved_searches.owners import SavedSearchOwners, mark_removed
from domain.saved_searches.removal_cleanup import RemovalCleanup
from domain.saved_searches.streams import SavedSearchStreams
from domain.saved_searches.subscribers import SearchSubscribers


class SavedSearchSubjectData(SubjectData):
    """Each search is a person of its own, whose key is destroyed with the account's or the guest's. Its row stays: it
    says only that there was a search, and restoring a backup needs it."""

    def __init__(
        self,
        streams: SavedSearchStreams,
        owners: SavedSearchOwners,
        subscribers: SearchSubscribers,
        adoption: SearchAdoption,
        cleanup: RemovalCleanup,
    ) -> None:
        self._streams = streams
        self._owners = owners
        self._subscribers = subscribers
        self._adoption = adoption
        self._cleanup = cleanup

    def claim(self, account_id: UUID, contact_index: str, context: Context) -> None:
        self._adoption.adopt(account_id, contact_index, context)

    def guests_of(self, account_id: UUID) -> Sequence[UUID]:
        return self._owners.list_all(account_id)

    def guests_of_contact(self, contact_index: str) -> Sequence[UUID]:
        subscriber = self._subscribers.find_by_index(contact_index)
        return (subscriber.id, *self._owners.list_confirmed(subscriber.id)) if subscriber else ()

    def erase_unverified(self, contact_index: str, context: Context) -> None:
        """Nobody has shown that these searches are theirs: they are removed, with their keys."""
        subscriber = self._subscribers.find_by_index(contact_index)
        if subscriber is None:
            return
        for search_id in self._owners.list_unconfirmed(subscriber.id):
            self.record_erasure(search_id, context)
            self._cleanup.clean(search_id)

    def export(self, subject: DataSubject) -> Iterator[File]:
        """The address of a guest; what they search for is in the histories."""
        subscriber = self._subscribers.find_by_index(subject.contact_index) if subject.contact_index else None
        if subscriber and subscriber.confirmed_at:
            held = {"email": subscriber.email, "language": subscriber.locale, "confirmed_at": subscriber.confirmed_at}
            yield "job_alerts.json", as_json(held)

    def record_erasure(self, stream_id: UUID, context: Context) -> int:
        if not self._streams.history(stream_id):
            return 0
        rows = (partial(mark_removed, search_id=stream_id),)
        return self._streams.execute(stream_id, lambda state: AppendPlan(tuple(erase(state)), rows), context).position

    def erase(self, subject: DataSubject) -> None:
        subscriber = self._subscribers.find_by_index(subject.contact_index) if subject.contact_index else None
        if subscriber:
            self._subscribers.remove(subscriber.id)

    def erase_restored(self) -> None:
        """A backup knows searches that were removed since; their keys are gone, so nothing of them can be read."""
        for search_id in self._owners.list_restored():
            self.record_erasure(search_id, Context(SYSTEM, "task"))
        self._subscribers.remove_erased()

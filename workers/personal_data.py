"""Exports and erases the personal data of a person, across all modules of the domain's register."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any
from uuid import UUID

from domain.accounts.account_erasure import AccountErasure
from domain.kernel.log.event import SYSTEM, Actor, Context, Event, RecordedEvent
from domain.kernel.persons.subject_data import DataSubject, File, SubjectData, as_json, exported_event
from domain.kernel.process.platform import Platform
from domain.register import STREAMS
from read_models.activity.openings import Opening, list_openings
from read_models.activity.queries import list_streams_about
from read_models.kernel.waiting import CheckpointWaiter
from workers.failures import TaskFailed

StreamSummary = Callable[[UUID, Sequence[RecordedEvent[Event]]], Mapping[str, Any]]
"""Summarises a stream, given its id and its whole history."""


@dataclass(frozen=True, slots=True)
class RecordedErasure:
    """The erasure events of a person in one log: the last position, and the streams."""

    log: str
    position: int
    stream_ids: Sequence[UUID]


class PersonalData:
    """The personal data in all modules. Every step is idempotent."""

    def __init__(
        self,
        platform: Platform,
        waiter: CheckpointWaiter,
        modules: Mapping[str, SubjectData],
        account_erasure: AccountErasure,
        stream_summaries: Mapping[str, StreamSummary],
    ) -> None:
        self._platform = platform
        self._waiter = waiter
        self._modules = modules
        self._account_erasure = account_erasure
        self._stream_summaries = stream_summaries

    def subject(self, account_id: UUID, contact_index: str | None = None) -> DataSubject:
        """The person of an account, with their former guest identities."""
        guests = tuple(guest for module in self._modules.values() for guest in module.guests_of(account_id))
        return DataSubject(account_id, contact_index, guests)

    def subject_of_contact(self, contact_index: str) -> DataSubject:
        """The guest who has shown that the contact is theirs."""
        guests = tuple(guest for module in self._modules.values() for guest in module.guests_of_contact(contact_index))
        return DataSubject(None, contact_index, guests)

    def export(self, subject: DataSubject) -> Iterator[File]:
        """Yields the files of the export one by one, so that only one has to fit in memory.

        Raises TaskFailed while the audit view lags behind the logs.
        """
        for module in self._modules.values():
            yield from module.export(subject)
        opened: list[Opening] = []
        for log, stream_ids in self._streams_about(subject):
            with self._platform.engine.connect() as connection:
                opened += list_openings(connection, stream_ids)
            for stream_id in stream_ids:
                yield f"{log}/{stream_id}.json", as_json(self.export_stream(log, stream_id))
        yield (
            "openings.json",
            as_json([asdict(each) for each in sorted(opened, key=lambda each: each.at, reverse=True)]),
        )

    def export_stream(self, log: str, stream_id: UUID) -> Mapping[str, Any]:
        """The present state of a stream, if its module summarises it, and its whole history."""
        history = self._platform.logs[log].load(stream_id)
        summary = self._stream_summaries.get(log)
        state = summary(stream_id, history) if summary else dict[str, Any]()
        return {**state, "history": [exported_event(recorded) for recorded in history]}

    def claim(self, account_id: UUID, contact_index: str, context: Context) -> None:
        """Adopts the person's guest data into the account, so that it is erased with it."""
        for module in self._modules.values():
            module.claim(account_id, contact_index, context)

    def erase_unverified(self, contact_index: str, context: Context) -> None:
        """Erases what names the contact without its owner having verified it."""
        for module in self._modules.values():
            module.erase_unverified(contact_index, context)

    def record_erasure(self, subject: DataSubject, context: Context) -> Sequence[RecordedErasure]:
        """Appends an erasure event to every stream about the person. Raises TaskFailed as `export` does."""
        return [
            RecordedErasure(log, self._record(log, stream_ids, context), stream_ids)
            for log, stream_ids in self._streams_about(subject)
        ]

    def erase(self, subject: DataSubject) -> None:
        """Deletes the data outside the logs. What remains is to destroy the keys (crypto-shredding of the logs)."""
        for module in self._modules.values():
            module.erase(subject)

    def erase_account(self, account_id: UUID, subject: DataSubject) -> None:
        """Deletes an account's data outside the logs, then destroys its keys. What the person began meanwhile is erased
        with it."""
        self.erase(subject)
        self._platform.idempotency.delete_of_actor(Actor("jobseeker", str(account_id)))

        def others() -> Sequence[UUID]:
            all_ids = self.subject(account_id).guest_ids
            late = tuple(each for each in all_ids if each not in subject.guest_ids)
            for module in self._modules.values():
                for each in late:
                    module.record_erasure(each, Context(SYSTEM, "task"))
            if late:
                self.erase(DataSubject(account_id, None, late))
            return all_ids

        self._account_erasure.finish(account_id, others)

    def erase_restored(self) -> int:
        """Deletes, after a restore, the restored data of accounts whose keys are destroyed; returns their number. Read
        models must be rebuilt afterwards.

        Read models must be rebuilt afterwards.
        """
        restored = self._account_erasure.list_restored()
        for account_id, contact_index in restored:
            self.erase_account(account_id, self.subject(account_id, contact_index))
        for module in self._modules.values():
            module.erase_restored()
        return len(restored)

    def _record(self, log: str, stream_ids: Sequence[UUID], context: Context) -> int:
        module = self._modules.get(log)
        if module is None:
            return 0
        return max((module.record_erasure(stream_id, context) for stream_id in stream_ids), default=0)

    def _streams_about(self, subject: DataSubject) -> Iterator[tuple[str, Sequence[UUID]]]:
        """Yields, for each log with personal data, the streams about the person, including deleted ones."""
        for module in STREAMS:
            if module.is_about_people:
                last = self._platform.logs[module.name].last_position()
                if not self._waiter.shows("activity", module.name, last):
                    raise TaskFailed("the audit view lags behind its log")
                with self._platform.engine.connect() as connection:
                    yield module.name, sorted(list_streams_about(connection, module.name, subject.ids))

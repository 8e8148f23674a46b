"""Everything that is held about a person: exported, or erased, module by module as the domain's register lists them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from domain.accounts.account_erasure import AccountErasure
from domain.accounts.assembly import ACCOUNTS
from domain.kernel.assembly import Assembly, Provider
from domain.kernel.event import Actor, Context
from domain.kernel.platform import Platform
from domain.kernel.subject_data import DataSubject, File, SubjectData, as_json, exported_event
from domain.register import STREAMS, open_subject_data
from read_models.activity.queries import list_streams_about
from read_models.kernel.assembly import CHECKPOINT_WAITER
from read_models.kernel.waiting import CheckpointWaiter
from workers.failures import TaskFailed
from workers.modules.module import StreamSummary


@dataclass(frozen=True, slots=True)
class RecordedErasure:
    """What was said in one log about the erasure of a person: up to which position, and in which streams."""

    log: str
    position: int
    stream_ids: Sequence[UUID]


class PersonalData:
    """What all modules hold about one person. Every step may be done again."""

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
        """The person of an account, with the guests whom they were before."""
        guests = tuple(guest for module in self._modules.values() for guest in module.guests_of(account_id))
        return DataSubject(account_id, contact_index, guests)

    def export(self, subject: DataSubject) -> Iterator[File]:
        """The files of the archive, one after the other, so that only one has to fit in memory.

        Raises TaskFailed while the view of the logs lags behind them.
        """
        for module in self._modules.values():
            yield from module.export(subject)
        for log, stream_ids in self._streams_about(subject):
            for stream_id in stream_ids:
                yield f"{log}/{stream_id}.json", as_json(self.export_stream(log, stream_id))

    def export_stream(self, log: str, stream_id: UUID) -> Mapping[str, Any]:
        """How a stream stands now, where its module says so, and everything that has happened in it."""
        history = self._platform.logs[log].load(stream_id)
        summary = self._stream_summaries.get(log)
        stands = summary(stream_id, history) if summary else {}
        return {**stands, "history": [exported_event(recorded) for recorded in history]}

    def claim(self, account_id: UUID, contact_index: str, context: Context) -> None:
        """What the person left as a guest becomes the account's, so that it is erased with it."""
        for module in self._modules.values():
            module.claim(account_id, contact_index, context)

    def record_erasure(self, subject: DataSubject, context: Context) -> Sequence[RecordedErasure]:
        """Says in every stream about the person that they are erased. Raises TaskFailed as `export` does."""
        return [
            RecordedErasure(log, self._record(log, stream_ids, context), stream_ids)
            for log, stream_ids in self._streams_about(subject)
        ]

    def erase(self, subject: DataSubject) -> None:
        """Removes what is not in the logs, then destroys the keys: after that nothing in the logs can be read."""
        for module in self._modules.values():
            module.erase(subject)
        self._platform.idempotency.delete_of_actor(Actor("jobseeker", str(subject.account_id)))
        self._account_erasure.finish(subject.account_id, subject.guest_ids)

    def erase_restored(self) -> int:
        """After a restore: removes what the backup brought back of those whose keys are destroyed.

        Answers with how many accounts that were. Read models are rebuilt afterwards.
        """
        restored = self._account_erasure.list_restored()
        for account_id, contact_index in restored:
            self.erase(self.subject(account_id, contact_index))
        for module in self._modules.values():
            module.erase_restored()
        return len(restored)

    def _record(self, log: str, stream_ids: Sequence[UUID], context: Context) -> int:
        module = self._modules.get(log)
        if module is None:
            return 0
        return max((module.record_erasure(stream_id, context) for stream_id in stream_ids), default=0)

    def _streams_about(self, subject: DataSubject) -> Iterator[tuple[str, Sequence[UUID]]]:
        """The streams of each log that may be about people, deleted ones too."""
        for module in STREAMS:
            if module.is_about_people:
                last = self._platform.logs[module.name].last_position()
                if not self._waiter.shows("activity", module.name, last):
                    raise TaskFailed("the view of the log lags behind it")
                with self._platform.engine.connect() as connection:
                    yield module.name, sorted(list_streams_about(connection, module.name, subject.ids))


def _personal_data(services: Assembly) -> PersonalData:
    from workers.register import open_stream_summaries

    platform = services.platform
    return PersonalData(
        platform,
        services[CHECKPOINT_WAITER],
        open_subject_data(platform),
        services[ACCOUNTS].erasure,
        open_stream_summaries(services),
    )


PERSONAL_DATA = Provider(_personal_data)

"""Streams of CVs: load and fold one, append to it with an idempotency key."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, cast
from uuid import UUID

from domain.cv.decisions.preconditions import owned
from domain.cv.errors import CvVersionNotFound
from domain.cv.events import CvEvent
from domain.cv.state import Cv, evolve, fold
from domain.kernel.log.event import Context, Event, RecordedEvent
from domain.kernel.log.event_store import Change, EventStore, Outcome
from domain.kernel.log.idempotency import IdempotencyKey, IdempotencyKeys
from domain.kernel.log.mapper import UnreadableEvent
from domain.kernel.log.transactional_write import TransactionalWrite

Decide = Callable[[Cv | None], Iterable[CvEvent]]


@dataclass(frozen=True, slots=True)
class LoadedCv:
    """A CV with its history."""

    cv: Cv
    history: Sequence[RecordedEvent[Event]]

    @property
    def position(self) -> int:
        """The log's position of its last event."""
        return self.history[-1].position

    def at(self, version: int) -> Cv:
        """The CV as it was in this version. Raises CvVersionNotFound."""
        found = fold(self.history[:version]) if 1 <= version <= len(self.history) else None
        if found is None:
            raise CvVersionNotFound
        return found


class CvStreams:
    """Streams of the log `cv`."""

    def __init__(self, log: EventStore, idempotency: IdempotencyKeys) -> None:
        self._log = log
        self._idempotency = idempotency

    def history(self, cv_id: UUID) -> list[RecordedEvent[Event]]:
        """All that happened to the CV, oldest first; empty for an unknown one."""
        return self._log.load(cv_id)

    def require_own(self, account_id: UUID, cv_id: UUID) -> LoadedCv:
        """The CV as it is now. Raises CvNotFound when it is not the account's, or was deleted."""
        history = self.history(cv_id)
        return LoadedCv(owned(fold(history), account_id), history)

    def load_many(self, cv_ids: Sequence[UUID]) -> dict[UUID, Cv]:
        """The CVs that there are; one with an event that cannot be read is left out, so that it hides no other."""
        try:
            histories = self._log.load_many(cv_ids)
        except UnreadableEvent:
            histories = {cv_id: self._readable(cv_id) for cv_id in cv_ids}
        folded = {cv_id: fold(history) for cv_id, history in histories.items()}
        return {cv_id: cv for cv_id, cv in folded.items() if cv}

    def _readable(self, cv_id: UUID) -> list[RecordedEvent[Event]]:
        events, unreadable = self._log.load_readable(cv_id)
        return [] if unreadable else events

    def last_position(self, cv_id: UUID) -> int:
        """The log's position of its last event, 0 when there is none."""
        history = self.history(cv_id)
        return history[-1].position if history else 0

    def find_answer(self, key: IdempotencyKey | None) -> dict[str, Any] | None:
        """What was answered under the key before."""
        return self._idempotency.find_answer(key) if key else None

    def append(self, changes: Sequence[Change], write: TransactionalWrite) -> int:
        """Records changes of several streams, or none; as `EventStore.append`."""
        return self._log.append(changes, write=write)

    def execute(
        self,
        cv_id: UUID,
        decide: Decide,
        context: Context,
        *,
        key: IdempotencyKey | None = None,
        answer: Callable[[Cv | None], dict[str, Any]] = lambda _: {},
        write: TransactionalWrite | None = None,
    ) -> Outcome[Cv | None]:
        """As `EventStore.execute`."""
        return self._log.execute(
            cv_id,
            cast("Cv | None", None),
            _evolve_unrecorded,
            decide,
            context,
            idempotency=key,
            answer=answer,
            write=write,
            fold=fold,
        )


def _evolve_unrecorded(state: Cv | None, event: CvEvent) -> Cv | None:
    """For events that are about to be recorded: the answer says which version follows, and never when."""
    return evolve(state, event, datetime.now(UTC))

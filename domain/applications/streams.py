"""Streams of applications: load and fold one, append to it with an idempotency key."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, cast
from uuid import UUID

from sqlalchemy import Connection, Engine

from domain.applications.errors import ApplicationNotFound, ApplicationWithdrawn
from domain.applications.events import (
    ApplicationCodeRequested,
    ApplicationDeleted,
    ApplicationEnded,
    ApplicationEvent,
    ApplicationForwarded,
    ApplicationResent,
    ApplicationSeen,
    ApplicationSent,
)
from domain.applications.state import Application, evolve, fold
from domain.kernel.errors import Unavailable
from domain.kernel.log.event import Context, Event, RecordedEvent
from domain.kernel.log.event_store import EventStore, Outcome
from domain.kernel.log.idempotency import IdempotencyKey, IdempotencyKeys
from domain.kernel.log.transactional_write import TransactionalWrite

_LEAVE_THE_OWNER: frozenset[str] = frozenset(
    kind.topic
    for kind in (
        ApplicationCodeRequested,
        ApplicationSent,
        ApplicationResent,
        ApplicationForwarded,
        ApplicationSeen,
        ApplicationEnded,
        ApplicationDeleted,
    )
)
"""Events that do not change whose an application is. An unknown one might."""


@dataclass(frozen=True, slots=True)
class LoadedApplication:
    """An application with the person whom it is about, and the log's position of its last event.

    `is_complete` is False when some of its events cannot be read and it is what the others lead to.
    """

    application: Application
    subject: UUID | None
    position: int
    is_complete: bool = True


class ApplicationStreams:
    """Streams of the log `applications`."""

    def __init__(self, log: EventStore, engine: Engine, idempotency: IdempotencyKeys) -> None:
        self._log = log
        self._engine = engine
        self._idempotency = idempotency

    def history(self, application_id: UUID) -> list[RecordedEvent[Event]]:
        """All that happened to the application, oldest first; empty for an unknown one."""
        return self._log.load(application_id)

    def find(self, application_id: UUID) -> LoadedApplication | None:
        """The application as it is now."""
        return _loaded(self.history(application_id))

    def find_readable(self, application_id: UUID) -> LoadedApplication | None:
        """The application for reading, even when some of its events cannot be read.

        Raises Unavailable when one of these may change whose it is: then nobody may read it.
        """
        history, unreadable = self._log.load_readable(application_id)
        if not unreadable:
            return _loaded(history)
        found = _loaded(history)
        if found is None or not _LEAVE_THE_OWNER.issuperset(event.topic for event in unreadable):
            raise Unavailable
        return replace(found, is_complete=False)

    def find_state(self, application_id: UUID) -> Application | None:
        """The same without its place in the log."""
        found = self.find(application_id)
        return found.application if found else None

    @staticmethod
    def fold(history: Sequence[RecordedEvent[Event]]) -> Application | None:
        """What a history, or the beginning of one, amounts to."""
        return fold(history)

    def last_position(self, application_id: UUID) -> int:
        """The log's position of its last event, 0 when there is none."""
        return _last_position(self.history(application_id))

    def require(self, application_id: UUID) -> LoadedApplication:
        """The application as it is now. Raises ApplicationNotFound."""
        found = self.find(application_id)
        if found is None:
            raise ApplicationNotFound
        return found

    def require_living(self, application_id: UUID) -> LoadedApplication:
        """The application as it is now. Raises ApplicationNotFound or ApplicationWithdrawn."""
        found = self.require(application_id)
        if found.application.deleted_at:
            raise ApplicationWithdrawn
        return found

    def execute(
        self,
        application_id: UUID,
        decide: Callable[[Application | None], Iterable[ApplicationEvent]],
        context: Context,
        *,
        key: IdempotencyKey | None = None,
        answer: Callable[[Application | None], dict[str, Any]] = lambda _: {},
        write: TransactionalWrite | None = None,
    ) -> Outcome[Application | None]:
        """As `EventStore.execute`."""
        return self._log.execute(
            application_id,
            cast("Application | None", None),
            _evolve_unrecorded,
            decide,
            context,
            idempotency=key,
            answer=answer,
            write=write,
            fold=fold,
        )

    def find_answer(self, key: IdempotencyKey | None) -> dict[str, Any] | None:
        """What was answered under the key before."""
        return self._idempotency.find_answer(key) if key else None

    def begin(self) -> AbstractContextManager[Connection]:
        """A transaction for plain rows."""
        return self._engine.begin()

    @staticmethod
    def remember(connection: Connection, key: IdempotencyKey | None, answer: dict[str, Any]) -> None:
        """Keeps an answer in a transaction of plain rows."""
        if key:
            IdempotencyKeys.store(connection, key, answer)


def _last_position(history: Sequence[RecordedEvent[Event]]) -> int:
    return history[-1].position if history else 0


def _evolve_unrecorded(state: Application | None, event: ApplicationEvent) -> Application | None:
    """For events that are about to be recorded: the moment that counts is the database's and not known before, so this
    process's stands in for it in the answer, which says what happened and never when."""
    return evolve(state, event, datetime.now(UTC))


def _loaded(history: Sequence[RecordedEvent[Event]]) -> LoadedApplication | None:
    application = fold(history)
    if application is None:
        return None
    subject = next((recorded.context.subject for recorded in history if recorded.context.subject), None)
    return LoadedApplication(application, subject, _last_position(history))

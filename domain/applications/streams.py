"""The log of applications: finding a stream, and appending to it with an idempotency key."""

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, cast
from uuid import UUID

from sqlalchemy import Connection, Engine

from domain.applications.errors import ApplicationNotFound, ApplicationWithdrawn
from domain.applications.events import ApplicationFact
from domain.applications.state import Application, evolve
from domain.kernel.errors import Refused
from domain.kernel.event_store import EventStore, Outcome
from domain.kernel.facts import Context, Fact, Recorded
from domain.kernel.idempotency import IdempotencyKey, IdempotencyKeys
from domain.kernel.recorder import Beside


@dataclass(frozen=True, slots=True)
class Found:
    """An application with the person whom it is about, and where in the log its last fact stands."""

    application: Application
    subject: UUID | None
    position: int


class ApplicationStreams:
    """Streams of the log `applications`."""

    def __init__(self, log: EventStore, engine: Engine, idempotency: IdempotencyKeys) -> None:
        self._log = log
        self._engine = engine
        self._idempotency = idempotency

    def history(self, application_id: UUID) -> list[Recorded[Fact]]:
        """All that happened to the application, oldest first; empty for an unknown one."""
        return self._log.load(application_id)

    def find(self, application_id: UUID) -> Found | None:
        """The application as it stands now."""
        return self.fold(self.history(application_id))

    def require(self, application_id: UUID) -> Found:
        """The application as it stands now. Raises ApplicationNotFound."""
        found = self.find(application_id)
        if found is None:
            raise ApplicationNotFound
        return found

    def require_living(self, application_id: UUID) -> Found:
        """The application as it stands now. Raises ApplicationNotFound or ApplicationWithdrawn."""
        found = self.require(application_id)
        if found.application.deleted:
            raise ApplicationWithdrawn
        return found

    @staticmethod
    def fold(history: Iterable[Recorded[Fact]]) -> Found | None:
        """What a history, or the beginning of one, amounts to."""
        state: Application | None = None
        subject: UUID | None = None
        position = 0
        for recorded in history:
            state = evolve(state, cast("ApplicationFact", recorded.fact))
            subject = subject or recorded.context.subject
            position = recorded.position
        return Found(state, subject, position) if state else None

    def execute(
        self,
        application_id: UUID,
        decide: Callable[[Application | None], Iterable[ApplicationFact]],
        context: Context,
        *,
        key: IdempotencyKey | None = None,
        answer: Callable[[Application | None], dict[str, Any]] = lambda _: {},
        beside: Beside | None = None,
    ) -> Outcome[Application | None]:
        """As the event store executes; when the request was answered in the meantime, a refusal gives way to that."""
        try:
            return self._log.execute(
                application_id,
                cast("Application | None", None),
                evolve,
                decide,
                context,
                idempotency=key,
                answer=answer,
                beside=beside,
            )
        except Refused:
            stored = self.find_answer(key)
            if stored is None:
                raise
            found = self.find(application_id)
            return Outcome(found.application if found else None, (), 0, stored, replayed=True)

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
            IdempotencyKeys.remember(connection, key, answer)

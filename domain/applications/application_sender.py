"""Runs commands that may send an application, with a reservation that lets one of several concurrent tries win."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from domain.applications.errors import AlreadyApplied, JobInactive
from domain.applications.events import ApplicationEvent, ApplicationSent
from domain.applications.reservations import Reservations
from domain.applications.state import Application, Stage
from domain.applications.streams import ApplicationStreams
from domain.kernel.errors import Refused
from domain.kernel.log.event import Context
from domain.kernel.log.idempotency import IdempotencyKey
from domain.kernel.log.transactional_write import TransactionalWrite

Decide = Callable[[Application | None, bool], Iterable[ApplicationEvent]]
"""Decides from the state and from whether the applicant has applied for the job before."""


@dataclass(frozen=True, slots=True)
class CommandResult:
    """What a command led to: whether the application has been sent, and the log's position of it (0: nothing new)."""

    application_id: UUID
    sent: bool
    position: int = 0


@dataclass(frozen=True, slots=True)
class SendAttempt:
    """A command that may send an application."""

    application_id: UUID
    job_number: int
    applicant: str
    decide: Decide
    context: Context
    key: IdempotencyKey | None = None
    write: TransactionalWrite = lambda _: None
    obstacle: Callable[[bool], Refused | None] = lambda _: None


class ApplicationSender:
    """Decides, reserves and appends."""

    def __init__(self, streams: ApplicationStreams, reservations: Reservations) -> None:
        self._streams = streams
        self._reservations = reservations

    def send(self, attempt: SendAttempt) -> CommandResult:
        """Decides and appends, with a reservation when it sends. Decides once more when a concurrent first try won."""
        sent_at = self._reservations.last_sent_at(attempt.job_number, attempt.applicant)
        try:
            return self._once(attempt, sent_at)
        except AlreadyApplied as refused:
            if sent_at:
                raise AlreadyApplied(sent_at) from refused
            sent_at = self._reservations.last_sent_at(attempt.job_number, attempt.applicant)
            return self._once(attempt, sent_at)

    def _once(self, attempt: SendAttempt, sent_at: datetime | None) -> CommandResult:
        planned: list[ApplicationEvent] = []

        def decide(state: Application | None) -> Iterable[ApplicationEvent]:
            planned[:] = attempt.decide(state, sent_at is not None)
            return planned

        def write(connection: Connection) -> None:
            attempt.write(connection)
            for event in planned:
                if isinstance(event, ApplicationSent):
                    self._reservations.reserve(
                        connection,
                        attempt.job_number,
                        attempt.applicant,
                        attempt.application_id,
                        again=event.again,
                    )

        def answer(state: Application | None) -> dict[str, Any]:
            sent = state is not None and state.stage >= Stage.SENT
            obstacle = None if sent else attempt.obstacle(sent_at is not None)
            return {
                "applicationId": str(attempt.application_id),
                "sent": sent,
                "refused": obstacle and obstacle.code,
                "sentAt": sent_at and sent_at.isoformat(),
            }

        outcome = self._streams.execute(
            attempt.application_id, decide, attempt.context, key=attempt.key, answer=answer, write=write
        )
        return _from_response(outcome.answer, outcome.position)

    def repeat(self, response: dict[str, Any]) -> CommandResult:
        """The result of an earlier request with the same key. Its position is that of the application's last event, so
        that a repetition, too, says whether read models show it."""
        return _from_response(response, self._streams.last_position(UUID(response["applicationId"])))


def _from_response(answer: dict[str, Any], position: int) -> CommandResult:
    """The result that a response stands for. Raises why it was not sent."""
    match answer.get("refused"):
        case JobInactive.code:
            raise JobInactive
        case AlreadyApplied.code:
            raise AlreadyApplied(datetime.fromisoformat(answer["sentAt"]))
        case _:
            return CommandResult(UUID(answer["applicationId"]), answer["sent"], position)

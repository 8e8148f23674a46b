"""Decisions that may send: one of many simultaneous first tries wins, and what stood in the way is told afterwards."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from psycopg import Cursor
from psycopg.rows import DictRow

from domain.applications.errors import AlreadyApplied, JobInactive
from domain.applications.events import ApplicationFact, ApplicationSent
from domain.applications.reservations import Reservations
from domain.applications.state import Application, Stage
from domain.applications.streams import ApplicationStreams
from domain.kernel.errors import Refused
from domain.kernel.facts import Context
from domain.kernel.idempotency import IdempotencyKey
from domain.kernel.recorder import Beside

Decide = Callable[[Application | None, bool], Iterable[ApplicationFact]]
"""From the state, and whether the applicant has applied for the job before."""


@dataclass(frozen=True, slots=True)
class Written:
    """What became of an application: whether it has been sent, and the log's position that shows it (0: any)."""

    application_id: UUID
    sent: bool
    position: int = 0


@dataclass(frozen=True, slots=True)
class Attempt:
    """A command for an application that may lead to its being sent."""

    application_id: UUID
    job_number: int
    applicant: str
    decide: Decide
    context: Context
    key: IdempotencyKey | None = None
    beside: Beside = lambda _: None
    obstacle: Callable[[bool], Refused | None] = lambda _: None


class Sending:
    """Carries attempts out."""

    def __init__(self, streams: ApplicationStreams, reservations: Reservations) -> None:
        self._streams = streams
        self._reservations = reservations

    def carry_out(self, attempt: Attempt) -> Written:
        """Decides and appends, with a reservation when it sends; decides anew when another first try came first."""
        sent_at = self._reservations.last_sent_at(attempt.job_number, attempt.applicant)
        try:
            return self._once(attempt, sent_at)
        except AlreadyApplied as refused:
            if sent_at:
                raise AlreadyApplied(sent_at) from refused
            sent_at = self._reservations.last_sent_at(attempt.job_number, attempt.applicant)
            return self._once(attempt, sent_at)

    def _once(self, attempt: Attempt, sent_at: datetime | None) -> Written:
        planned: list[ApplicationFact] = []

        def decide(state: Application | None) -> Iterable[ApplicationFact]:
            planned[:] = attempt.decide(state, sent_at is not None)
            return planned

        def beside(cursor: Cursor[DictRow]) -> None:
            attempt.beside(cursor)
            for fact in planned:
                if isinstance(fact, ApplicationSent):
                    self._reservations.take(
                        cursor, attempt.job_number, attempt.applicant, attempt.application_id, again=fact.again
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
            attempt.application_id, decide, attempt.context, key=attempt.key, answer=answer, beside=beside
        )
        return from_answer(outcome.answer, outcome.position)


def from_answer(answer: dict[str, Any], position: int = 0) -> Written:
    """What was answered, now or before; raises what stood in the way of sending."""
    match answer.get("refused"):
        case JobInactive.code:
            raise JobInactive
        case AlreadyApplied.code:
            raise AlreadyApplied(datetime.fromisoformat(answer["sentAt"]))
        case _:
            return Written(UUID(answer["applicationId"]), answer["sent"], position)

"""Appends plans that may send an application, with a reservation that lets one of several concurrent tries win."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from typing import Any
from uuid import UUID

from domain.applications.errors import AlreadyApplied, JobInactive
from domain.applications.events import ApplicationEvent, ApplicationSent
from domain.applications.reservations import Reservations
from domain.applications.state import Application, Stage
from domain.applications.streams import ApplicationStreams
from domain.kernel.log.event import Context
from domain.kernel.log.idempotency import IdempotencyKey
from domain.kernel.log.streams import AppendPlan

ApplicationPlan = AppendPlan[ApplicationEvent]


@dataclass(frozen=True, slots=True)
class CommandResult:
    """What a command led to: whether the application has been sent, and the log's position of it (0: nothing new)."""

    application_id: UUID
    sent: bool
    position: int = 0


class ApplicationSender:
    """Completes the plan of a command that may send: with a reservation, and with the answer for its key."""

    def __init__(self, streams: ApplicationStreams, reservations: Reservations) -> None:
        self._streams = streams
        self._reservations = reservations

    def execute(
        self,
        application_id: UUID,
        job_number: int,
        applicant: str,
        plan: Callable[[Application | None, bool], ApplicationPlan],
        context: Context,
        key: IdempotencyKey | None,
    ) -> CommandResult:
        """Plans from the state and from whether the applicant has applied for the job before, and appends.

        `applicant` is whom `Reservations` know. The plan's answer may hold, as `refused`, why it does not send.
        """

        def plan_with_reservation(state: Application | None) -> ApplicationPlan:
            sent_at = self._reservations.last_sent_at(job_number, applicant)
            try:
                planned = plan(state, sent_at is not None)
            except AlreadyApplied as refused:
                raise AlreadyApplied(sent_at) from refused
            reserving = [
                partial(
                    self._reservations.reserve,
                    job_number=job_number,
                    applicant=applicant,
                    application_id=application_id,
                    again=event.again,
                )
                for event in planned.events
                if isinstance(event, ApplicationSent)
            ]
            sent = bool(reserving) or (state is not None and state.stage >= Stage.SENT)
            answer = {
                "applicationId": str(application_id),
                "sent": sent,
                "refused": None if sent else planned.answer.get("refused"),
                "sentAt": sent_at and sent_at.isoformat(),
            }
            return replace(planned, rows=(*planned.rows, *reserving), answer=answer)

        outcome = self._streams.execute(application_id, plan_with_reservation, context, key)
        return _from_answer(outcome.answer, outcome.position)

    def repeat(self, answer: dict[str, Any]) -> CommandResult:
        """The result of an earlier request with the same key. Its position is that of the application's last event, so
        that a repetition, too, says whether read models show it."""
        return _from_answer(answer, self._streams.last_position(UUID(answer["applicationId"])))


def _from_answer(answer: dict[str, Any], position: int) -> CommandResult:
    """The result that an answer stands for. Raises why it was not sent."""
    match answer.get("refused"):
        case JobInactive.code:
            raise JobInactive
        case AlreadyApplied.code:
            raise AlreadyApplied(datetime.fromisoformat(answer["sentAt"]))
        case _:
            return CommandResult(UUID(answer["applicationId"]), answer["sent"], position)

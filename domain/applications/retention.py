"""Records the erasure of applications whose retention period is over; a task completes it."""

from collections.abc import Callable, Iterator
from datetime import datetime
from functools import partial
from uuid import UUID

from domain.applications.decisions.retention import erase_expired
from domain.applications.deletion_cleanup import DeletionCleanup
from domain.applications.events import ApplicationEvent
from domain.applications.state import Application
from domain.applications.streams import ApplicationStreams
from domain.kernel.database.clock import Clock
from domain.kernel.errors import ConcurrencyConflict
from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.log.streams import AppendPlan
from domain.kernel.persons.retention_periods import RetentionPeriods
from domain.kernel.tasks import request_task

FINISH_ERASURE = "applications.finish_erasure"
"""The task that tells employer and applicant, then removes the data."""


class ApplicationRetention:
    """`job_ended_at` is when a job's ad stopped, or will stop, taking applications; None for an unknown job."""

    def __init__(
        self,
        streams: ApplicationStreams,
        clock: Clock,
        periods: RetentionPeriods,
        job_ended_at: Callable[[int], datetime | None],
    ) -> None:
        self._streams = streams
        self._clock = clock
        self._periods = periods
        self._job_ended_at = job_ended_at

    def erase(self, application_id: UUID) -> bool:
        """Records the erasure and requests the task, in one transaction, if the application's period is over.

        Decided on what the application is in that moment: whatever is recorded meanwhile has it decided again, and
        what goes on changing is kept. Returns whether it was recorded.
        """
        context = Context(SYSTEM, "task")
        rows = (
            partial(DeletionCleanup.close, application_id=application_id),
            partial(request_task, name=FINISH_ERASURE, about=application_id, correlation_id=context.correlation_id),
        )
        try:
            outcome = self._streams.execute(
                application_id, lambda state: AppendPlan(tuple(self._decide(state)), rows), context
            )
        except ConcurrencyConflict:
            return False
        return bool(outcome.events)

    def _decide(self, state: Application | None) -> Iterator[ApplicationEvent]:
        job_ended_at = self._job_ended_at(state.job_number) if state and state.sent_at else None
        return erase_expired(state, self._periods, self._clock(), job_ended_at)

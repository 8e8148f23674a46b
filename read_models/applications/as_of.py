"""An application as it stood at any moment, from its own events and those of its job up to then."""

from collections.abc import Callable, Sequence
from datetime import datetime
from uuid import UUID

from domain.applications.state import fold
from domain.kernel.log.event import Event, RecordedEvent
from read_models.applications.applied_jobs import fold_job
from read_models.applications.rows import ApplicationRow

History = Sequence[RecordedEvent[Event]]


def application_as_of(
    application_id: UUID, history: History, job_history: Callable[[int], History], moment: datetime
) -> ApplicationRow | None:
    """Computes the row that lists and pages showed at a moment; None before the application began. `job_history`
    answers for the number of a job."""
    application = fold(_until(moment, history))
    if application is None:
        return None
    job = fold_job(_until(moment, job_history(application.job_number)))
    return ApplicationRow(application_id, application, job, moment)


def _until(moment: datetime, history: History) -> History:
    return [recorded for recorded in history if recorded.recorded_at <= moment]

"""Writes the notices about saved jobs that are due; run by the schedule."""

from sqlalchemy import Engine

from domain.kernel.values.ids import new_id
from domain.notifications.kinds import NotificationTemplate
from domain.notifications.service import Notifications, Page, Values
from workers.saved_jobs.due_notices import DueNotice, list_due_notices


class SavedJobNotices:
    """Notifies of saved jobs. It may run at any time and concurrently: each notice has a key, which an account has
    once."""

    def __init__(self, engine: Engine, notifications: Notifications) -> None:
        self._engine = engine
        self._notifications = notifications

    def run(self) -> int:
        """Returns how many notices were new."""
        correlation_id = new_id()
        return sum(
            self._notifications.notify(
                due.account_id,
                due.template,
                _values(due),
                Page("job", {"jobId": due.job_number, "slug": due.slug}),
                correlation_id=correlation_id,
                dedup_key=due.key,
            )
            for due in list_due_notices(self._engine)
        )


def _values(due: DueNotice) -> Values:
    values: dict[str, str | int] = {
        "jobId": due.job_number,
        "jobTitle": due.title,
        "employerName": due.employer_name,
    }
    if due.template is NotificationTemplate.SAVED_JOB_CLOSING:
        values["closesAt"] = due.moment.isoformat()
    return values

"""Tasks that notify accounts of the steps of their applications."""

from uuid import UUID

from domain.accounts.account import AccountRepository
from domain.applications.state import Application
from domain.applications.status import progress
from domain.applications.streams import ApplicationStreams
from domain.notifications.kinds import NotificationTemplate
from domain.notifications.service import Notifications, Page
from workers.tasks.task import Work


class ApplicationNotifications:
    """Guests have no list: they are mailed. A step that does not hold any more is not told."""

    def __init__(self, streams: ApplicationStreams, accounts: AccountRepository, notifications: Notifications) -> None:
        self._streams = streams
        self._accounts = accounts
        self._notifications = notifications

    def notify_forwarded(self, work: Work) -> None:
        """Tells that the employer has received it, while nothing more has happened: only in the list, since the person
        has just sent it."""
        self._notify(work, NotificationTemplate.APPLICATION_FORWARDED, "forwarded", push=False)

    def notify_seen(self, work: Work) -> None:
        """Tells that the employer has opened it, unless it was changed or the selection ended meanwhile."""
        self._notify(work, NotificationTemplate.APPLICATION_SEEN, "seen")

    def notify_ended(self, work: Work) -> None:
        """Tells that the selection ended."""
        self._notify(work, NotificationTemplate.APPLICATION_ENDED, "ended")

    def _notify(self, work: Work, template: NotificationTemplate, step: str, *, push: bool = True) -> None:
        application = self._streams.find_state(work.about)
        if application is None or progress(application) != step:
            return
        account_id = application.account_id
        if account_id and self._accounts.find(account_id):
            self._notifications.notify(
                account_id,
                template,
                _values(work.about, application),
                Page("myApplications", {"application": str(work.about)}),
                correlation_id=work.task.correlation_id,
                dedup_key=f"{template}:{work.task.id}",
                push=push,
            )


def _values(application_id: UUID, application: Application) -> dict[str, str | int]:
    return {
        "applicationId": str(application_id),
        "jobTitle": application.job_title,
        "employerName": application.employer_name,
    }

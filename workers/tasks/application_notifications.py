"""The task that notifies accounts that the employer has received their application."""

from domain.applications.status import progress
from domain.applications.streams import ApplicationStreams
from domain.notifications.kinds import NotificationTemplate
from workers.outbox.task import Work
from workers.tasks.applicant_news import ApplicantNews


class ApplicationNotifications:
    """Guests have no list: they are mailed."""

    def __init__(self, streams: ApplicationStreams, news: ApplicantNews) -> None:
        self._streams = streams
        self._news = news

    def notify_forwarded(self, work: Work) -> None:
        """Tells so while nothing more has happened: only in the list, since the person has just sent it."""
        application = self._streams.find(work.about)
        if application and progress(application) == "forwarded":
            template = NotificationTemplate.APPLICATION_FORWARDED
            self._news.list_in_product(work, work.about, application, template, push=False)

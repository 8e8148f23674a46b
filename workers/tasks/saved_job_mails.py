"""The task that mails what is new about saved jobs."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from uuid import UUID

from sqlalchemy import Engine, select

from domain.accounts.account import AccountRepository
from domain.jobs.status import JobStatus
from domain.kernel.values.locales import Locale
from domain.notifications.inbox import ListedNotification, listed_from
from domain.notifications.kinds import Channel, NotificationKind, NotificationTemplate
from domain.notifications.settings import NotificationSettings
from domain.notifications.tables import notification
from read_models.job_pages.queries import list_by_number
from read_models.published_job.card import PublishedJob
from workers.mail.mailer import Mailer
from workers.mail.saved_job_mails import SavedJobLine, SavedJobNews, SavedJobsMail
from workers.outbox.task import Work
from workers.page_urls import PageUrls

_NEWS: Mapping[NotificationTemplate, SavedJobNews] = {
    NotificationTemplate.SAVED_JOB_CLOSED: "closed",
    NotificationTemplate.SAVED_JOB_CLOSING: "closing",
    NotificationTemplate.SAVED_JOB_SALARY_CHANGED: "salary",
}
"""News of saved jobs by their templates, in the order of the mail."""


class SavedJobMails:
    """Mails the notifications that were given to the task, as far as they still hold."""

    def __init__(
        self,
        engine: Engine,
        accounts: AccountRepository,
        settings: NotificationSettings,
        mailer: Mailer,
        page_urls: PageUrls,
    ) -> None:
        self._engine = engine
        self._accounts = accounts
        self._settings = settings
        self._mailer = mailer
        self._page_urls = page_urls

    def mail_saved_jobs(self, work: Work) -> None:
        """Does nothing when the person has switched these mails off meanwhile, or nothing is left to tell."""
        account, kind = self._accounts.find(work.about), NotificationKind.SAVED_JOBS
        if account is None or account.deactivated_at or not self._settings.wants(account.id, kind, Channel.MAIL):
            return
        lines = self._lines(work.task.id, account.locale)
        if lines:
            urls, locale = self._page_urls, account.locale
            mail = SavedJobsMail(
                locale,
                urls.saved_jobs(locale),
                tuple(lines),
                urls.settings(locale),
                unsubscribe_page=urls.unsubscribe_page(kind.value, account.id, locale),
            )
            ending = urls.unsubscribe(kind.value, account.id)
            self._mailer.send(mail, account.email, work.task.id, unsubscribe_url=ending)

    def _lines(self, task_id: UUID, locale: Locale) -> Sequence[SavedJobLine]:
        query = select(notification).where(notification.c.mail_task_id == task_id).order_by(notification.c.number)
        with self._engine.connect() as connection:
            noticed = [listed_from(row) for row in connection.execute(query).mappings()]
            jobs = list_by_number(connection, [int(each.values["jobId"]) for each in noticed])
        by_number = {job.number: job for job in jobs}
        return [
            SavedJobLine(
                _NEWS[each.template],
                each.values["jobTitle"],
                each.values["employerName"],
                self._page_urls.job(job.number, job.fields["slug"], locale),
                datetime.fromisoformat(each.values["closesAt"]) if "closesAt" in each.values else None,
            )
            for each, job in _that_hold(noticed, by_number)
        ]


def _that_hold(
    noticed: Sequence[ListedNotification], jobs: Mapping[int, PublishedJob]
) -> Iterable[tuple[ListedNotification, PublishedJob]]:
    """Yields the notices that still hold: of a job that has closed only its closing, of one that is open only the rest;
    each once, and nothing of removed ones."""
    for template in _NEWS:
        newest = {each.values["jobId"]: each for each in noticed if each.template is template}
        for number, each in newest.items():
            job = jobs.get(number)
            if job and (job.status is JobStatus.ACTIVE) is (template is not NotificationTemplate.SAVED_JOB_CLOSED):
                yield each, job

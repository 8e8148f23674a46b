"""The task that mails an alert: what the events say, as the jobs are now."""

from collections.abc import Mapping
from typing import Annotated
from uuid import UUID

from sqlalchemy import Engine, RowMapping, select

from domain.accounts.account import AccountRepository
from domain.jobs.status import JobStatus
from domain.kernel.log.event import Event, RecordedEvent
from domain.kernel.log.event_store import EventStore
from domain.kernel.values.locales import Locale
from domain.saved_searches.alert_tables import alert_mail
from domain.saved_searches.events import MatchesNotified
from domain.saved_searches.state import SavedSearch, fold
from domain.saved_searches.subscribers import SearchSubscribers
from read_models.job_pages.queries import list_by_number
from read_models.published_job.card import PublishedJob
from read_models.published_job.location_text import location_text
from read_models.published_job.salary_text import salary_text, shown_salary
from workers.alerts.search_title import search_title
from workers.mail.alert_mails import AlertGroup, AlertJob, JobAlert
from workers.mail.mailer import Mailer
from workers.outbox.task import Work
from workers.page_urls import PageUrls

UNSUBSCRIBE_KIND = "alerts"
Jobs = Mapping[int, PublishedJob]


class AlertMails:
    """Mails alerts. It may run twice, as every task that mails; the key of the mail is that of the task."""

    def __init__(
        self,
        engine: Engine,
        searches: Annotated[EventStore, "saved_searches"],
        accounts: AccountRepository,
        subscribers: SearchSubscribers,
        mailer: Mailer,
        page_urls: PageUrls,
    ) -> None:
        self._engine = engine
        self._searches = searches
        self._accounts = accounts
        self._subscribers = subscribers
        self._mailer = mailer
        self._page_urls = page_urls

    def send_alert(self, work: Work) -> None:
        """Mails nothing when the owner has ended the mails since, or every job is closed by now."""
        mail = self._find(work.about)
        if mail is None or (address := self._address(mail)) is None:
            return
        mailed = self._read(work.about, mail)
        numbers = [job for _, event in mailed for job in event.jobs]
        with self._engine.connect() as connection:
            jobs = {job.number: job for job in list_by_number(connection, numbers) if job.status is JobStatus.ACTIVE}
        locale: Locale = mail["locale"]
        groups = [group for search, event in mailed if (group := self._group(search, event, jobs, locale))]
        if not jobs or not groups:
            return
        # The mail begins with jobs, also when the first search has only more of those that another one lists.
        groups.sort(key=lambda group: not group.jobs)
        unsubscribe_url = self._page_urls.unsubscribe(UNSUBSCRIBE_KIND, mail["owner_id"])
        total = sum(len(group.jobs) + group.more for group in groups)
        page = self._page_urls.unsubscribe_page(UNSUBSCRIBE_KIND, mail["owner_id"], locale)
        alert = JobAlert(locale, self._manage(mail), tuple(groups), total, unsubscribe_page=page)
        self._mailer.send(alert, address, work.task.id, unsubscribe_url=unsubscribe_url)

    def _find(self, mail_id: UUID) -> RowMapping | None:
        with self._engine.connect() as connection:
            return connection.execute(select(alert_mail).where(alert_mail.c.id == mail_id)).mappings().one_or_none()

    def _read(self, mail_id: UUID, mail: RowMapping) -> list[tuple[SavedSearch, MatchesNotified]]:
        """The searches that are still mailed, each with its event about this mail."""
        found: list[tuple[SavedSearch, MatchesNotified]] = []
        for history in self._searches.load_many(mail["search_ids"]).values():
            search, event = fold(history), _event_about(mail_id, history)
            if search and search.is_mailed and event and search.owner_id == mail["owner_id"]:
                found.append((search, event))
        return found

    def _address(self, mail: RowMapping) -> str | None:
        if mail["of_guest"]:
            subscriber = self._subscribers.find(mail["owner_id"])
            return subscriber.email if subscriber else None
        account = self._accounts.find(mail["owner_id"])
        return account.email if account and not account.deactivated_at else None

    def _manage(self, mail: RowMapping) -> str:
        locale: Locale = mail["locale"]
        if mail["of_guest"]:
            return self._page_urls.alerts(mail["owner_id"], locale)
        return self._page_urls.saved_searches(locale)

    def _group(self, search: SavedSearch, event: MatchesNotified, jobs: Jobs, locale: Locale) -> AlertGroup | None:
        listed = tuple(self._job(jobs[number], locale) for number in event.jobs if number in jobs)
        if not listed and not event.unlisted:
            return None
        link = self._page_urls.newest_jobs(search.key or "", locale)
        return AlertGroup(search_title(search, locale), listed, event.unlisted, link)

    def _job(self, job: PublishedJob, locale: Locale) -> AlertJob:
        return AlertJob(
            title=job.fields["title"],
            employer_name=job.employer_name,
            place=location_text(job.fields["places"], locale),
            salary=salary_text(shown_salary(job.fields.get("salary")), locale),
            apply_until=job.apply_until,
            link=self._page_urls.job(job.number, job.fields["slug"], locale),
        )


def _event_about(mail_id: UUID, history: list[RecordedEvent[Event]]) -> MatchesNotified | None:
    events = (recorded.event for recorded in reversed(history))
    return next((each for each in events if isinstance(each, MatchesNotified) and each.mail_id == mail_id), None)

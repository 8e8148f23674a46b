"""Mails to employers about new, changed and withdrawn applications."""

from collections.abc import Iterable
from datetime import datetime
from uuid import UUID

from domain.applications.errors import ApplicationWithdrawn, SelectionEnded
from domain.applications.events import DeletedBy
from domain.applications.selection import Selection
from domain.applications.state import Application
from domain.applications.streams import ApplicationStreams
from domain.employers.service import Employers
from domain.jobs.service import Jobs
from domain.kernel.log.transactional_write import TransactionalWrite
from domain.kernel.values.ids import derived_id
from domain.kernel.values.locales import LOCALES, SOURCE_LOCALE, Locale
from domain.mail.digests import Digests
from domain.mail.stopped_mails import StoppableKind, StoppedMails, employer_subject
from domain.verification.signed_links import InboxLink
from workers.failures import TaskFailedPermanently
from workers.mail.application_mails import (
    ErasedApplication,
    NewApplication,
    NewApplications,
    ReceivedApplication,
    UnopenedApplications,
    UpdatedApplication,
    WithdrawnApplication,
)
from workers.mail.mail import Mail
from workers.mail.mailer import Mailer
from workers.outbox.task import Work
from workers.page_urls import PageUrls
from workers.tasks.accepted_effects import write_down
from workers.tasks.applicant_mails import is_unopened

_LINK_DAYS = InboxLink.lifetime.days


class EmployerMails:
    """Tasks that mail employers, in the language of the ad."""

    def __init__(
        self,
        streams: ApplicationStreams,
        selection: Selection,
        employers: Employers,
        jobs: Jobs,
        digests: Digests,
        stopped: StoppedMails,
        mailer: Mailer,
        page_urls: PageUrls,
    ) -> None:
        self._streams = streams
        self._selection = selection
        self._employers = employers
        self._jobs = jobs
        self._digests = digests
        self._stopped = stopped
        self._mailer = mailer
        self._page_urls = page_urls

    def forward_to_employer(self, work: Work) -> None:
        """Mails the employer the version sent last, then records the forwarding and the task's completion together.

        After another mail within the time it is left to the digest, and so is the record.
        """
        application = self._streams.find(work.about)
        if application is None or not _is_to_be_forwarded(application):
            return
        address = self._employer_address(application)
        if self._digests.goes_at_once(employer_recipient(application.employer_id), work.task.id, work.about):
            self._send(self._mail(work.about, application), address, work.task.id)
            self._record_forwarding(work, work.about, work.completion)

    def send_digest(self, work: Work, application_ids: Iterable[UUID]) -> None:
        """Mails one employer the applications that were held, then records the forwarding of each; with only one left,
        in that one's own mail."""
        found = [(each, self._streams.find(each)) for each in application_ids]
        held = [(each, state) for each, state in found if state and _is_to_be_forwarded(state)]
        if not held:
            return
        application_id, newest = held[-1]
        if len(held) == 1:
            mail = self._mail(application_id, newest)
        else:
            locale = self._language_of_ad(newest)
            link = self._page_urls.inbox(newest.employer_id, locale)
            lines = tuple(_received(state) for _, state in held)
            mail = NewApplications(locale, link, newest.employer_name, lines, _LINK_DAYS)
        self._send(mail, self._employer_address(newest), work.task.id)
        for each, _ in held:
            self._record_forwarding(work, each)

    def remind(self, work: Work, application_ids: Iterable[UUID], days: int) -> None:
        """Reminds one employer of applications that nobody has opened yet; `days` is for how long at least."""
        states = [self._streams.find(each) for each in application_ids]
        waiting = [state for state in states if state and state.is_applicant_known and is_unopened(state)]
        if not waiting:
            return
        newest = waiting[-1]
        subject_id = employer_subject(newest.employer_id)
        kind = StoppableKind.EMPLOYER_REMINDERS
        if self._stopped.is_stopped(kind, subject_id):
            return
        locale = self._language_of_ad(newest)
        link = self._page_urls.inbox(newest.employer_id, locale)
        page = self._page_urls.unsubscribe_page(kind.value, subject_id, locale)
        lines = tuple(map(_received, waiting))
        mail = UnopenedApplications(locale, link, newest.employer_name, lines, days, _LINK_DAYS, unsubscribe_page=page)
        url = self._page_urls.unsubscribe(kind.value, subject_id)
        self._mailer.send(mail, self._employer_address(newest), work.task.id, unsubscribe_url=url)

    def notify_employer_withdrawn(self, work: Work) -> None:
        """Mails an employer to whom the application had been forwarded."""
        application = self._streams.find(work.about)
        if application and application.was_ever_forwarded:
            self._mail_withdrawn(work.about)

    def _send(self, mail: Mail, address: str, key: UUID) -> None:
        """Raises TaskFailedPermanently for an address that is switched off: nothing has been forwarded then."""
        if not self._mailer.send(mail, address, key):
            raise TaskFailedPermanently("mails to the employer's address came back: it is switched off")

    def _record_forwarding(self, work: Work, application_id: UUID, done: TransactionalWrite | None = None) -> None:
        try:
            write_down(lambda: self._selection.forward(application_id, work.context, done))
        except ApplicationWithdrawn:
            # Withdrawn while the mail was being sent: no forwarding is recorded, so no other task tells the employer.
            self._mail_withdrawn(application_id)
        except SelectionEnded:
            return

    def _mail(self, application_id: UUID, application: Application) -> Mail:
        locale = self._language_of_ad(application)
        employer_id, days = application.employer_id, _LINK_DAYS
        link = self._page_urls.inbox_application(employer_id, application_id, locale)
        title, employer, name = application.job_title, application.employer_name, application.applicant.full_name
        if application.was_ever_forwarded and application.resent_at:
            changed = application.changed_since_forwarded
            return UpdatedApplication(locale, link, title, employer, name, application.resent_at, changed, days)
        return NewApplication(locale, link, title, employer, name, _sent_at(application), days)

    def _mail_withdrawn(self, application_id: UUID) -> None:
        application = self._streams.find(application_id)
        if application is None or application.deleted_at is None:
            return
        mail = self._mail_after_deletion(application, application.deleted_at)
        self._mailer.send(mail, self._employer_address(application), derived_id("withdrawn", application_id))

    def _mail_after_deletion(self, application: Application, deleted_at: datetime) -> Mail:
        locale = self._language_of_ad(application)
        link = self._page_urls.inbox(application.employer_id, locale)
        title, employer, name = application.job_title, application.employer_name, application.applicant.full_name
        if application.deleted_by is DeletedBy.SYSTEM:
            return ErasedApplication(locale, link, title, employer, name)
        erased = application.deleted_by is DeletedBy.ERASURE
        return WithdrawnApplication(locale, link, title, employer, name, deleted_at, erased)

    def _employer_address(self, application: Application) -> str:
        employer = self._employers.find(application.employer_id)
        if employer is None or not employer.profile.contact_email:
            raise TaskFailedPermanently("the employer has no address for applications")
        return employer.profile.contact_email

    def _language_of_ad(self, application: Application) -> Locale:
        """The language of the ad; Croatian if the site does not support it."""
        job = self._jobs.find(application.job_number)
        for locale in LOCALES:
            if job and job.ad.language == locale:
                return locale
        return SOURCE_LOCALE


def _is_to_be_forwarded(application: Application) -> bool:
    """Whether to forward it, also if the employer has opened it in the inbox before the mail was sent."""
    return application.is_under_selection and application.forwarded_at is None and application.is_applicant_known


def _received(application: Application) -> ReceivedApplication:
    return ReceivedApplication(
        application.applicant.full_name,
        application.job_title,
        _sent_at(application),
        is_updated=application.was_ever_forwarded and application.resent_at is not None,
    )


def _sent_at(application: Application) -> datetime:
    sent_at = application.resent_at or application.sent_at
    assert sent_at is not None  # noqa: S101 - employers are told only of what was sent
    return sent_at


def employer_recipient(employer_id: int) -> UUID:
    """Names an employer to the digests."""
    return derived_id("mail-recipient", employer_subject(employer_id))

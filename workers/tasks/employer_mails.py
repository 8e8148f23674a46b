"""Mails to employers about new, changed and withdrawn applications."""

from datetime import datetime
from uuid import UUID

from domain.applications.errors import ApplicationWithdrawn, SelectionEnded
from domain.applications.events import DeletedBy
from domain.applications.selection import Selection
from domain.applications.state import Application
from domain.applications.streams import ApplicationStreams
from domain.employers.service import Employers
from domain.jobs.service import Jobs
from domain.kernel.ids import derived_id
from domain.kernel.locales import LOCALES, SOURCE_LOCALE, Locale
from domain.verification.signed_links import InboxLink
from workers.failures import TaskFailedPermanently
from workers.mail.application_mails import ErasedApplication, NewApplication, UpdatedApplication, WithdrawnApplication
from workers.mail.mail import Mail
from workers.mail.mailer import Mailer
from workers.page_urls import PageUrls
from workers.tasks.accepted_effects import write_down
from workers.tasks.task import Work


class EmployerMails:
    """Tasks that mail employers, in the language of the ad."""

    def __init__(
        self,
        streams: ApplicationStreams,
        selection: Selection,
        employers: Employers,
        jobs: Jobs,
        mailer: Mailer,
        page_urls: PageUrls,
    ) -> None:
        self._streams = streams
        self._selection = selection
        self._employers = employers
        self._jobs = jobs
        self._mailer = mailer
        self._page_urls = page_urls

    def forward_to_employer(self, work: Work) -> None:
        """Mails the employer the version sent last, then records the forwarding and the task's completion together."""
        found = self._streams.find(work.about)
        if found is None or not _is_to_be_forwarded(application := found.application):
            return
        self._mailer.send(self._mail(work.about, application), self._employer_address(application), work.task.id)
        try:
            write_down(lambda: self._selection.forward(work.about, work.context, found=found, done=work.completion))
        except ApplicationWithdrawn:
            # Withdrawn while the mail was being sent: no forwarding is recorded, so no other task tells the employer.
            self._mail_withdrawn(work.about)
        except SelectionEnded:
            return

    def notify_employer_withdrawn(self, work: Work) -> None:
        """Mails an employer to whom the application had been forwarded."""
        application = self._streams.find_state(work.about)
        if application and application.was_ever_forwarded:
            self._mail_withdrawn(work.about)

    def _mail(self, application_id: UUID, application: Application) -> Mail:
        locale = self._language_of_ad(application)
        employer_id, days = application.employer_id, InboxLink.lifetime.days
        link = self._page_urls.inbox_application(employer_id, application_id, locale)
        title, employer, name = application.job_title, application.employer_name, application.applicant.full_name
        if application.was_ever_forwarded and application.resent_at:
            changed = application.changed_since_forwarded
            return UpdatedApplication(locale, link, title, employer, name, application.resent_at, changed, days)
        sent_at = application.resent_at or application.sent_at
        assert sent_at is not None  # noqa: S101 - only what was sent is forwarded
        return NewApplication(locale, link, title, employer, name, sent_at, days)

    def _mail_withdrawn(self, application_id: UUID) -> None:
        application = self._streams.find_state(application_id)
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

"""The task that completes the erasure of an application whose retention period is over."""

from domain.accounts.account import AccountRepository
from domain.applications.decisions.retention import notice_days, retention_cause
from domain.applications.deletion_cleanup import DeletionCleanup
from domain.applications.state import Application
from domain.applications.streams import ApplicationStreams
from domain.kernel.persons.personal_data import PersonKeys
from domain.kernel.persons.retention_periods import RetentionPeriods
from domain.kernel.values.locales import Locale
from workers.failures import TaskFailed, TaskFailedPermanently
from workers.mail.application_mails import ApplicationErased
from workers.mail.mailer import Mailer
from workers.outbox.task import Work
from workers.outbox.task_store import LAST_ATTEMPT
from workers.page_urls import PageUrls
from workers.personal_data import RecordedErasure
from workers.tasks.employer_notices import EmployerNotices


class ApplicationErasure:
    """Every step is idempotent. The last attempt erases even if mails cannot be sent."""

    def __init__(
        self,
        streams: ApplicationStreams,
        cleanup: DeletionCleanup,
        accounts: AccountRepository,
        keys: PersonKeys,
        notices: EmployerNotices,
        mailer: Mailer,
        page_urls: PageUrls,
        periods: RetentionPeriods,
    ) -> None:
        self._streams = streams
        self._cleanup = cleanup
        self._accounts = accounts
        self._keys = keys
        self._notices = notices
        self._mailer = mailer
        self._page_urls = page_urls
        self._periods = periods

    def finish_erasure(self, work: Work) -> None:
        """Waits until the employer is told, mails the applicant, then removes files, contact and key."""
        found = self._streams.load(work.about)
        if found is None or found.state.erased_at is None:
            return
        if self._keys.cipher(work.about):
            if work.task.attempts < LAST_ATTEMPT:
                self._notices.require_sent([RecordedErasure("applications", found.position, [work.about])])
            self._mail(work, found.state)
        self._cleanup.finish_erasure(work.about)

    def _mail(self, work: Work, application: Application) -> None:
        to = self._recipient(application)
        if to is None:
            return
        locale, address = to
        cause = retention_cause(application)
        days = notice_days(cause, self._periods)
        title, employer = application.job_title, application.employer_name
        mail = ApplicationErased(locale, self._page_urls.home(locale), title, employer, cause, days)
        try:
            self._mailer.send(mail, address, work.task.id)
        except TaskFailedPermanently:
            return
        except TaskFailed:
            if work.task.attempts < LAST_ATTEMPT:
                raise

    def _recipient(self, application: Application) -> tuple[Locale, str] | None:
        """The account's address, or that of a guest who has verified it; nobody who is gone or wants no mail."""
        if application.account_id:
            found = self._accounts.find(application.account_id)
            return (found.locale, found.email) if found and not found.deactivated_at else None
        address = application.applicant.email if application.verified_at else None
        return (application.locale, address) if address else None

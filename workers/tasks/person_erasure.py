"""The task that erases a person: tells the employers first, then deletes the data and destroys the key."""

from domain.accounts.services import AccountModule
from domain.kernel.values.locales import Locale
from workers.failures import TaskFailed, TaskFailedPermanently
from workers.mail.account_mails import Erased
from workers.mail.mailer import Mailer
from workers.outbox.task import Work
from workers.outbox.task_store import LAST_ATTEMPT
from workers.page_urls import PageUrls
from workers.personal_data import PersonalData
from workers.tasks.employer_notices import EmployerNotices
from workers.tasks.guest_addresses import GuestAddresses


class PersonErasure:
    """Every step is idempotent. The last attempt erases even if mails cannot be sent."""

    def __init__(
        self,
        notices: EmployerNotices,
        accounts: AccountModule,
        addresses: GuestAddresses,
        personal_data: PersonalData,
        mailer: Mailer,
        page_urls: PageUrls,
    ) -> None:
        self._notices = notices
        self._erasure = accounts.erasure
        self._contact_erasure = accounts.contact_erasure
        self._accounts = accounts.repository
        self._addresses = addresses
        self._personal_data = personal_data
        self._mailer = mailer
        self._page_urls = page_urls

    def erase_person(self, work: Work) -> None:
        begun = self._erasure.find(work.about)
        if begun is None or begun.finished_at:
            return
        found = self._accounts.find(work.about)
        index = self._accounts.email_index(found.email) if found else None
        if index:
            self._personal_data.claim(work.about, index, work.context)
            self._personal_data.erase_unverified(index, work.context)
        subject = self._personal_data.subject(work.about, index)
        recorded = self._personal_data.record_erasure(subject, work.context)
        if work.task.attempts < LAST_ATTEMPT:
            self._notices.require_sent(recorded)
        if found:
            self._mail_erasure(work, found.locale, found.email, had_account=True)
        self._personal_data.erase_account(work.about, subject)

    def erase_contact(self, work: Work) -> None:
        """Erases a guest: records the erasures, mails the guest, deletes the data and its keys."""
        contact_index = self._contact_erasure.find_contact(work.about)
        if contact_index is None:
            return
        self._personal_data.erase_unverified(contact_index, work.context)
        subject = self._personal_data.subject_of_contact(contact_index)
        found = self._addresses.find(contact_index)
        recorded = self._personal_data.record_erasure(subject, work.context)
        if work.task.attempts < LAST_ATTEMPT:
            self._notices.require_sent(recorded)
        if found and found.email:
            self._mail_erasure(work, found.locale, found.email, had_account=False)
        self._personal_data.erase(subject)
        self._contact_erasure.finish(work.about, contact_index, subject.guest_ids)

    def _mail_erasure(self, work: Work, locale: Locale, email: str, *, had_account: bool) -> None:
        try:
            mail = Erased(locale, self._page_urls.home(locale), had_account)
            self._mailer.send(mail, email, work.task.id)
        except TaskFailedPermanently:
            return
        except TaskFailed:
            if work.task.attempts < LAST_ATTEMPT:
                raise

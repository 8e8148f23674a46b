"""The task that erases a person: tells the employers first, then deletes the data and destroys the key."""

from collections.abc import Sequence

from sqlalchemy import Engine, select

from domain.accounts.assembly import AccountModule
from domain.applications.guest_contacts import GuestContacts
from domain.kernel.locales import Locale
from domain.kernel.tasks import OPEN_STATES
from domain.kernel.tasks import task as task_rows
from read_models.kernel.tables import event_handler_checkpoint
from workers.failures import TaskFailed
from workers.mail.account_mails import Erased
from workers.mail.mailer import Mailer
from workers.outbox.task_store import RETRY_DELAYS
from workers.page_urls import PageUrls
from workers.personal_data import PersonalData, RecordedErasure
from workers.tasks.task import Work

_LAST_ATTEMPT = len(RETRY_DELAYS) + 1


class PersonErasure:
    """Every step is idempotent. The last attempt erases even if mails cannot be sent."""

    def __init__(
        self,
        engine: Engine,
        accounts: AccountModule,
        contacts: GuestContacts,
        personal_data: PersonalData,
        mailer: Mailer,
        page_urls: PageUrls,
    ) -> None:
        self._engine = engine
        self._erasure = accounts.erasure
        self._contact_erasure = accounts.contact_erasure
        self._accounts = accounts.repository
        self._contacts = contacts
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
        if work.task.attempts < _LAST_ATTEMPT:
            self._require_notified(recorded)
        if found:
            self._mail_erasure(work, found.locale, found.email, had_account=True)
        self._personal_data.erase_account(work.about, subject)

    def erase_contact(self, work: Work) -> None:
        """The same for a guest."""
        contact_index = self._contact_erasure.find_contact(work.about)
        if contact_index is None:
            return
        self._personal_data.erase_unverified(contact_index, work.context)
        subject = self._personal_data.subject_of_contact(contact_index)
        found = self._contacts.find(contact_index)
        recorded = self._personal_data.record_erasure(subject, work.context)
        if work.task.attempts < _LAST_ATTEMPT:
            self._require_notified(recorded)
        if found and found.email:
            self._mail_erasure(work, found.locale, found.email, had_account=False)
        self._personal_data.erase(subject)
        self._contact_erasure.finish(work.about, contact_index, subject.guest_ids)

    def _require_notified(self, recorded: Sequence[RecordedErasure]) -> None:
        """Raises TaskFailed until the employers are told, since their mails name the person and so need the key."""
        from workers.register import BEFORE_ERASURE, EVENT_HANDLERS

        about = task_rows.c
        with self._engine.connect() as connection:
            for each in recorded:
                readers = [handler.name for handler in EVENT_HANDLERS if handler.log == each.log]
                caught_up = select(event_handler_checkpoint.c.reader).where(
                    event_handler_checkpoint.c.reader.in_(readers), event_handler_checkpoint.c.position >= each.position
                )
                open_tasks = select(about.id).where(
                    about.name.in_(BEFORE_ERASURE), about.about.in_(each.stream_ids), about.state.in_(OPEN_STATES)
                )
                is_behind = len(connection.execute(caught_up).all()) < len(readers) and each.position > 0
                if is_behind or connection.execute(open_tasks.limit(1)).first():
                    raise TaskFailed("employers have not been told yet")

    def _mail_erasure(self, work: Work, locale: Locale, email: str, *, had_account: bool) -> None:
        try:
            mail = Erased(locale, self._page_urls.home(locale), had_account)
            self._mailer.send(mail, email, work.task.id)
        except TaskFailed:
            if work.task.attempts < _LAST_ATTEMPT:
                raise

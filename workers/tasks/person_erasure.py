"""The task that erases a person: tells the employers first, then deletes the data and destroys the key."""

from collections.abc import Sequence

from sqlalchemy import Engine, select

from domain.accounts.account import Account, AccountRepository
from domain.accounts.account_erasure import AccountErasure
from domain.kernel.tasks import OPEN_STATES
from domain.kernel.tasks import task as task_rows
from read_models.kernel.tables import event_handler_checkpoint
from workers.failures import TaskFailed
from workers.mail.account_mails import Erased
from workers.mail.mailer import Mailer
from workers.page_urls import PageUrls
from workers.personal_data import PersonalData, RecordedErasure
from workers.tasks.runner import RETRY_DELAYS
from workers.tasks.task import Work

_LAST_ATTEMPT = len(RETRY_DELAYS) + 1


class PersonErasure:
    """Every step is idempotent. The last attempt erases even if mails cannot be sent."""

    def __init__(
        self,
        engine: Engine,
        erasure: AccountErasure,
        accounts: AccountRepository,
        personal_data: PersonalData,
        mailer: Mailer,
        page_urls: PageUrls,
    ) -> None:
        self._engine = engine
        self._erasure = erasure
        self._accounts = accounts
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
        subject = self._personal_data.subject(work.about, index)
        recorded = self._personal_data.record_erasure(subject, work.context)
        if work.task.attempts < _LAST_ATTEMPT:
            self._require_notified(recorded)
        if found:
            self._mail_erasure(work, found)
        self._personal_data.erase(subject)

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

    def _mail_erasure(self, work: Work, found: Account) -> None:
        try:
            mail = Erased(found.locale, self._page_urls.home(found.locale))
            self._mailer.send(mail, found.email, work.task.id)
        except TaskFailed:
            if work.task.attempts < _LAST_ATTEMPT:
                raise

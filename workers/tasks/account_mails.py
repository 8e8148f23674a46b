"""Mails about accounts. A mail whose reason no longer applies is not sent."""

from collections.abc import Callable, Mapping
from uuid import UUID

from sqlalchemy import Engine, select

from domain.accounts.account import Account
from domain.accounts.one_time_links import LIFETIMES, OneTimeLink, Purpose
from domain.accounts.services import AccountModule
from domain.accounts.tables import account, account_session, one_time_link
from domain.kernel.database.clock import Clock
from domain.kernel.errors import PersonErased
from domain.kernel.values.ids import derived_id
from domain.notifications.kinds import NotificationTemplate
from domain.notifications.service import Notifications, Page
from domain.verification.codes import CODE_LIFETIME, LINK_LIFETIME, IssuedCode
from workers.mail.account_mails import (
    AccountExists,
    Deactivated,
    EmailChanged,
    EmailLink,
    InactivityNotice,
    NewDevice,
    PasswordChanged,
    PasswordLink,
    RegistrationCode,
    SecondFactorChange,
    SecondFactorChanged,
    SignInCode,
)
from workers.mail.mail import Mail
from workers.mail.mailer import Mailer
from workers.outbox.task import Work
from workers.page_urls import PageUrls

_CODE_MINUTES = int(CODE_LIFETIME.total_seconds() // 60)
_LINK_HOURS = int(LINK_LIFETIME.total_seconds() // 3600)


class AccountMails:
    """Tasks that send mails about accounts."""

    def __init__(
        self,
        engine: Engine,
        accounts: AccountModule,
        mailer: Mailer,
        page_urls: PageUrls,
        clock: Clock,
        notifications: Notifications,
    ) -> None:
        self._engine = engine
        self._accounts = accounts
        self._mailer = mailer
        self._page_urls = page_urls
        self._clock = clock
        self._notifications = notifications

    def send_registration_code(self, work: Work) -> None:
        """Mails the newest code; if the address has an account already, tells its owner instead."""
        waiting = self._accounts.registrations.find(work.about)
        if waiting is None:
            return
        existing = self._accounts.repository.find_by_email(waiting.email)
        if existing and not waiting.by_identity:
            self._send(work, AccountExists(existing.locale, self._page_urls.login(existing.locale)), existing.email)
            return
        issued = self._accounts.codes.issue(work.about)
        if issued is None:
            return
        link = self._page_urls.verify_registration(work.about, issued.link_token, waiting.locale)
        code = self._in_time(issued)
        mail = RegistrationCode(waiting.locale, link, code, issued.expires_at, _CODE_MINUTES, _LINK_HOURS)
        self._mailer.send(mail, waiting.email, derived_id("registration", f"{work.about}:{issued.issue_number}"))

    def resend_code(self, work: Work) -> None:
        """Mails a code that was requested in another browser than that of the registration."""
        self._accounts.code_resend.resend_newest(work.about, work.context.correlation_id)

    def send_sign_in_code(self, work: Work) -> None:
        """Mails a code and a link, if the address has an account."""
        link, found = self._requested_for_address(work, Purpose.SIGN_IN)
        issued = self._accounts.codes.issue(work.about) if found else None
        if link is None or found is None or issued is None:
            return
        address = self._page_urls.login_by_link(self._accounts.links.token(Purpose.SIGN_IN, link.id), link.locale)
        code = self._in_time(issued)
        minutes = _minutes(Purpose.SIGN_IN)
        self._send(work, SignInCode(link.locale, address, code, issued.expires_at, _CODE_MINUTES, minutes), found.email)

    def send_password_link(self, work: Work) -> None:
        """Mails a link for a new password, if the address has an account."""
        link, found = self._requested_for_address(work, Purpose.PASSWORD)
        if link is None or found is None:
            return
        address = self._page_urls.new_password(self._accounts.links.token(Purpose.PASSWORD, link.id), link.locale)
        self._send(work, PasswordLink(link.locale, address, _minutes(Purpose.PASSWORD)), found.email)

    def send_email_link(self, work: Work) -> None:
        """Mails a link to the new address; if that has another account, tells its owner instead."""
        link = self._accounts.links.find_by_id(Purpose.EMAIL, work.about)
        if link is None or link.account_id is None or link.encrypted_email is None:
            return
        email = self._decrypted_email(link.account_id, link.encrypted_email)
        if email is None:
            return
        existing = self._accounts.repository.find_by_email(email)
        if existing:
            self._send(work, AccountExists(existing.locale, self._page_urls.login(existing.locale)), email)
            return
        address = self._page_urls.verify_new_email(self._accounts.links.token(Purpose.EMAIL, link.id), link.locale)
        hours = int(LIFETIMES[Purpose.EMAIL].total_seconds() // 3600)
        self._send(work, EmailLink(link.locale, address, hours), email)

    def notify_email_changed(self, work: Work) -> None:
        """Mails the old address, which is kept in the used link."""
        row = one_time_link.c
        query = select(row.account_id, row.encrypted_email, row.locale, row.used_at).where(row.id == work.about)
        with self._engine.connect() as connection:
            used = connection.execute(query).one_or_none()
        if used is None or used.used_at is None:
            return
        email = self._decrypted_email(used.account_id, used.encrypted_email)
        if email:
            if self._accounts.repository.find(used.account_id):
                self._list(work, used.account_id, NotificationTemplate.EMAIL_CHANGED)
            self._send(work, EmailChanged(used.locale, self._page_urls.home(used.locale), used.used_at), email)

    def notify_password_changed(self, work: Work) -> None:
        """Includes a way to set another password, in case somebody else changed it."""
        found = self._accounts.repository.find(work.about)
        if found:
            self._list(work, found.id, NotificationTemplate.PASSWORD_CHANGED)
            link = self._page_urls.forgotten_password(found.locale)
            self._send(work, PasswordChanged(found.locale, link, work.task.created_at), found.email)

    def notify_second_factor(self, change: SecondFactorChange) -> Callable[[Work], None]:
        """Tells about a change of the second factors, in case somebody else made it."""

        def notify(work: Work) -> None:
            found = self._accounts.repository.find(work.about)
            if found:
                self._list(work, found.id, NotificationTemplate.SECOND_FACTOR_CHANGED)
                link = self._page_urls.settings(found.locale)
                mail = SecondFactorChanged(found.locale, link, change, work.task.created_at)
                self._send(work, mail, found.email)

        return notify

    def notify_new_device(self, work: Work) -> None:
        """Tells about a sign-in on a new device, unless that session has ended."""
        row = account_session.c
        query = select(row.account_id, row.device, row.started_at).where(row.id == work.about)
        with self._engine.connect() as connection:
            began = connection.execute(query).one_or_none()
        found = self._accounts.repository.find(began.account_id) if began else None
        if began and found:
            self._list(work, found.id, NotificationTemplate.NEW_DEVICE, {"device": began.device})
            link = self._page_urls.settings(found.locale)
            self._send(work, NewDevice(found.locale, link, began.device, began.started_at), found.email)

    def _list(
        self, work: Work, account_id: UUID, template: NotificationTemplate, values: Mapping[str, str] | None = None
    ) -> None:
        """Tells the same by the account's other channels, once for the task."""
        self._notifications.notify(
            account_id,
            template,
            values or {},
            Page("settings"),
            correlation_id=work.task.correlation_id,
            dedup_key=f"{template}:{work.task.id}",
        )

    def notify_deactivated(self, work: Work) -> None:
        """Confirms a deactivation, unless the account is active again."""
        found = self._accounts.repository.find(work.about)
        if found and found.restorable_until:
            mail = Deactivated(found.locale, self._page_urls.login(found.locale), found.restorable_until)
            self._send(work, mail, found.email)

    def send_inactivity_notice(self, work: Work) -> None:
        """Mails that the account will be erased, unless it has been used since; the notice's period begins then."""
        moments = self._accounts.inactivity.find_unsent(work.about)
        found = self._accounts.repository.find(work.about)
        if moments and found:
            self._send(work, InactivityNotice(found.locale, self._page_urls.login(found.locale), *moments), found.email)
            self._accounts.inactivity.record_sent(work.about)

    def _requested_for_address(self, work: Work, purpose: Purpose) -> tuple[OneTimeLink | None, Account | None]:
        """A link that was requested by address alone, and the account of that address, if there is one."""
        link = self._accounts.links.find_by_id(purpose, work.about)
        if link is None:
            return None, None
        with self._engine.connect() as connection:
            return link, self._accounts.repository.find_in(connection, account.c.email_index == link.email_index)

    def _decrypted_email(self, account_id: UUID, ciphertext: str) -> str | None:
        try:
            return self._accounts.repository.decrypt_email(account_id, ciphertext)
        except PersonErased:
            return None

    def _in_time(self, issued: IssuedCode) -> str | None:
        return issued.code if issued.expires_at > self._clock() else None

    def _send(self, work: Work, mail: Mail, address: str) -> None:
        self._mailer.send(mail, address, work.task.id)


def _minutes(purpose: Purpose) -> int:
    return int(LIFETIMES[purpose].total_seconds() // 60)

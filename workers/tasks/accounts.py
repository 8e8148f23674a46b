"""Writing to people about their accounts. What has been overtaken in the meantime is not written any more."""

from uuid import UUID

from sqlalchemy import select

from domain.accounts import tasks
from domain.accounts.account import Account
from domain.accounts.one_time import LIFETIMES, OneTimeLink, Purpose
from domain.accounts.tables import account, account_session, one_time_link
from domain.kernel.codes import CODE_LIFETIME, LINK_LIFETIME, IssuedCode
from domain.kernel.errors import PersonErased
from domain.kernel.ids import derived_id
from workers.mail.account_letters import (
    AccountExists,
    Deactivated,
    EmailChanged,
    EmailLink,
    NewDevice,
    PasswordChanged,
    PasswordLink,
    RegistrationCode,
    SignInCode,
)
from workers.mail.letters import Letter
from workers.tasks.registry import Work, task

_CODE_MINUTES = int(CODE_LIFETIME.total_seconds() // 60)
_LINK_HOURS = int(LINK_LIFETIME.total_seconds() // 3600)


@task(tasks.SEND_REGISTRATION_CODE)
def send_registration_code(work: Work) -> None:
    """The newest code; to the owner of an address that has an account already, that it has."""
    waiting = work.use.accounts.registering.find(work.about)
    if waiting is None:
        return
    existing = work.use.accounts.book.find_by_email(waiting.email)
    if existing and not waiting.by_identity:
        _send(work, AccountExists(existing.locale, work.use.addresses.login(existing.locale)), existing.email)
        return
    issued = work.use.accounts.codes.issue(work.about)
    if issued is None:
        return
    link = work.use.addresses.verify_registration(work.about, issued.link_token, waiting.locale)
    code = _in_time(work, issued)
    letter = RegistrationCode(waiting.locale, link, code, issued.expires_at, _CODE_MINUTES, _LINK_HOURS)
    work.use.mailer.send(letter, waiting.email, derived_id("registration", f"{work.about}:{issued.issue_number}"))


@task(tasks.RESEND_CODE)
def resend_code(work: Work) -> None:
    """Asked for in another browser than the one that registered."""
    work.use.accounts.resending.carry_out(work.about, work.context.correlation_id)


@task(tasks.SEND_SIGN_IN_CODE)
def send_sign_in_code(work: Work) -> None:
    """A code and a link, where the address has an account."""
    link, found = _asked_for_address(work, Purpose.SIGN_IN)
    issued = work.use.accounts.codes.issue(work.about) if found else None
    if link is None or found is None or issued is None:
        return
    address = work.use.addresses.login_by_link(work.use.accounts.links.token(Purpose.SIGN_IN, link.id), link.locale)
    code = _in_time(work, issued)
    minutes = _minutes(Purpose.SIGN_IN)
    _send(work, SignInCode(link.locale, address, code, issued.expires_at, _CODE_MINUTES, minutes), found.email)


@task(tasks.SEND_PASSWORD_LINK)
def send_password_link(work: Work) -> None:
    """A link for a new password, where the address has an account."""
    link, found = _asked_for_address(work, Purpose.PASSWORD)
    if link is None or found is None:
        return
    address = work.use.addresses.new_password(work.use.accounts.links.token(Purpose.PASSWORD, link.id), link.locale)
    _send(work, PasswordLink(link.locale, address, _minutes(Purpose.PASSWORD)), found.email)


@task(tasks.SEND_EMAIL_LINK)
def send_email_link(work: Work) -> None:
    """A link to the new address; where that has an account of its own, its owner is told."""
    link = work.use.accounts.links.find_by_id(Purpose.EMAIL, work.about)
    if link is None or link.account_id is None or link.sealed is None:
        return
    email = _opened(work, link.account_id, link.sealed)
    if email is None:
        return
    existing = work.use.accounts.book.find_by_email(email)
    if existing:
        _send(work, AccountExists(existing.locale, work.use.addresses.login(existing.locale)), email)
        return
    address = work.use.addresses.verify_new_email(work.use.accounts.links.token(Purpose.EMAIL, link.id), link.locale)
    hours = int(LIFETIMES[Purpose.EMAIL].total_seconds() // 3600)
    _send(work, EmailLink(link.locale, address, hours), email)


@task(tasks.TELL_EMAIL_CHANGED)
def tell_email_changed(work: Work) -> None:
    """To the old address, which the link remembers since it was used."""
    row = one_time_link.c
    query = select(row.account_id, row.sealed, row.locale, row.used_at).where(row.id == work.about)
    with work.use.platform.engine.connect() as connection:
        used = connection.execute(query).one_or_none()
    if used is None or used.used_at is None:
        return
    email = _opened(work, used.account_id, used.sealed)
    if email:
        _send(work, EmailChanged(used.locale, work.use.addresses.home(used.locale), used.used_at), email)


@task(tasks.TELL_PASSWORD_CHANGED)
def tell_password_changed(work: Work) -> None:
    """With the way to set another one, should somebody else have done it."""
    found = work.use.accounts.book.find(work.about)
    if found:
        link = work.use.addresses.forgotten_password(found.locale)
        _send(work, PasswordChanged(found.locale, link, work.task.created_at), found.email)


@task(tasks.TELL_NEW_DEVICE)
def tell_new_device(work: Work) -> None:
    """Somebody signed in where nobody had before; not told once that session has ended."""
    row = account_session.c
    query = select(row.account_id, row.device, row.started_at).where(row.id == work.about)
    with work.use.platform.engine.connect() as connection:
        began = connection.execute(query).one_or_none()
    found = work.use.accounts.book.find(began.account_id) if began else None
    if began and found:
        link = work.use.addresses.settings(found.locale)
        _send(work, NewDevice(found.locale, link, began.device, began.started_at), found.email)


@task(tasks.TELL_DEACTIVATED)
def tell_deactivated(work: Work) -> None:
    """Until when the person may come back; not told to somebody who has."""
    found = work.use.accounts.book.find(work.about)
    if found and found.returns_until:
        letter = Deactivated(found.locale, work.use.addresses.login(found.locale), found.returns_until)
        _send(work, letter, found.email)


def _asked_for_address(work: Work, purpose: Purpose) -> tuple[OneTimeLink | None, Account | None]:
    """What was asked for with nothing but an address, and the account of that address, if there is one."""
    link = work.use.accounts.links.find_by_id(purpose, work.about)
    if link is None:
        return None, None
    with work.use.platform.engine.connect() as connection:
        return link, work.use.accounts.book.find_in(connection, account.c.email_index == link.email_index)


def _opened(work: Work, account_id: UUID, sealed: str) -> str | None:
    try:
        return work.use.accounts.book.unseal_email(account_id, sealed)
    except PersonErased:
        return None


def _in_time(work: Work, issued: IssuedCode) -> str | None:
    return issued.code if issued.expires_at > work.use.platform.clock() else None


def _minutes(purpose: Purpose) -> int:
    return int(LIFETIMES[purpose].total_seconds() // 60)


def _send(work: Work, letter: Letter, address: str) -> None:
    work.use.mailer.send(letter, address, work.task.id)

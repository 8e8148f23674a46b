"""Mails about accounts. None contains a name, which a stranger could use to send text to somebody else's address."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from workers.mail.mail import Mail


@dataclass(frozen=True, slots=True)
class RegistrationCode(Mail):
    """Asks for confirmation of the address. Without `code` it contains only the link."""

    name = "registration_code"
    audience = "account"
    is_asked_for = True

    code: str | None
    expires_at: datetime
    code_minutes: int
    link_hours: int


@dataclass(frozen=True, slots=True)
class AccountExists(Mail):
    """Tells the owner of an account that somebody tried to register its address."""

    name = "account_exists"
    audience = "account"
    is_asked_for = True


@dataclass(frozen=True, slots=True)
class SignInCode(Mail):
    """Signs in without a password. Without `code` it contains only the link."""

    name = "sign_in_code"
    audience = "account"
    is_asked_for = True

    code: str | None
    expires_at: datetime
    code_minutes: int
    link_minutes: int


@dataclass(frozen=True, slots=True)
class PasswordLink(Mail):
    """Contains the link for setting a new password."""

    name = "password_link"
    audience = "account"
    is_asked_for = True

    link_minutes: int


@dataclass(frozen=True, slots=True)
class PasswordChanged(Mail):
    """Confirms that the password was changed."""

    name = "password_changed"
    audience = "account"

    changed_at: datetime


@dataclass(frozen=True, slots=True)
class EmailLink(Mail):
    """Asks at the new address for confirmation of the change of address."""

    name = "email_link"
    audience = "account"
    is_asked_for = True

    link_hours: int


@dataclass(frozen=True, slots=True)
class EmailChanged(Mail):
    """Tells at the old address that the account's address was changed."""

    name = "email_changed"
    audience = "account"

    changed_at: datetime


SecondFactorChange = Literal["added", "removed", "codes-made", "code-used"]


@dataclass(frozen=True, slots=True)
class SecondFactorChanged(Mail):
    """Tells what changed in the second step of signing in."""

    name = "second_factor_changed"
    audience = "account"

    change: SecondFactorChange
    changed_at: datetime


@dataclass(frozen=True, slots=True)
class NewDevice(Mail):
    """Tells about a sign-in on a new device. `device` may be unknown."""

    name = "new_device"
    audience = "account"

    device: str
    signed_in_at: datetime


@dataclass(frozen=True, slots=True)
class Deactivated(Mail):
    """Confirms the deactivation, and until when it can be undone."""

    name = "deactivated"
    audience = "account"

    returns_until: datetime


@dataclass(frozen=True, slots=True)
class InactivityNotice(Mail):
    """Tells that an account has not been used for long, and when it will be erased unless it is."""

    name = "inactivity_notice"
    audience = "account"

    active_at: datetime
    erased_at: datetime


@dataclass(frozen=True, slots=True)
class ExportReady(Mail):
    """Tells where the export of personal data can be downloaded."""

    name = "export_ready"
    audience = "account"
    is_asked_for = True

    link_days: int


@dataclass(frozen=True, slots=True)
class Erased(Mail):
    """Confirms the erasure of all data: those of an account, or of a guest."""

    name = "erased"
    audience = "account"

    had_account: bool


ACCOUNT_MAILS: tuple[type[Mail], ...] = (
    RegistrationCode,
    AccountExists,
    SignInCode,
    PasswordLink,
    PasswordChanged,
    EmailLink,
    EmailChanged,
    SecondFactorChanged,
    NewDevice,
    Deactivated,
    InactivityNotice,
    ExportReady,
    Erased,
)

"""Letters about accounts. None says a name: whoever enters somebody else's address could write to them by it."""

from dataclasses import dataclass
from datetime import datetime

from workers.mail.mail import Mail


@dataclass(frozen=True, slots=True)
class RegistrationCode(Mail):
    """Asks somebody to show that the address is theirs. Without `code` only the link is left."""

    name = "registration_code"
    audience = "account"

    code: str | None
    expires_at: datetime
    code_minutes: int
    link_hours: int


@dataclass(frozen=True, slots=True)
class AccountExists(Mail):
    """Tells the owner of an address that somebody entered it as a new one."""

    name = "account_exists"
    audience = "account"


@dataclass(frozen=True, slots=True)
class SignInCode(Mail):
    """Lets somebody in without a password. Without `code` only the link is left."""

    name = "sign_in_code"
    audience = "account"

    code: str | None
    expires_at: datetime
    code_minutes: int
    link_minutes: int


@dataclass(frozen=True, slots=True)
class PasswordLink(Mail):
    """Lets somebody set a new password."""

    name = "password_link"
    audience = "account"

    link_minutes: int


@dataclass(frozen=True, slots=True)
class PasswordChanged(Mail):
    """Says that the password is another one."""

    name = "password_changed"
    audience = "account"

    changed_at: datetime


@dataclass(frozen=True, slots=True)
class EmailLink(Mail):
    """Asks, at the new address, whether it is to be the account's."""

    name = "email_link"
    audience = "account"

    link_hours: int


@dataclass(frozen=True, slots=True)
class EmailChanged(Mail):
    """Says, at the old address, that it is the account's no more."""

    name = "email_changed"
    audience = "account"

    changed_at: datetime


@dataclass(frozen=True, slots=True)
class NewDevice(Mail):
    """Says that somebody signed in where nobody had before. `device` may be unknown."""

    name = "new_device"
    audience = "account"

    device: str
    signed_in_at: datetime


@dataclass(frozen=True, slots=True)
class Deactivated(Mail):
    """Says until when the person may come back."""

    name = "deactivated"
    audience = "account"

    returns_until: datetime


@dataclass(frozen=True, slots=True)
class ExportReady(Mail):
    """Says where the archive of all that is held about a person can be fetched."""

    name = "export_ready"
    audience = "account"

    link_days: int


@dataclass(frozen=True, slots=True)
class Erased(Mail):
    """The last letter."""

    name = "erased"
    audience = "account"


ACCOUNT_MAILS: tuple[type[Mail], ...] = (
    RegistrationCode,
    AccountExists,
    SignInCode,
    PasswordLink,
    PasswordChanged,
    EmailLink,
    EmailChanged,
    NewDevice,
    Deactivated,
    ExportReady,
    Erased,
)

"""What is refused about accounts."""

from datetime import datetime
from typing import ClassVar

from domain.kernel.errors import FieldError, Refused


class InvalidCredentials(Refused):
    """Address and password do not belong together, or there is no such account: nobody is told which."""

    code: ClassVar[str] = "INVALID_CREDENTIALS"
    status: ClassVar[int] = 400


class LoginRequired(Refused):
    """Only somebody who is signed in may ask this."""

    code: ClassVar[str] = "LOGIN_REQUIRED"
    status: ClassVar[int] = 401


class Forbidden(Refused):
    """The account has not been granted what this takes."""

    code: ClassVar[str] = "FORBIDDEN"
    status: ClassVar[int] = 403


class EmailNotVerified(Refused):
    """The password is right, but the address has not been shown to be the person's own yet."""

    code: ClassVar[str] = "EMAIL_NOT_VERIFIED"
    status: ClassVar[int] = 403


class AccountDeactivated(Refused):
    """The account was deactivated; until `details.until` it comes back when that is asked for at login."""

    code: ClassVar[str] = "ACCOUNT_DEACTIVATED"
    status: ClassVar[int] = 403

    def __init__(self, until: datetime | None = None) -> None:
        super().__init__(details={"until": until.isoformat()} if until else None)


class UserExists(Refused):
    """There is an account with this address."""

    code: ClassVar[str] = "USER_EXISTS"

    def __init__(self) -> None:
        super().__init__(errors=[FieldError("email", self.code)])


class LoginFailed(Refused):
    """The other site does not vouch for this person, or not to us."""

    code: ClassVar[str] = "LOGIN_ERROR"
    status: ClassVar[int] = 400


class ProviderOff(Refused):
    """Signing in by this other site is not set up here."""

    code: ClassVar[str] = "PROVIDER_OFF"
    status: ClassVar[int] = 404


class ConsentRequired(Refused):
    """A new account needs agreement with the terms of use and the privacy policy."""

    code: ClassVar[str] = "CONSENT_REQUIRED"


class LinkInvalidOrExpired(Refused):
    """The link is wrong, was used, or is too old."""

    code: ClassVar[str] = "WRONG_OR_EXPIRED_LINK"
    status: ClassVar[int] = 404


class WrongPassword(Refused):
    """The present password, asked for once more, is not this."""

    code: ClassVar[str] = "WRONG_PASSWORD"
    status: ClassVar[int] = 400

    def __init__(self, field: str = "password") -> None:
        super().__init__(errors=[FieldError(field, self.code)])


class RecentLoginRequired(Refused):
    """An account without a password shows who it is by signing in anew, not long before this."""

    code: ClassVar[str] = "RECENT_LOGIN_REQUIRED"
    status: ClassVar[int] = 403


class AccountNotFound(Refused):
    """There is no account with this address, or it is deactivated."""

    code: ClassVar[str] = "ACCOUNT_NOT_FOUND"
    status: ClassVar[int] = 404


class ForbiddenWhileActing(Refused):
    """Not while an administrator acts as this person."""

    code: ClassVar[str] = "FORBIDDEN_WHILE_ACTING"
    status: ClassVar[int] = 403


class SessionNotFound(Refused):
    """There is no such session of this account."""

    code: ClassVar[str] = "SESSION_NOT_FOUND"
    status: ClassVar[int] = 404


class ExportNotFound(Refused):
    """There is no such archive of this account, or none that is ready."""

    code: ClassVar[str] = "EXPORT_NOT_FOUND"
    status: ClassVar[int] = 404


class TooBusy(Refused):
    """More people sign in at this moment than passwords can be checked; a moment later it works."""

    code: ClassVar[str] = "TOO_BUSY"
    status: ClassVar[int] = 503

    def __init__(self) -> None:
        super().__init__(details={"retryAfter": 2})

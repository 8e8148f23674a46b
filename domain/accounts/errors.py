"""Domain errors of accounts."""

from collections.abc import Sequence
from datetime import datetime
from typing import ClassVar
from uuid import UUID

from domain.kernel.errors import FieldError, Refused


class InvalidCredentials(Refused):
    """Wrong password, or no such account: it is not revealed which."""

    code: ClassVar[str] = "INVALID_CREDENTIALS"
    status: ClassVar[int] = 400


class LoginRequired(Refused):
    """Signing in is required."""

    code: ClassVar[str] = "LOGIN_REQUIRED"
    status: ClassVar[int] = 401


class Forbidden(Refused):
    """The account lacks the necessary role."""

    code: ClassVar[str] = "FORBIDDEN"
    status: ClassVar[int] = 403


class EmailNotVerified(Refused):
    """The password is right, but the address has not been verified yet."""

    code: ClassVar[str] = "EMAIL_NOT_VERIFIED"
    status: ClassVar[int] = 403


class AccountDeactivated(Refused):
    """The account is deactivated; until `details.until` it can be reactivated at login."""

    code: ClassVar[str] = "ACCOUNT_DEACTIVATED"
    status: ClassVar[int] = 403

    def __init__(self, until: datetime | None = None) -> None:
        super().__init__(details={"until": until.isoformat()} if until else None)


class UserExists(Refused):
    """There is an account with this address."""

    code: ClassVar[str] = "USER_EXISTS"

    def __init__(self) -> None:
        super().__init__(errors=[FieldError("email", self.code)])


class OwnDetailsRequired(Refused):
    """The link was opened in another browser than the one that registered: what was registered there does not count,
    so the request has to contain the details of whoever confirms."""

    code: ClassVar[str] = "OWN_DETAILS_REQUIRED"


class LoginFailed(Refused):
    """The identity provider did not confirm the person for this site."""

    code: ClassVar[str] = "LOGIN_ERROR"
    status: ClassVar[int] = 400


class ProviderOff(Refused):
    """Signing in with this provider is not configured."""

    code: ClassVar[str] = "PROVIDER_OFF"
    status: ClassVar[int] = 404


class ConsentRequired(Refused):
    """A new account needs consent to the terms of use and the privacy policy."""

    code: ClassVar[str] = "CONSENT_REQUIRED"


class LinkInvalidOrExpired(Refused):
    """The link is wrong, used or expired."""

    code: ClassVar[str] = "WRONG_OR_EXPIRED_LINK"
    status: ClassVar[int] = 404


class LinkOfAnotherAccount(Refused):
    """The link is for another account than the one that is signed in."""

    code: ClassVar[str] = "LINK_OF_ANOTHER_ACCOUNT"
    status: ClassVar[int] = 403


class WrongPassword(Refused):
    """The current password, required for confirmation, is wrong."""

    code: ClassVar[str] = "WRONG_PASSWORD"
    status: ClassVar[int] = 400

    def __init__(self, field: str = "password") -> None:
        super().__init__(errors=[FieldError(field, self.code)])


class RecentLoginRequired(Refused):
    """An account without a password must have signed in recently for this."""

    code: ClassVar[str] = "RECENT_LOGIN_REQUIRED"
    status: ClassVar[int] = 403


class SecondFactorPending(Refused):
    """The first step was right and the account has a second factor: `details.methods` says how the sign-in goes on, in
    this browser and within five minutes."""

    code: ClassVar[str] = "SECOND_FACTOR_PENDING"
    status: ClassVar[int] = 403

    def __init__(self, challenge_id: UUID, methods: Sequence[str]) -> None:
        super().__init__(details={"methods": list(methods)})
        self.challenge_id = challenge_id


class SecondFactorExpired(Refused):
    """No sign-in awaits a second factor in this browser: it took too long, or too many tries."""

    code: ClassVar[str] = "SECOND_FACTOR_EXPIRED"
    status: ClassVar[int] = 400


class InvalidSecondFactor(Refused):
    """The code is wrong or was used before, or the passkey did not sign. `account_id` is for the access record."""

    code: ClassVar[str] = "INVALID_SECOND_FACTOR"
    status: ClassVar[int] = 400

    def __init__(self, account_id: UUID, tries_left: int | None = None) -> None:
        details = {} if tries_left is None else {"triesLeft": tries_left}
        super().__init__(errors=[FieldError("code", self.code)], details=details)
        self.account_id = account_id


class SecondFactorRequired(Refused):
    """The role has rights only in a session that was begun with a second factor."""

    code: ClassVar[str] = "SECOND_FACTOR_REQUIRED"
    status: ClassVar[int] = 403


class SecondFactorNotFound(Refused):
    """The account has no such second factor."""

    code: ClassVar[str] = "SECOND_FACTOR_NOT_FOUND"
    status: ClassVar[int] = 404


class TooManySecondFactors(Refused):
    """The account has as many second factors as it may have."""

    code: ClassVar[str] = "TOO_MANY_SECOND_FACTORS"


class EnrolmentExpired(Refused):
    """Adding the second factor took too long; it has to begin anew."""

    code: ClassVar[str] = "ENROLMENT_EXPIRED"


class PasskeyRejected(Refused):
    """The passkey is unknown here, or its signature does not hold."""

    code: ClassVar[str] = "PASSKEY_REJECTED"
    status: ClassVar[int] = 400


class AccountNotFound(Refused):
    """There is no account with this address, or it is deactivated."""

    code: ClassVar[str] = "ACCOUNT_NOT_FOUND"
    status: ClassVar[int] = 404


class ForbiddenWhileActing(Refused):
    """An action that is not allowed while an administrator impersonates the person."""

    code: ClassVar[str] = "FORBIDDEN_WHILE_ACTING"
    status: ClassVar[int] = 403


class SessionNotFound(Refused):
    """The account has no such session."""

    code: ClassVar[str] = "SESSION_NOT_FOUND"
    status: ClassVar[int] = 404


class ExportNotFound(Refused):
    """The account has no such archive, or it is not ready."""

    code: ClassVar[str] = "EXPORT_NOT_FOUND"
    status: ClassVar[int] = 404


class TooBusy(Refused):
    """The limit of concurrent password checks is reached; retry in a moment."""

    code: ClassVar[str] = "TOO_BUSY"
    status: ClassVar[int] = 503

    def __init__(self) -> None:
        super().__init__(details={"retryAfter": 2})

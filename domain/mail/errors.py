"""Domain errors of unsubscribing and of bounces."""

from typing import ClassVar

from domain.kernel.errors import NotFound, Refused


class UnsubscribeTokenUnknown(NotFound):
    """The token in the address is none of ours."""

    code: ClassVar[str] = "UNSUBSCRIBE_LINK_UNKNOWN"


class BounceReportsOff(NotFound):
    """No secret is configured, so nobody may report bounces."""

    code: ClassVar[str] = "BOUNCE_REPORTS_OFF"


class BounceSecretWrong(Refused):
    """The report does not carry the secret of the settings."""

    code: ClassVar[str] = "BOUNCE_SECRET_WRONG"
    status: ClassVar[int] = 401

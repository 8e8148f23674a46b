"""Domain errors of notifications."""

from typing import ClassVar

from domain.kernel.errors import Refused


class AccountMailsAreNeeded(Refused):
    """Mails about the account's security cannot be switched off."""

    code: ClassVar[str] = "ACCOUNT_MAILS_NEEDED"


class PushNotOffered(Refused):
    """No VAPID keys are configured, so there are no pushes."""

    code: ClassVar[str] = "PUSH_NOT_OFFERED"


class PushServiceUnknown(Refused):
    """The subscription's address is of no push service that the site sends messages to."""

    code: ClassVar[str] = "PUSH_SERVICE_UNKNOWN"

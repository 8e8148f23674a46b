"""What is refused about applications."""

from datetime import datetime
from typing import ClassVar

from domain.kernel.errors import FieldError, NotFound, Refused


class ApplicationNotFound(NotFound):
    """There is no such application, or none that the asker may know of."""

    code: ClassVar[str] = "APPLICATION_NOT_FOUND"


class JobUnknown(NotFound):
    """There is no job with this number."""

    code: ClassVar[str] = "JOB_NOT_FOUND"


class JobInactive(Refused):
    """The ad takes no more applications."""

    code: ClassVar[str] = "JOB_INACTIVE"


class ApplicationTypeUnavailable(Refused):
    """The ad is not answered through the product."""

    code: ClassVar[str] = "APPLICATION_TYPE_UNAVAILABLE"


class ApplicantNotVerified(Refused):
    """A guest's address or number has not been shown to be theirs."""

    code: ClassVar[str] = "APPLICANT_NOT_VERIFIED"


class AlreadyApplied(Refused):
    """The person has applied for this job before and has not said that they mean to do it again."""

    code: ClassVar[str] = "ALREADY_APPLIED"

    def __init__(self, sent_at: datetime | None = None) -> None:
        super().__init__(details={"sentAt": sent_at.isoformat()} if sent_at else None)


class AlreadySent(Refused):
    """The application was handed over before."""

    code: ClassVar[str] = "ALREADY_SENT"


class NotSentYet(Refused):
    """Only what was sent can be resent, forwarded, seen or ended."""

    code: ClassVar[str] = "APPLICATION_NOT_SENT"


class SelectionEnded(Refused):
    """The employer has finished the selection; nothing but deletion is left."""

    code: ClassVar[str] = "SELECTION_ENDED"


class ApplicationWithdrawn(Refused):
    """The application has been deleted."""

    code: ClassVar[str] = "APPLICATION_DELETED"
    status: ClassVar[int] = 410


class SmsUnavailable(Refused):
    """Only a phone number was given, and no gateway is there to send a code to it."""

    code: ClassVar[str] = "SMS_UNAVAILABLE"
    status: ClassVar[int] = 422

    def __init__(self) -> None:
        super().__init__(errors=[FieldError("phone", self.code)])

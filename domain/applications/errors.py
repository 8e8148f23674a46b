"""Domain errors of applications."""

from datetime import datetime
from typing import ClassVar

from domain.kernel.errors import FieldError, NotFound, Refused


class ApplicationNotFound(NotFound):
    """There is no such application, or none that the caller may know of."""

    code: ClassVar[str] = "APPLICATION_NOT_FOUND"


class JobUnknown(NotFound):
    """There is no job with this number."""

    code: ClassVar[str] = "JOB_NOT_FOUND"


class JobInactive(Refused):
    """The ad takes no more applications."""

    code: ClassVar[str] = "JOB_INACTIVE"


class ApplicationTypeUnavailable(Refused):
    """The ad takes no applications through the site."""

    code: ClassVar[str] = "APPLICATION_TYPE_UNAVAILABLE"


class ApplicantNotVerified(Refused):
    """A guest has not verified their address or number."""

    code: ClassVar[str] = "APPLICANT_NOT_VERIFIED"


class AlreadyApplied(Refused):
    """The person has applied for this job before and has not confirmed that they want to apply twice."""

    code: ClassVar[str] = "ALREADY_APPLIED"

    def __init__(self, sent_at: datetime | None = None) -> None:
        super().__init__(details={"sentAt": sent_at.isoformat()} if sent_at else None)


class AlreadySent(Refused):
    """The application has been sent already."""

    code: ClassVar[str] = "ALREADY_SENT"


class NotSentYet(Refused):
    """The application has not been sent, so it cannot be resent, forwarded, seen or ended."""

    code: ClassVar[str] = "APPLICATION_NOT_SENT"


class SelectionEnded(Refused):
    """The employer has finished the selection; nothing but deletion is left."""

    code: ClassVar[str] = "SELECTION_ENDED"


class ApplicationWithdrawn(Refused):
    """The application has been deleted."""

    code: ClassVar[str] = "APPLICATION_DELETED"
    status: ClassVar[int] = 410


class SmsUnavailable(Refused):
    """The form has only a phone number, and no SMS gateway is configured."""

    code: ClassVar[str] = "SMS_UNAVAILABLE"
    status: ClassVar[int] = 422

    def __init__(self) -> None:
        super().__init__(errors=[FieldError("phone", self.code)])

"""Letters about applications, with what they say; how it is said stands in `templates/<language>/<name>.j2`."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from workers.mail.mail import Mail

Reason = Literal["finished", "hired", "not-selected", "cancelled"]
"""What an employer says about the end of a selection."""


@dataclass(frozen=True, slots=True)
class Steps:
    """How far an application has come; what has not happened is None."""

    sent_at: datetime
    forwarded_at: datetime | None = None
    seen_at: datetime | None = None
    ended_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class ApplicationMail(Mail):
    """A letter about one application."""

    job_title: str
    employer_name: str


@dataclass(frozen=True, slots=True)
class VerificationCode(ApplicationMail):
    """Asks a guest to show that the address is theirs. Without `code` only the link is left."""

    name = "verification_code"
    audience = "applicant"

    code: str | None
    expires_at: datetime
    code_minutes: int
    link_hours: int


@dataclass(frozen=True, slots=True)
class ApplicationSent(ApplicationMail):
    """Says that the application is on its way."""

    name = "application_sent"
    audience = "applicant"

    steps: Steps
    link_days: int


@dataclass(frozen=True, slots=True)
class ApplicationSeen(ApplicationMail):
    """Says that somebody at the employer's has opened it."""

    name = "application_seen"
    audience = "applicant"

    steps: Steps
    link_days: int


@dataclass(frozen=True, slots=True)
class SelectionEnded(ApplicationMail):
    """Says that the employer has decided, in the words the employer chose."""

    name = "selection_ended"
    audience = "applicant"

    reason: Reason
    steps: Steps
    link_days: int


@dataclass(frozen=True, slots=True)
class NewApplication(ApplicationMail):
    """Tells the employer. Nothing about the person but the name; the rest waits behind the link."""

    name = "new_application"
    audience = "employer"

    applicant_name: str
    sent_at: datetime
    link_days: int


@dataclass(frozen=True, slots=True)
class UpdatedApplication(ApplicationMail):
    """Tells the employer that what they have been told about reads differently now; `changed` names the fields."""

    name = "updated_application"
    audience = "employer"

    applicant_name: str
    resent_at: datetime
    changed: tuple[str, ...]
    link_days: int


@dataclass(frozen=True, slots=True)
class WithdrawnApplication(ApplicationMail):
    """Tells the employer that an application is gone, and asks to delete copies. `applicant_name` may be unknown.

    `erased`: its applicant has had everything about them erased.
    """

    name = "withdrawn_application"
    audience = "employer"

    applicant_name: str
    withdrawn_at: datetime
    erased: bool = False


APPLICATION_MAILS: tuple[type[Mail], ...] = (
    VerificationCode,
    ApplicationSent,
    ApplicationSeen,
    SelectionEnded,
    NewApplication,
    UpdatedApplication,
    WithdrawnApplication,
)

"""Mails about applications and their data; the texts are in `templates/<language>/<name>.j2`."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from datetime import datetime
from typing import ClassVar, Literal

from domain.applications.decisions.retention import RetentionCause
from domain.applications.state import Application
from workers.mail.mail import Mail

Reason = Literal["finished", "hired", "not-selected", "cancelled"]
"""The employer's reason for ending a selection."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Steps:
    """The times of an application's steps in the order of the timeline; None for steps that have not happened."""

    sent_at: datetime
    forwarded_at: datetime | None = None
    seen_at: datetime | None = None
    ended_at: datetime | None = None

    @classmethod
    def of(cls, application: Application) -> "Steps | None":
        """Moments of the version that was sent last; None before the first sending."""
        if application.sent_at is None:
            return None
        return cls(**{field.name: getattr(application, field.name) for field in fields(cls)})

    @property
    def moments(self) -> Mapping[str, datetime | None]:
        """The times by what the steps are called in the log: `sent`, `forwarded`."""
        return {field.name.removesuffix("_at"): getattr(self, field.name) for field in fields(self)}


@dataclass(frozen=True, slots=True)
class ApplicationMail(Mail):
    """A mail about one application."""

    job_title: str
    employer_name: str


@dataclass(frozen=True, slots=True)
class VerificationCode(ApplicationMail):
    """Asks a guest for confirmation of the address. Without `code` it contains only the link."""

    name = "verification_code"
    audience = "applicant"
    is_asked_for = True

    code: str | None
    expires_at: datetime
    code_minutes: int
    link_hours: int


@dataclass(frozen=True, slots=True)
class ApplicationSent(ApplicationMail):
    """Confirms that the application was sent."""

    name = "application_sent"
    audience = "applicant"

    steps: Steps
    link_days: int


@dataclass(frozen=True, slots=True)
class StepMail(ApplicationMail):
    """Tells that an application has reached a status, while it has come no further."""

    status: ClassVar["StateNews"]
    audience = "applicant"

    steps: Steps
    link_days: int


@dataclass(frozen=True, slots=True)
class ApplicationSeen(StepMail):
    """Tells that the employer has opened the application."""

    name = "application_seen"
    status = "seen"


@dataclass(frozen=True, slots=True)
class SelectionEnded(ApplicationMail):
    """Tells that the selection ended, with the employer's reason."""

    name = "selection_ended"
    audience = "applicant"

    reason: Reason
    steps: Steps
    link_days: int


@dataclass(frozen=True, slots=True)
class NewApplication(ApplicationMail):
    """Tells the employer about a new application. Of the personal data it contains only the name."""

    name = "new_application"
    audience = "employer"

    applicant_name: str
    sent_at: datetime
    link_days: int


@dataclass(frozen=True, slots=True)
class UpdatedApplication(ApplicationMail):
    """Tells the employer that an application was changed; `changed` names the fields."""

    name = "updated_application"
    audience = "employer"

    applicant_name: str
    resent_at: datetime
    changed: tuple[str, ...]
    link_days: int


@dataclass(frozen=True, slots=True)
class WithdrawnApplication(ApplicationMail):
    """Tells the employer that an application was withdrawn, and asks to delete copies. `applicant_name` may be unknown.

    `erased`: the applicant's personal data were erased.
    """

    name = "withdrawn_application"
    audience = "employer"

    applicant_name: str
    withdrawn_at: datetime
    erased: bool = False


@dataclass(frozen=True, slots=True)
class ApplicationErased(ApplicationMail):
    """Tells the applicant that an application was erased after the period for which such are kept."""

    name = "application_erased"
    audience = "applicant"

    cause: RetentionCause
    period_days: int


@dataclass(frozen=True, slots=True)
class ErasedApplication(ApplicationMail):
    """Tells the employer that an application was erased after its period, and asks to delete copies. `applicant_name`
    may be unknown."""

    name = "erased_application"
    audience = "employer"

    applicant_name: str


@dataclass(frozen=True, slots=True)
class PersonalDataLink(Mail):
    """Opens what is held about a guest."""

    name = "personal_data_link"
    audience = "applicant"
    is_asked_for = True

    link_hours: int


@dataclass(frozen=True, slots=True)
class NoAnswer(ApplicationMail):
    """Tells the applicant that the ad ended and nobody has opened the application."""

    name = "no_answer"
    audience = "applicant"

    ad_ended_at: datetime
    steps: Steps
    link_days: int


StateNews = Literal["sent", "seen", "ended", "no-answer"]


@dataclass(frozen=True, slots=True)
class ApplicationNews:
    """One application in a digest: how far it has come."""

    job_title: str
    employer_name: str
    state: StateNews


@dataclass(frozen=True, slots=True)
class ApplicationsDigest(Mail):
    """Tells an applicant in one mail what would have been several within an hour."""

    name = "applications_digest"
    audience = "applicant"

    applications: tuple[ApplicationNews, ...]
    link_days: int


@dataclass(frozen=True, slots=True)
class ReceivedApplication:
    """One application in a mail to an employer. Of the personal data it contains only the name."""

    applicant_name: str
    job_title: str
    sent_at: datetime
    is_updated: bool = False


@dataclass(frozen=True, slots=True)
class NewApplications(Mail):
    """Tells the employer in one mail about applications that arrived within an hour."""

    name = "new_applications"
    audience = "employer"

    employer_name: str
    applications: tuple[ReceivedApplication, ...]
    link_days: int


@dataclass(frozen=True, slots=True)
class UnopenedApplications(Mail):
    """Reminds the employer, once, of applications that nobody has opened for `days`."""

    name = "unopened_applications"
    audience = "employer"

    employer_name: str
    applications: tuple[ReceivedApplication, ...]
    days: int
    link_days: int


STEP_MAILS: Mapping[str, type[StepMail]] = {mail.status: mail for mail in (ApplicationSeen,)}
"""Mails by status; the event that leads to a status requests the task of
`workers.event_handlers.applications.notify_applicant`."""

APPLICATION_MAILS: tuple[type[Mail], ...] = (
    VerificationCode,
    ApplicationSent,
    *STEP_MAILS.values(),
    SelectionEnded,
    NewApplication,
    UpdatedApplication,
    WithdrawnApplication,
    ApplicationErased,
    ErasedApplication,
    PersonalDataLink,
    NoAnswer,
    ApplicationsDigest,
    NewApplications,
    UnopenedApplications,
)

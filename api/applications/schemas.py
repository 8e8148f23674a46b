"""Request and response models of applying and of the applicant's own applications."""

from collections.abc import Mapping
from datetime import datetime
from enum import StrEnum
from typing import Annotated, Any, Literal, Self, cast
from uuid import UUID

from pydantic import AfterValidator, Field, ModelWrapValidatorHandler, model_validator
from typing_extensions import TypeAliasType

from api.content.consent import ApplicationConsent
from api.http.field_types import Flag, Line, Name, Referral, Text
from api.http.models import RequestModel, ResponseModel
from api.http.phone import Phone, PhoneNumber
from api.http.validators import field_error, is_empty, validated_with
from domain.applications import state
from domain.applications.applicant import COVER_LETTER_LENGTH, normalized_email
from domain.applications.events import Locale
from domain.applications.status import Status
from domain.kernel.errors import FieldCode
from domain.kernel.values.referral_source import ReferralSource

MOST_OTHER_DOCUMENTS = 4


def _email_or_empty(value: str) -> str:
    if value and normalized_email(value) is None:
        raise field_error("INVALID_EMAIL_FORMAT")
    return value


ContactEmail = Annotated[Line, Field(max_length=254), AfterValidator(_email_or_empty)]
Token = Annotated[Line, Field(max_length=1024)]


class Details(RequestModel):
    """The applicant's details and files. Either e-mail address or phone number is required: CONTACT_REQUIRED."""

    first_name: Name = Field(examples=["Ana"])
    last_name: Name = Field(examples=["Horvat"])
    email: ContactEmail = Field(default="", examples=["ana.horvat@example.com"])
    phone: Phone | None = None
    cover_letter: Annotated[Text, Field(max_length=COVER_LETTER_LENGTH)] = ""
    cv_document_id: UUID = Field(description="Required: CV_REQUIRED.")
    other_document_ids: list[UUID] = Field(default_factory=list[UUID], max_length=MOST_OTHER_DOCUMENTS)

    @model_validator(mode="wrap")
    @classmethod
    def _complete(cls, data: Any, handler: ModelWrapValidatorHandler[Self]) -> Self:
        """Names a missing contact or CV together with all other invalid fields."""
        missing: dict[str, FieldCode] = {}
        if isinstance(data, Mapping):
            given = cast("Mapping[str, Any]", data)
            if is_empty(given.get("email")) and is_empty(given.get("phone")):
                missing["email"] = "CONTACT_REQUIRED"
            if is_empty(given.get("cvDocumentId")):
                missing["cvDocumentId"] = "CV_REQUIRED"
        return validated_with(handler, data, missing)


class ApplyToJob(Details):
    """The application form."""

    application_type: Literal["quick"] = "quick"
    source: Referral = ReferralSource.DIRECT
    locale: Locale = "hr"
    consent: ApplicationConsent
    upload_token: Token = Field(default="", description="From the upload's response; required for a guest's files.")
    confirmed: Flag = Field(default=False, description="Confirms applying again in spite of an earlier application.")
    draft: Flag = Field(default=False, description="Signed-in users only: keep it pending and send it later.")


class ResendChanges(Details):
    """The new details of the application. The verified e-mail address or phone number cannot change."""

    locale: Locale = "hr"
    upload_token: Token = Field(default="", description="From the response to the upload, when a guest adds files.")


class ConfirmCode(RequestModel):
    """Either the five digits or the token of the mailed link."""

    code: Annotated[Line, Field(max_length=20)] = Field(default="", examples=["04711"])
    link_token: Annotated[Line, Field(max_length=100)] = ""


class SendApplication(RequestModel):
    """Sends a pending application to the employer."""

    confirmed: Flag = Field(default=False, description="Confirms sending in spite of an earlier application.")


ApplicationStatus = TypeAliasType(
    "ApplicationStatus", Annotated[Status, Field(description="The status that the applicant sees.")]
)


class Awaits(StrEnum):
    """The step that a pending application is waiting for."""

    VERIFICATION = "verification"
    SENDING = "sending"


class Verification(ResponseModel):
    """The contact that the code was sent to, and the code's limits."""

    channel: Literal["email", "phone"]
    code_length: int = Field(examples=[5])
    expires_in_seconds: int = Field(examples=[600])
    resend_after_seconds: int = Field(examples=[30])


class Progress(StrEnum):
    """`completed` once it has been sent."""

    INITIATED = "initiated"
    COMPLETED = "completed"


class Written(ResponseModel):
    """The application after the command."""

    application_id: UUID
    status: Progress
    stale: bool = Field(description="True while read models do not show the change yet.")


class Started(Written):
    """A started application; a guest's is waiting for its code."""

    verification: Verification | None = None
    access_link: str | None = Field(
        default=None, description="For `Access-Link`: access to this application until it is verified, at most 24 h."
    )


class Confirmed(Written):
    """An application whose applicant is verified."""

    access_link: str | None = Field(
        default=None, description="For `Access-Link`: access to the applicant's own applications for 30 days."
    )


class CodeResent(ResponseModel):
    """Another code is being sent."""

    verification: Verification


StepKind = TypeAliasType("StepKind", Annotated[state.StepKind, Field(description="The kinds of timeline steps.")])


class Step(ResponseModel):
    """A step of the timeline."""

    kind: StepKind
    at: datetime
    reason: str | None = Field(default=None, description="Of `ended`: the reason that the employer gave.")
    superseded: bool = Field(
        default=False,
        description="Of `forwarded` and `seen`: refers to an earlier version, which the applicant has replaced since.",
    )


class JobApplied(ResponseModel):
    """The job at the start of the application; `is_active` and `apply_until` are current."""

    id: int
    title: str
    slug: str | None = Field(description="The title part of the job page's URL.")
    place: str
    employer_id: int
    employer_name: str
    is_active: bool
    apply_until: datetime | None = None


class MyApplication(ResponseModel):
    """An application as the applicant's list shows it."""

    id: UUID
    job: JobApplied
    status: ApplicationStatus
    awaits: Awaits | None = None
    again: bool = Field(description="The applicant had applied for the same job before.")
    initiated_at: datetime
    sent_at: datetime | None = None
    resent_at: datetime | None = None
    forwarded_at: datetime | None = None
    seen_at: datetime | None = None
    ended_at: datetime | None = None
    can_send: bool
    can_resend: bool
    can_delete: bool


class MyApplications(ResponseModel):
    """The applicant's own applications, newest first; empty while a guest's contact is not verified."""

    items: list[MyApplication]
    total: int
    stale: bool = Field(description="True while something recorded already may be missing.")


class AttachedDocument(ResponseModel):
    """A file attached to an application."""

    id: UUID
    name: str | None = Field(description="Absent once the file has been deleted.")
    media_type: str | None = None
    size: int | None = None


class UsedCv(ResponseModel):
    """A CV of an application that the account made before, and when that was."""

    id: UUID
    name: str
    size: int
    used_at: datetime


class LastCv(ResponseModel):
    """The CV that the account applied with last; null where there is none any more."""

    cv: UsedCv | None


class SentCvVersion(ResponseModel):
    """The version of the applicant's CV that the file was typeset from."""

    cv_id: UUID
    version: int


class SentDetails(ResponseModel):
    """The details that the employer received, or will receive."""

    first_name: str | None
    last_name: str | None
    email: str | None
    phone: PhoneNumber | None
    cover_letter: str | None
    cv: AttachedDocument
    cv_version: SentCvVersion | None = Field(description="None for a file that was uploaded.")
    other_documents: list[AttachedDocument]


class AdAsItStood(ResponseModel):
    """The ad at the time of the application."""

    title: str
    language: str
    description: str = Field(description="Cleaned HTML.")
    requirements: str
    benefits: str
    published_at: datetime
    apply_until: datetime
    changed_since: bool = Field(description="The ad has been edited since.")


class PriorApplication(ResponseModel):
    """An earlier application of the same applicant for the same job."""

    id: UUID
    status: ApplicationStatus
    sent_at: datetime | None = None


class MyApplicationDetail(MyApplication):
    """One application with its timeline, what was sent, the ad as it was then, and earlier applications for the job."""

    incomplete: bool = Field(
        default=False, description="True when newer steps cannot be shown; the application is as it was before them."
    )
    steps: list[Step]
    sent: SentDetails
    ad: AdAsItStood | None
    prior_applications: list[PriorApplication]
    verification: Verification | None = Field(default=None, description="Present while the code is pending.")

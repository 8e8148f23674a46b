"""Request and response models of applying and of the applicant's own applications."""

from datetime import datetime
from enum import StrEnum
from typing import Annotated, Literal
from uuid import UUID

from pydantic import Field
from typing_extensions import TypeAliasType

from api.http.field_types import Agreement, Flag, Line, Referral, Text
from api.http.models import RequestModel, ResponseModel
from domain.applications import state
from domain.applications.applicant import COVER_LETTER_LENGTH, NAME_LENGTH, PHONE_LENGTH
from domain.applications.events import ConsentTextVersion, Locale
from domain.applications.status import Status
from domain.kernel.referral_source import ReferralSource

MOST_OTHER_DOCUMENTS = 4

Typed = Annotated[Line, Field(max_length=NAME_LENGTH)]
Token = Annotated[Line, Field(max_length=1024)]


class ConsentGiven(RequestModel):
    """Consent to the terms of use and the privacy policy, in the versions that the form showed."""

    accepted: Agreement = Field(description="Must be true: TERMS_NOT_ACCEPTED.")
    text_version: ConsentTextVersion
    language: Locale


class Details(RequestModel):
    """The applicant's details and files. Either e-mail address or phone number is required: CONTACT_REQUIRED."""

    first_name: Typed = Field(description="Required, at most 255 characters.", examples=["Ana"])
    last_name: Typed = Field(description="Required, at most 255 characters.", examples=["Horvat"])
    email: Annotated[Line, Field(max_length=254)] = Field(default="", examples=["ana.horvat@example.com"])
    phone: Annotated[Line, Field(max_length=PHONE_LENGTH)] = Field(
        default="",
        description="With country code, or in the national format of the country of `locale`.",
        examples=["+385 91 234 5678"],
    )
    cover_letter: Annotated[Text, Field(max_length=COVER_LETTER_LENGTH)] = ""
    cv_document_id: UUID | None = Field(default=None, description="Required: CV_REQUIRED.")
    other_document_ids: list[UUID] = Field(default_factory=list[UUID], max_length=MOST_OTHER_DOCUMENTS)


class ApplyToJob(Details):
    """The application form."""

    application_type: Literal["quick"] = "quick"
    source: Referral = ReferralSource.DIRECT
    locale: Locale = "hr"
    consent: ConsentGiven
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
    """What a pending application is waiting for."""

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


class SentDetails(ResponseModel):
    """The details that the employer received, or will receive."""

    first_name: str | None
    last_name: str | None
    email: str | None
    phone: str | None
    cover_letter: str | None
    cv: AttachedDocument
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

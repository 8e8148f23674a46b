"""The wire shapes of applying and of one's own applications."""

from datetime import datetime
from enum import StrEnum
from typing import Annotated, Literal
from uuid import UUID

from pydantic import Field
from typing_extensions import TypeAliasType

from api.http.field_types import Agreement, Flag, Line, Text
from api.http.models import RequestModel, ResponseModel
from domain.applications import state
from domain.applications.applicant import COVER_LETTER_LENGTH, NAME_LENGTH, PHONE_LENGTH
from domain.applications.events import Locale
from domain.applications.status import Status

MOST_OTHER_DOCUMENTS = 4

Typed = Annotated[Line, Field(max_length=NAME_LENGTH)]
Token = Annotated[Line, Field(max_length=1024)]


class ConsentGiven(RequestModel):
    """Agreement with the terms of use and the privacy policy, as the form showed them."""

    accepted: Agreement = Field(description="Must be true: TERMS_NOT_ACCEPTED.")
    text_version: Annotated[Line, Field(min_length=1, max_length=40, examples=["2026-11"])]
    language: Locale


class Details(RequestModel):
    """Who applies, with which files. An e-mail address or a phone number is needed: CONTACT_REQUIRED."""

    first_name: Typed = Field(description="Required, at most 255 characters.", examples=["Ana"])
    last_name: Typed = Field(description="Required, at most 255 characters.", examples=["Horvat"])
    email: Annotated[Line, Field(max_length=254)] = Field(default="", examples=["ana.horvat@example.com"])
    phone: Annotated[Line, Field(max_length=PHONE_LENGTH)] = Field(
        default="",
        description="With country code, or as dialled where `locale` is spoken.",
        examples=["+385 91 234 5678"],
    )
    cover_letter: Annotated[Text, Field(max_length=COVER_LETTER_LENGTH)] = ""
    cv_document_id: UUID | None = Field(default=None, description="Required: CV_REQUIRED.")
    other_document_ids: list[UUID] = Field(default_factory=list[UUID], max_length=MOST_OTHER_DOCUMENTS)


class ApplyToJob(Details):
    """The application form."""

    application_type: Literal["quick"] = "quick"
    source: Annotated[Line, Field(max_length=100)] = Field(
        default="", description="Where on the site the applicant came from.", examples=["job-search"]
    )
    locale: Locale = "hr"
    consent: ConsentGiven
    upload_token: Token = Field(default="", description="From the upload of the files; a guest's files need it.")
    confirmed: Flag = Field(default=False, description="Apply although there is an earlier application.")
    draft: Flag = Field(default=False, description="Signed-in people only: keep it pending, send it later.")


class ResendChanges(Details):
    """The application as it is to read from now on. The verified address or number stays what it was."""

    locale: Locale = "hr"
    upload_token: Token = Field(default="", description="From the upload of new files, where a guest adds some.")


class ConfirmCode(RequestModel):
    """Either the five digits or the token of the link in the mail."""

    code: Annotated[Line, Field(max_length=20)] = Field(default="", examples=["04711"])
    link_token: Annotated[Line, Field(max_length=100)] = ""


class SendApplication(RequestModel):
    """Hands a pending application over."""

    confirmed: Flag = Field(default=False, description="Send it although there is an earlier application.")


ApplicationStatus = TypeAliasType(
    "ApplicationStatus", Annotated[Status, Field(description="What the applicant is told.")]
)


class Awaits(StrEnum):
    """What a pending application waits for."""

    VERIFICATION = "verification"
    SENDING = "sending"


class Verification(ResponseModel):
    """Where the code went, and the limits that hold for it."""

    channel: Literal["email", "phone"]
    code_length: int = Field(examples=[5])
    expires_in_seconds: int = Field(examples=[600])
    resend_after_seconds: int = Field(examples=[30])


class Progress(StrEnum):
    """`completed` once it has been sent."""

    INITIATED = "initiated"
    COMPLETED = "completed"


class Written(ResponseModel):
    """What became of an application."""

    application_id: UUID
    status: Progress
    stale: bool = Field(description="True when lists do not show the change yet.")


class Started(Written):
    """An application that was started; a guest's waits for its code."""

    verification: Verification | None = None
    access_link: str | None = Field(
        default=None, description="For `Access-Link`: opens this one application until it is verified, 24 hours."
    )


class Confirmed(Written):
    """An application whose applicant is known now."""

    access_link: str | None = Field(
        default=None, description="For `Access-Link`: opens the applicant's own applications, 30 days."
    )


class CodeResent(ResponseModel):
    """Another code is on its way."""

    verification: Verification


StepKind = TypeAliasType("StepKind", Annotated[state.StepKind, Field(description="What can stand on a timeline.")])


class Step(ResponseModel):
    """One dot on the timeline."""

    kind: StepKind
    at: datetime
    reason: str | None = Field(default=None, description="Of `ended`: what the employer gave as the reason.")
    superseded: bool = Field(
        default=False,
        description="Of `forwarded` and `seen`: it was an earlier version, which the applicant has replaced since.",
    )


class JobApplied(ResponseModel):
    """The job as it stood when the application was started; `is_active` and `apply_until` as they are now."""

    id: int
    title: str
    slug: str | None = Field(description="For the address of the job's page.")
    place: str
    employer_id: int
    employer_name: str
    is_active: bool
    apply_until: datetime | None = None


class MyApplication(ResponseModel):
    """One of a person's own applications, as lists show it."""

    id: UUID
    job: JobApplied
    status: ApplicationStatus
    awaits: Awaits | None = None
    again: bool = Field(description="The person had applied for the same job before.")
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
    """A person's own applications, newest first; empty for somebody who has none, or whom nothing makes known."""

    items: list[MyApplication]
    total: int


class AttachedDocument(ResponseModel):
    """A file that went with an application."""

    id: UUID
    name: str | None = Field(description="Absent once the file has been removed.")
    media_type: str | None = None
    size: int | None = None


class SentDetails(ResponseModel):
    """What the employer got, or will get."""

    first_name: str | None
    last_name: str | None
    email: str | None
    phone: str | None
    cover_letter: str | None
    cv: AttachedDocument
    other_documents: list[AttachedDocument]


class AdAsItStood(ResponseModel):
    """The ad as the applicant read it."""

    title: str
    language: str
    description: str = Field(description="Cleaned HTML.")
    requirements: str
    benefits: str
    published_at: datetime
    apply_until: datetime
    changed_since: bool = Field(description="The ad has been edited since.")


class PriorApplication(ResponseModel):
    """An earlier application of the same person for the same job."""

    id: UUID
    status: ApplicationStatus
    sent_at: datetime | None = None


class MyApplicationDetail(MyApplication):
    """One application with its timeline, what was sent, the ad as it stood, and earlier tries for the same job."""

    steps: list[Step]
    sent: SentDetails
    ad: AdAsItStood | None
    prior_applications: list[PriorApplication]
    verification: Verification | None = Field(default=None, description="Present while the code is awaited.")

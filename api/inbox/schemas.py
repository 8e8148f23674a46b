"""Request and response models of the employer's inbox."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

from pydantic import Field
from typing_extensions import TypeAliasType

from api.applications.schemas import AttachedDocument, Step
from api.http.models import RequestModel, ResponseModel
from api.http.phone import PhoneNumber
from domain.applications import status
from domain.applications.events import EndingReason

InboxStatus = TypeAliasType(
    "InboxStatus", Annotated[status.InboxStatus, Field(description="The status that the employer sees.")]
)


class InboxJob(ResponseModel):
    """One of the employer's jobs with its application counts."""

    id: int
    title: str
    place: str
    is_active: bool
    apply_until: datetime | None
    total: int
    new: int
    ended: int
    withdrawn: int


class InboxApplication(ResponseModel):
    """An application as the employer's list shows it; without a name once it is withdrawn."""

    id: UUID
    job_id: int
    job_title: str
    status: InboxStatus
    first_name: str | None
    last_name: str | None
    sent_at: datetime
    resent_at: datetime | None
    seen_at: datetime | None
    ended_at: datetime | None
    withdrawn_at: datetime | None


class Inbox(ResponseModel):
    """The employer's jobs, and one page of the applications that match the filter."""

    employer_id: int
    employer_name: str
    jobs: list[InboxJob]
    items: list[InboxApplication]
    total: int
    total_pages: int
    stale: bool = Field(description="True while something recorded already may be missing.")


class InboxApplicationDetail(InboxApplication):
    """An application as the employer's detail page shows it."""

    is_open: bool = Field(
        description="Whether a person has opened what was sent last. Until then contact, letter and files are null."
    )
    email: str | None
    phone: PhoneNumber | None
    cover_letter: str | None
    cv: AttachedDocument | None
    other_documents: list[AttachedDocument]
    again: bool = Field(description="The applicant had applied for this job before.")
    previous_id: UUID | None = Field(description="The application before this one in the filtered list.")
    next_id: UUID | None = Field(description="The application after this one in the filtered list.")
    steps: list[Step]


class Marked(ResponseModel):
    """The application after the command."""

    application_id: UUID
    status: InboxStatus
    stale: bool = Field(description="True while read models do not show the change yet.")


class EndSelection(RequestModel):
    """Ends the selection."""

    reason: EndingReason = EndingReason.FINISHED


class JobEnded(ResponseModel):
    """The number of applications that the request ended."""

    job_id: int
    ended: int
    stale: bool

"""Response models of the audit: events without personal data."""

from datetime import datetime
from typing import Any, Literal
from uuid import UUID

from pydantic import Field

from api.applications.schemas import ApplicationStatus
from api.http.models import ResponseModel
from domain.applications.events import ApplicationField, DeletedBy, EndingReason, Locale, VerifiedBy
from domain.kernel.log.event import Channel, Role
from domain.kernel.values.referral_source import ReferralSource
from domain.register import MODULES

TOPICS = sorted(event.topic for module in MODULES for event in module.events)
"""The event types of every log: the client has a label for each of them, or does not compile."""


class AuditActor(ResponseModel):
    """The actor of an event."""

    role: Role
    id: str | None


class AuditEnvelope(ResponseModel):
    """The fields that every event has."""

    log: str
    position: int
    stream_id: UUID
    version: int
    topic: str = Field(json_schema_extra={"enum": list(TOPICS)})
    recorded_at: datetime
    actor: AuditActor
    subject: UUID | None = Field(description="A pseudonym: the id of the person's encryption key.")
    channel: Channel
    correlation_id: UUID
    causation_id: UUID | None


class AuditEvent(AuditEnvelope):
    """An event of a log, with the part of its data that is not personal."""

    data: dict[str, Any]


class ReplayedConsent(ResponseModel):
    """The versions of the texts that the applicant agreed to, and the language in which they were read."""

    language: Locale
    privacy_version: int | None = None
    terms_version: int | None = None
    text_version: str | None = None


class ReplayedCvVersion(ResponseModel):
    """The version of the applicant's CV that the sent file was typeset from."""

    cv_id: UUID
    version: int


class ReplayedDetails(ResponseModel):
    """The details of an event of an application, without personal data: each field that any of these events has, null
    where the event does not have it. The employer is named wherever the event has its id."""

    job_number: int | None = None
    job_version: int | None = None
    job_title: str | None = None
    job_place: str | None = None
    employer_id: int | None = None
    employer_name: str | None = None
    application_type: Literal["quick"] | None = None
    source: ReferralSource | None = None
    locale: Locale | None = None
    consent: ReplayedConsent | None = None
    contact_kind: Literal["email", "phone"] | None = None
    contact_verified: bool | None = None
    by: VerifiedBy | DeletedBy | Literal["mail"] | None = None
    again: bool | None = None
    changed: list[ApplicationField] | None = None
    reason: EndingReason | None = None
    account_id: UUID | None = None
    cv_document_id: UUID | None = None
    cv_version: ReplayedCvVersion | None = None
    other_document_ids: list[UUID] | None = None


class ReplayedEvent(AuditEnvelope):
    """An event of the replayed application."""

    details: ReplayedDetails
    superseded: bool = Field(description="The employer acted on a version that had been replaced by then.")


class AuditState(ResponseModel):
    """The state folded from the events up to the moment."""

    exists: bool
    status: ApplicationStatus | None = Field(default=None, description="The status that the applicant saw.")
    stage: str | None = Field(default=None, description="initiated, verified, sent or ended.")
    forwarded: bool = Field(default=False, description="The last version sent.")
    seen: bool = Field(default=False, description="The last version sent.")
    deleted: bool = False
    job_number: int | None = None
    job_version: int | None = None
    job_title: str | None = None
    job_place: str | None = None
    employer_id: int | None = None
    employer_name: str | None = None
    signed_in: bool | None = None
    other_documents: int | None = None


class AuditReplay(ResponseModel):
    """An application as of a moment. `moments` are the times of all its events."""

    application_id: UUID
    as_of: datetime
    moments: list[datetime]
    events: list[ReplayedEvent]
    state: AuditState


class AuditApplication(ResponseModel):
    """An application as the auditor's list shows it."""

    application_id: UUID
    job_number: int
    job_title: str
    events: int
    first_at: datetime
    last_at: datetime
    last_topic: str


class AuditApplications(ResponseModel):
    """Applications by their last event, newest first."""

    items: list[AuditApplication]
    next_before: datetime | None = Field(default=None, description="Pass as `before` for the next page.")


class AuditEvents(ResponseModel):
    """A page of a log, in order of positions."""

    items: list[AuditEvent]
    next_after: int | None = Field(default=None, description="Pass as `after` for the next page.")

"""Response models of the audit: events without personal data."""

from datetime import datetime
from typing import Any
from uuid import UUID

from pydantic import Field

from api.applications.schemas import ApplicationStatus
from api.http.models import ResponseModel
from domain.register import MODULES

TOPICS = sorted(event.topic for module in MODULES for event in module.events)
"""The event types of every log: the client has a label for each of them, or does not compile."""


class AuditActor(ResponseModel):
    """The actor of an event."""

    role: str
    id: str | None


class AuditEvent(ResponseModel):
    """An event with its envelope and the part of its data that is not personal."""

    log: str
    position: int
    stream_id: UUID
    version: int
    topic: str = Field(json_schema_extra={"enum": list(TOPICS)})
    recorded_at: datetime
    actor: AuditActor
    subject: UUID | None = Field(description="A pseudonym: the id of the person's encryption key.")
    channel: str
    correlation_id: UUID
    causation_id: UUID | None
    data: dict[str, Any]
    superseded: bool = Field(
        default=False,
        description="In a replay: the employer acted on a version that had been replaced by then.",
    )


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
    employer_id: int | None = None
    signed_in: bool | None = None
    other_documents: int | None = None


class AuditReplay(ResponseModel):
    """An application as of a moment. `moments` are the times of all its events."""

    application_id: UUID
    as_of: datetime
    moments: list[datetime]
    events: list[AuditEvent]
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

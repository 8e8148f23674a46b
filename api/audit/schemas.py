"""The wire shapes of the auditor's view: facts without personal data."""

from datetime import datetime
from typing import Any
from uuid import UUID

from pydantic import Field

from api.schema import Answer


class AuditActor(Answer):
    """Who acted."""

    role: str
    id: str | None


class AuditFact(Answer):
    """One fact with its envelope and those of its data that are not personal."""

    log: str
    position: int
    stream_id: UUID
    version: int
    topic: str
    recorded_at: datetime
    actor: AuditActor
    subject: UUID | None = Field(description="A pseudonym: the id of the person's key.")
    channel: str
    correlation_id: UUID
    causation_id: UUID | None
    data: dict[str, Any]


class AuditState(Answer):
    """What the facts up to the moment amount to."""

    exists: bool
    stage: str | None = Field(default=None, description="initiated, verified, sent or ended.")
    forwarded: bool = False
    seen: bool = False
    deleted: bool = False
    job_number: int | None = None
    job_version: int | None = None
    employer_id: int | None = None
    signed_in: bool | None = None
    other_documents: int | None = None


class AuditReplay(Answer):
    """One application as it stood at a moment. `moments` are all the times at which something happened."""

    application_id: UUID
    as_of: datetime
    moments: list[datetime]
    facts: list[AuditFact]
    state: AuditState


class AuditApplication(Answer):
    """One application as the auditor's list shows it."""

    application_id: UUID
    job_number: int
    job_title: str
    facts: int
    first_at: datetime
    last_at: datetime
    last_topic: str


class AuditApplications(Answer):
    """Applications by their last fact, newest first."""

    items: list[AuditApplication]
    next_before: datetime | None = Field(default=None, description="Pass as `before` for the next page.")


class AuditFacts(Answer):
    """A page of a log, in order of positions."""

    items: list[AuditFact]
    next_after: int | None = Field(default=None, description="Pass as `after` for the next page.")

"""Serializes events and replayed states to response models."""

from collections.abc import Sequence

from api.audit import schemas
from read_models.activity.queries import ActivityEvent
from read_models.applications.rows import ApplicationRow


def event(row: ActivityEvent, *, superseded: bool = False) -> schemas.AuditEvent:
    """An event with its envelope."""
    return schemas.AuditEvent(
        log=row.log,
        position=row.position,
        stream_id=row.stream_id,
        version=row.version,
        topic=row.topic,
        recorded_at=row.recorded_at,
        actor=schemas.AuditActor(role=row.actor_role, id=row.actor_id),
        subject=row.subject,
        channel=row.channel,
        correlation_id=row.correlation_id,
        causation_id=row.causation_id,
        data=row.data,
        superseded=superseded,
    )


def replayed_events(events: Sequence[ActivityEvent], row: ApplicationRow | None) -> list[schemas.AuditEvent]:
    """The events up to the moment of the row; events of a replaced version are marked by its timeline."""
    if row is None:
        return []
    superseded = {step.at for step in row.application.steps if step.superseded}
    return [event(each, superseded=each.recorded_at in superseded) for each in events if each.recorded_at <= row.now]


def replayed_state(row: ApplicationRow | None) -> schemas.AuditState:
    """The state of an application as of a moment, without personal data."""
    if row is None:
        return schemas.AuditState(exists=False)
    application = row.application
    return schemas.AuditState(
        exists=True,
        status=row.status,
        stage=application.stage.name.lower(),
        forwarded=application.forwarded_at is not None,
        seen=application.seen_at is not None,
        deleted=application.deleted_at is not None,
        job_number=application.job_number,
        job_version=application.job_version,
        employer_id=application.employer_id,
        signed_in=application.account_id is not None,
        other_documents=len(application.attachments.other_document_ids),
    )

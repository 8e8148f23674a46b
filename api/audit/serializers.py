"""Serializes events and replayed states to response models."""

from collections.abc import Mapping, Sequence
from typing import Any

from api.audit import schemas
from domain.applications.state import Application
from read_models.activity.queries import ActivityEvent
from read_models.applications.rows import ApplicationRow


def event(row: ActivityEvent) -> schemas.AuditEvent:
    """An event of a log."""
    return schemas.AuditEvent.model_validate(_envelope(row) | {"data": row.data})


def replayed_events(events: Sequence[ActivityEvent], row: ApplicationRow | None) -> list[schemas.ReplayedEvent]:
    """The events up to the moment of the row; events of a replaced version are marked by its timeline."""
    if row is None:
        return []
    superseded = {step.at for step in row.application.steps if step.superseded}
    return [
        schemas.ReplayedEvent.model_validate(
            _envelope(each)
            | {"details": _details(each.data, row.application), "superseded": each.recorded_at in superseded}
        )
        for each in events
        if each.recorded_at <= row.now
    ]


def _details(data: Mapping[str, Any], application: Application) -> dict[str, Any]:
    """An employer that is only numbered is the application's: it never changes."""
    return {"employer_name": application.employer_name, **data} if "employer_id" in data else dict(data)


def _envelope(row: ActivityEvent) -> dict[str, Any]:
    return {
        "log": row.log,
        "position": row.position,
        "stream_id": row.stream_id,
        "version": row.version,
        "topic": row.topic,
        "recorded_at": row.recorded_at,
        "actor": {"role": row.actor_role, "id": row.actor_id},
        "subject": row.subject,
        "channel": row.channel,
        "correlation_id": row.correlation_id,
        "causation_id": row.causation_id,
    }


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
        job_title=application.job_title,
        job_place=application.job_place,
        employer_id=application.employer_id,
        employer_name=application.employer_name,
        signed_in=application.account_id is not None,
        other_documents=len(application.attachments.other_document_ids),
    )

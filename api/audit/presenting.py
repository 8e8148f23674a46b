"""Facts and states in the shapes of the wire."""

from collections.abc import Sequence

from api.audit import schemas
from domain.applications.streams import ApplicationStreams
from domain.kernel.facts import Fact, Recorded
from read_models.activity.queries import ActivityFact


def fact(row: ActivityFact) -> schemas.AuditFact:
    """A fact with its envelope."""
    return schemas.AuditFact(
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
    )


def replayed_state(history: Sequence[Recorded[Fact]]) -> schemas.AuditState:
    """What the beginning of a history amounts to, nothing personal among it."""
    found = ApplicationStreams.fold(history)
    if found is None:
        return schemas.AuditState(exists=False)
    application = found.application
    return schemas.AuditState(
        exists=True,
        stage=application.stage.name.lower(),
        forwarded=application.forwarded,
        seen=application.seen,
        deleted=application.deleted,
        job_number=application.job_number,
        job_version=application.job_version,
        employer_id=application.employer_id,
        signed_in=application.account_id is not None,
        other_documents=len(application.attachments.other_document_ids),
    )

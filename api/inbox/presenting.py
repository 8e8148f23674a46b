"""Rows of the read model in the shapes of an employer's inbox."""

from api.applications.presenting import attached, steps
from api.inbox import schemas
from domain.documents.service import Documents
from read_models.applications.inbox import InboxJob, inbox_status
from read_models.applications.rows import ApplicationRow


def job(counted: InboxJob) -> schemas.InboxJob:
    """A job with its applications counted."""
    return schemas.InboxJob(
        id=counted.number,
        title=counted.title,
        place=counted.place,
        is_active=counted.active,
        apply_until=counted.apply_until,
        total=counted.total,
        new=counted.new,
        ended=counted.ended,
        withdrawn=counted.withdrawn,
    )


def summary(row: ApplicationRow) -> schemas.InboxApplication:
    """An application as the list shows it."""
    return schemas.InboxApplication.model_validate(_summary_fields(row))


def detail(row: ApplicationRow, documents: Documents) -> schemas.InboxApplicationDetail:
    """An application as the employer reads it; of a withdrawn one, what happened and nothing about the person."""
    withdrawn = row.deleted_at is not None
    names = {} if withdrawn else documents.find_all([row.cv_document_id, *row.other_document_ids])
    return schemas.InboxApplicationDetail.model_validate(
        _summary_fields(row)
        | {
            "email": row.email,
            "phone": row.phone,
            "cover_letter": row.cover_letter,
            "cv": None if withdrawn else attached(row.cv_document_id, names),
            "other_documents": [] if withdrawn else [attached(each, names) for each in row.other_document_ids],
            "again": row.again,
            "steps": steps([step for step in row.steps if step.kind not in {"initiated", "code-verified"}]),
        }
    )


def _summary_fields(row: ApplicationRow) -> dict[str, object]:
    return {
        "id": row.id,
        "job_id": row.job_number,
        "job_title": row.job_title,
        "status": schemas.InboxStatus(inbox_status(row)),
        "first_name": row.first_name,
        "last_name": row.last_name,
        "sent_at": row.sent_at,
        "resent_at": row.resent_at,
        "seen_at": row.seen_at,
        "ended_at": row.ended_at,
        "withdrawn_at": row.deleted_at,
    }

"""Serializes inbox read models to response models."""

from api.applications.serializers import attached, steps
from api.http.phone import phone_number
from api.inbox import schemas
from domain.applications.status import is_open_to_employer
from domain.documents.service import Documents
from read_models.applications.inbox import InboxJob, Neighbours
from read_models.applications.rows import ApplicationRow


def job(counted: InboxJob) -> schemas.InboxJob:
    """A job with its application counts."""
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
    """An application for the list."""
    return schemas.InboxApplication.model_validate(_summary_fields(row))


def detail(row: ApplicationRow, neighbours: Neighbours, documents: Documents) -> schemas.InboxApplicationDetail:
    """An application for the detail page; until it is opened without contact, letter and files.

    A withdrawn one has its timeline only, and no personal data.
    """
    application, attachments = row.application, row.application.attachments
    is_open = is_open_to_employer(application)
    names = documents.find_all(attachments.all) if is_open else {}
    return schemas.InboxApplicationDetail.model_validate(
        _summary_fields(row)
        | {
            "is_open": is_open,
            "email": application.applicant.email if is_open else None,
            "phone": phone_number(application.applicant.phone) if is_open else None,
            "cover_letter": application.applicant.cover_letter if is_open else None,
            "cv": attached(attachments.cv_document_id, names) if is_open else None,
            "other_documents": [attached(each, names) for each in attachments.other_document_ids] if is_open else [],
            "again": application.again,
            "previous_id": neighbours.previous,
            "next_id": neighbours.next,
            "steps": steps([step for step in application.steps if step.kind not in {"initiated", "code-verified"}]),
        }
    )


def _summary_fields(row: ApplicationRow) -> dict[str, object]:
    application, known = row.application, row.application.is_applicant_known
    return {
        "id": row.id,
        "job_id": application.job_number,
        "job_title": application.job_title,
        "status": row.inbox_status,
        "first_name": application.applicant.first_name if known else None,
        "last_name": application.applicant.last_name if known else None,
        "sent_at": application.sent_at,
        "resent_at": application.resent_at,
        "seen_at": application.seen_at,
        "ended_at": application.ended_at,
        "withdrawn_at": application.deleted_at,
    }

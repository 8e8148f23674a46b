"""Rows of the read model in the shapes of the wire."""

from collections.abc import Mapping, Sequence
from uuid import UUID

from api.applications import schemas
from api.job_directory import JobsAsOffers
from domain.documents.service import Document, Documents
from domain.kernel.code_derivation import CODE_LENGTH
from domain.kernel.codes import CODE_LIFETIME, RESEND_AFTER
from read_models.applications.rows import ApplicationRow, Step


def summary(row: ApplicationRow) -> schemas.MyApplication:
    """An application as its applicant's list shows it."""
    return schemas.MyApplication.model_validate(_summary_fields(row))


def detail(
    row: ApplicationRow, prior: Sequence[ApplicationRow], documents: Documents, jobs: JobsAsOffers
) -> schemas.MyApplicationDetail:
    """An application as its applicant's page shows it."""
    names = documents.find_all([row.cv_document_id, *row.other_document_ids])
    return schemas.MyApplicationDetail.model_validate(
        _summary_fields(row)
        | {
            "steps": steps(row.steps),
            "sent": schemas.SentDetails(
                first_name=row.first_name,
                last_name=row.last_name,
                email=row.email,
                phone=row.phone,
                cover_letter=row.cover_letter,
                cv=attached(row.cv_document_id, names),
                other_documents=[attached(each, names) for each in row.other_document_ids],
            ),
            "ad": _ad(row, jobs),
            "prior_applications": [
                schemas.PriorApplication(
                    id=each.id, status=schemas.ApplicationStatus(each.status), sent_at=each.sent_at
                )
                for each in prior
            ],
            "verification": None if row.may_be_sent else verification(row.contact_kind),
        }
    )


def verification(channel: str) -> schemas.Verification:
    """What to say while a code is awaited."""
    return schemas.Verification.model_validate(
        {
            "channel": channel,
            "code_length": CODE_LENGTH,
            "expires_in_seconds": int(CODE_LIFETIME.total_seconds()),
            "resend_after_seconds": int(RESEND_AFTER.total_seconds()),
        }
    )


def steps(timeline: Sequence[Step]) -> list[schemas.Step]:
    """The timeline."""
    return [schemas.Step(kind=schemas.StepKind(each.kind), at=each.at, reason=each.reason) for each in timeline]


def attached(document_id: UUID, known: Mapping[UUID, Document]) -> schemas.AttachedDocument:
    """A file by its name, or by its id alone once it has been removed."""
    found = known.get(document_id)
    if found is None:
        return schemas.AttachedDocument(id=document_id, name=None)
    return schemas.AttachedDocument(id=found.id, name=found.name, media_type=found.media_type, size=found.size)


def _summary_fields(row: ApplicationRow) -> dict[str, object]:
    pending = row.sent_at is None
    closed = row.ended_at is not None or row.deleted_at is not None
    awaits = (schemas.Awaits.SENDING if row.may_be_sent else schemas.Awaits.VERIFICATION) if pending else None
    return {
        "id": row.id,
        "job": schemas.JobApplied(
            id=row.job_number,
            title=row.job_title,
            slug=row.job_slug,
            place=row.job_place,
            employer_id=row.employer_id,
            employer_name=row.employer_name,
            is_active=row.job_active,
            apply_until=row.job_apply_until,
        ),
        "status": schemas.ApplicationStatus(row.status),
        "awaits": awaits,
        "again": row.again,
        "initiated_at": row.initiated_at,
        "sent_at": row.sent_at,
        "resent_at": row.resent_at,
        "forwarded_at": row.forwarded_at,
        "seen_at": row.seen_at,
        "ended_at": row.ended_at,
        "can_send": pending and row.may_be_sent and row.job_active,
        "can_resend": not pending and not closed and row.job_active,
        "can_delete": row.deleted_at is None,
    }


def _ad(row: ApplicationRow, jobs: JobsAsOffers) -> schemas.AdAsItStood | None:
    found = jobs.as_it_stood(row.job_number, row.job_version)
    if found is None:
        return None
    job, changed_since = found
    return schemas.AdAsItStood(
        title=job.ad.title,
        language=job.ad.language,
        description=job.ad.description,
        requirements=job.ad.requirements,
        benefits=job.ad.benefits,
        published_at=job.published_at,
        apply_until=job.apply_until,
        changed_since=changed_since,
    )

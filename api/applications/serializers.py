"""Serializes application read models to response models."""

from collections.abc import Mapping, Sequence
from uuid import UUID

from api.applications import schemas
from api.applications.job_directory import ApplicationJobDirectory
from api.http.phone import phone_number
from domain.applications.state import Application, Step
from domain.applications.status import progress
from domain.documents.document import Document
from domain.documents.service import Documents
from domain.kernel.values.cv_version import CvVersion
from domain.verification.code_derivation import CODE_LENGTH
from domain.verification.codes import CODE_LIFETIME, RESEND_AFTER
from read_models.applications.rows import ApplicationRow


def summary(row: ApplicationRow) -> schemas.MyApplication:
    """An application for the applicant's list."""
    return schemas.MyApplication.model_validate(_summary_fields(row))


def detail(
    row: ApplicationRow,
    prior: Sequence[ApplicationRow],
    documents: Documents,
    jobs: ApplicationJobDirectory,
    *,
    is_complete: bool,
) -> schemas.MyApplicationDetail:
    """An application for the applicant's detail page."""
    application = row.application
    return schemas.MyApplicationDetail.model_validate(
        _summary_fields(row)
        | {
            "incomplete": not is_complete,
            "steps": steps(application.steps),
            "sent": _sent_details(application, documents),
            "ad": _ad(application, jobs),
            "prior_applications": [
                schemas.PriorApplication(id=each.id, status=each.status, sent_at=each.application.sent_at)
                for each in prior
            ],
            "verification": None if application.may_be_sent else verification(application.contact_kind),
        }
    )


def last_cv(rows: Sequence[ApplicationRow], account_id: UUID, documents: Documents) -> schemas.UsedCv | None:
    """The CV of the newest of these applications whose file the account still has."""
    files = documents.find_all([row.application.attachments.cv_document_id for row in rows])
    for row in rows:
        file = files.get(row.application.attachments.cv_document_id)
        if file and file.name and file.person_id == account_id:
            used_at = row.application.sent_at or row.application.initiated_at
            return schemas.UsedCv(id=file.id, name=file.name, size=file.size, used_at=used_at)
    return None


def verification(channel: str) -> schemas.Verification:
    """The limits of a pending code."""
    return schemas.Verification.model_validate(
        {
            "channel": channel,
            "code_length": CODE_LENGTH,
            "expires_in_seconds": int(CODE_LIFETIME.total_seconds()),
            "resend_after_seconds": int(RESEND_AFTER.total_seconds()),
        }
    )


def steps(timeline: Sequence[Step]) -> list[schemas.Step]:
    """The steps of the timeline."""
    return [
        schemas.Step(
            kind=step.kind,
            at=step.at,
            reason=step.reason if step.kind == "ended" else None,
            superseded=step.superseded,
        )
        for step in timeline
    ]


def attached(document_id: UUID, known: Mapping[UUID, Document]) -> schemas.AttachedDocument:
    """An attached file; without its name once it has been deleted."""
    found = known.get(document_id)
    if found is None:
        return schemas.AttachedDocument(id=document_id, name=None)
    return schemas.AttachedDocument(id=found.id, name=found.name, media_type=found.media_type, size=found.size)


def _summary_fields(row: ApplicationRow) -> dict[str, object]:
    application, job = row.application, row.job
    reached = progress(application)
    pending = reached == "pending"
    awaits = (schemas.Awaits.SENDING if application.may_be_sent else schemas.Awaits.VERIFICATION) if pending else None
    return {
        "id": row.id,
        "job": schemas.JobApplied(
            id=application.job_number,
            title=application.job_title,
            slug=row.job_slug,
            place=application.job_place,
            employer_id=application.employer_id,
            employer_name=application.employer_name,
            is_active=row.is_job_active,
            apply_until=job.apply_until if job else None,
        ),
        "status": row.status,
        "awaits": awaits,
        "again": application.again,
        "initiated_at": application.initiated_at,
        "sent_at": application.sent_at,
        "resent_at": application.resent_at,
        "forwarded_at": application.forwarded_at,
        "seen_at": application.seen_at,
        "ended_at": application.ended_at,
        "can_send": pending and application.may_be_sent and row.is_job_active,
        "can_resend": application.is_under_selection and row.is_job_active,
        "can_delete": reached != "deleted",
    }


def _sent_details(application: Application, documents: Documents) -> schemas.SentDetails:
    applicant, attachments = application.applicant, application.attachments
    names = documents.find_all(attachments.all)
    known = application.is_applicant_known
    return schemas.SentDetails(
        first_name=applicant.first_name if known else None,
        last_name=applicant.last_name if known else None,
        email=applicant.email,
        phone=phone_number(applicant.phone),
        cover_letter=applicant.cover_letter if known else None,
        cv=attached(attachments.cv_document_id, names),
        cv_version=_cv_version(attachments.cv_version),
        other_documents=[attached(each, names) for each in attachments.other_document_ids],
    )


def _cv_version(sent: CvVersion | None) -> schemas.SentCvVersion | None:
    return schemas.SentCvVersion(cv_id=sent.cv_id, version=sent.version) if sent else None


def _ad(application: Application, jobs: ApplicationJobDirectory) -> schemas.AdAsItStood | None:
    found = jobs.as_it_stood(application.job_number, application.job_version)
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

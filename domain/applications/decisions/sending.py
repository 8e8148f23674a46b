"""Decisions of the applicant's side: an application is started, verified, sent, and replaced."""

from collections.abc import Iterator

from domain.applications.commands import JobSnapshot, ResendApplication, StartApplication
from domain.applications.decisions.preconditions import living, unended
from domain.applications.errors import (
    AlreadyApplied,
    AlreadySent,
    ApplicantNotVerified,
    ApplicationTypeUnavailable,
    JobInactive,
    NotSentYet,
)
from domain.applications.events import (
    ApplicationCodeRequested,
    ApplicationCodeVerified,
    ApplicationEvent,
    ApplicationField,
    ApplicationInitiated,
    ApplicationResent,
    ApplicationSent,
    VerifiedBy,
)
from domain.applications.state import Application, Stage
from domain.kernel.errors import InvalidInput, Refused
from domain.verification.errors import CodeUsed


def start(
    state: Application | None, command: StartApplication, job: JobSnapshot, contact_index: str, *, already_applied: bool
) -> Iterator[ApplicationEvent]:
    """A new application; a signed-in person's with the account's address goes straight to the employer unless it is a
    draft.

    Whether a guest has applied before is not revealed here: the address is not verified yet.
    """
    if state is not None:
        return
    _require_open(job)
    if command.account_id and already_applied and not command.confirmed:
        raise AlreadyApplied
    applicant, attachments = command.applicant, command.attachments
    yield ApplicationInitiated(
        job_number=job.number,
        job_version=job.version,
        job_title=job.title,
        job_place=job.place,
        employer_id=job.employer_id,
        employer_name=job.employer_name,
        application_type="quick",
        source=command.source,
        locale=command.locale,
        account_id=command.account_id,
        consent=command.consent,
        contact_kind=applicant.contact_kind,
        cv_document_id=attachments.cv_document_id,
        other_document_ids=attachments.other_document_ids,
        cv_version=attachments.cv_version,
        contact_verified=command.is_verified(contact_index),
        contact_index=contact_index,
        first_name=applicant.first_name,
        last_name=applicant.last_name,
        email=applicant.email,
        phone=applicant.phone,
        cover_letter=applicant.cover_letter,
    )
    if command.is_verified(contact_index) and not command.draft:
        yield ApplicationSent(again=already_applied)


def request_code(state: Application | None) -> Iterator[ApplicationEvent]:
    """Another code for a guest who has not verified yet. Limits per day are enforced by `verification.codes`."""
    if living(state).may_be_sent:
        raise CodeUsed
    yield ApplicationCodeRequested()


def confirm(
    state: Application | None, by: VerifiedBy, job: JobSnapshot, *, already_applied: bool
) -> Iterator[ApplicationEvent]:
    """Verifies the contact; sends the application too unless `obstacle` names a reason not to."""
    application = living(state)
    if application.may_be_sent:
        return
    yield ApplicationCodeVerified(by=by)
    if obstacle(job, already_applied=already_applied) is None:
        yield ApplicationSent(again=False)


def obstacle(job: JobSnapshot, *, already_applied: bool) -> Refused | None:
    """Finds why a verified application cannot be sent; None when it can."""
    if not job.is_open:
        return JobInactive()
    return AlreadyApplied() if already_applied else None


def send(
    state: Application | None, job: JobSnapshot, *, already_applied: bool, confirmed: bool
) -> Iterator[ApplicationEvent]:
    """Sends a pending application; a second one for the same job only when that is `confirmed`."""
    application = unended(state)
    if application.stage >= Stage.SENT:
        raise AlreadySent
    if not application.may_be_sent:
        raise ApplicantNotVerified
    reason = obstacle(job, already_applied=already_applied and not confirmed)
    if reason:
        raise reason
    yield ApplicationSent(again=already_applied)


def resend(
    state: Application | None, command: ResendApplication, job: JobSnapshot, contact_index: str
) -> Iterator[ApplicationEvent]:
    """Replaces what was sent while the ad is active; the verified contact stays."""
    application = unended(state)
    if application.stage < Stage.SENT:
        raise NotSentYet
    _require_open(job)
    if contact_index != application.contact_index:
        raise InvalidInput.field(application.applicant.contact_kind, "CONTACT_CANNOT_CHANGE")
    changed = _changed_fields(application, command)
    if not changed:
        return
    applicant, attachments = command.applicant, command.attachments
    yield ApplicationResent(
        changed=changed,
        cv_document_id=attachments.cv_document_id,
        other_document_ids=attachments.other_document_ids,
        cv_version=attachments.cv_version,
        first_name=applicant.first_name,
        last_name=applicant.last_name,
        email=applicant.email,
        phone=applicant.phone,
        cover_letter=applicant.cover_letter,
    )


def _changed_fields(application: Application, command: ResendApplication) -> tuple[ApplicationField, ...]:
    before, after = application.applicant, command.applicant
    fields: tuple[ApplicationField, ...] = ("first_name", "last_name", "email", "phone", "cover_letter")
    changed: list[ApplicationField] = [name for name in fields if getattr(before, name) != getattr(after, name)]
    if application.attachments.cv_document_id != command.attachments.cv_document_id:
        changed.append("cv")
    if application.attachments.other_document_ids != command.attachments.other_document_ids:
        changed.append("other_documents")
    return tuple(changed)


def _require_open(job: JobSnapshot) -> None:
    if not job.is_open:
        raise JobInactive
    if not job.takes_quick_applications:
        raise ApplicationTypeUnavailable

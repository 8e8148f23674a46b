"""One application: what may be done with it."""

from collections.abc import Iterator
from uuid import UUID

from domain.applications.commands import ResendApplication, StartApplication
from domain.applications.errors import (
    AlreadyApplied,
    AlreadySent,
    ApplicantNotVerified,
    ApplicationNotFound,
    ApplicationTypeUnavailable,
    ApplicationWithdrawn,
    JobInactive,
    NotSentYet,
    SelectionEnded,
)
from domain.applications.events import (
    ApplicantErased,
    ApplicationAdopted,
    ApplicationCodeRequested,
    ApplicationCodeVerified,
    ApplicationDeleted,
    ApplicationEnded,
    ApplicationFact,
    ApplicationForwarded,
    ApplicationInitiated,
    ApplicationResent,
    ApplicationSeen,
    ApplicationSent,
    DeletedBy,
    EndingReason,
    VerifiedBy,
)
from domain.applications.offer import JobOffer
from domain.applications.state import Application, Stage
from domain.kernel.code_refusals import CodeUsed
from domain.kernel.errors import InvalidInput, Refused


def start(
    state: Application | None, command: StartApplication, offer: JobOffer, contact_index: str, *, already_applied: bool
) -> Iterator[ApplicationFact]:
    """A new application; a signed-in person's goes straight to the employer unless it is a draft.

    Whether a guest has applied before is not told here: the address is not known to be theirs yet.
    """
    if state is not None:
        return
    _require_open(offer)
    if command.account_id and already_applied and not command.confirmed:
        raise AlreadyApplied
    applicant, attachments = command.applicant, command.attachments
    yield ApplicationInitiated(
        job_number=offer.number,
        job_version=offer.version,
        job_title=offer.title,
        job_place=offer.place,
        employer_id=offer.employer_id,
        employer_name=offer.employer_name,
        application_type="quick",
        source=command.source,
        locale=command.locale,
        account_id=command.account_id,
        consent=command.consent,
        contact_kind=applicant.contact_kind,
        cv_document_id=attachments.cv_document_id,
        other_document_ids=attachments.other_document_ids,
        contact_index=contact_index,
        first_name=applicant.first_name,
        last_name=applicant.last_name,
        email=applicant.email,
        phone=applicant.phone,
        cover_letter=applicant.cover_letter,
    )
    if command.account_id and not command.draft:
        yield ApplicationSent(again=already_applied)


def request_code(state: Application | None) -> Iterator[ApplicationFact]:
    """Another code for somebody who has not verified yet; how many and how often is not decided here."""
    if _living(state).may_be_sent:
        raise CodeUsed
    yield ApplicationCodeRequested()


def confirm(
    state: Application | None, by: VerifiedBy, offer: JobOffer, *, already_applied: bool
) -> Iterator[ApplicationFact]:
    """The contact is the applicant's own; the application is sent with it unless `obstacle` names a reason not to."""
    application = _living(state)
    if application.may_be_sent:
        return
    yield ApplicationCodeVerified(by=by)
    if obstacle(offer, already_applied=already_applied) is None:
        yield ApplicationSent(again=False)


def obstacle(offer: JobOffer, *, already_applied: bool) -> Refused | None:
    """What stands against sending a verified application."""
    if not offer.is_open:
        return JobInactive()
    return AlreadyApplied() if already_applied else None


def send(
    state: Application | None, offer: JobOffer, *, already_applied: bool, confirmed: bool
) -> Iterator[ApplicationFact]:
    """Hands a pending application over; a second one for the same job only when that is `confirmed`."""
    application = _unended(state)
    if application.stage >= Stage.SENT:
        raise AlreadySent
    if not application.may_be_sent:
        raise ApplicantNotVerified
    reason = obstacle(offer, already_applied=already_applied and not confirmed)
    if reason:
        raise reason
    yield ApplicationSent(again=already_applied)


def resend(
    state: Application | None, command: ResendApplication, offer: JobOffer, contact_index: str
) -> Iterator[ApplicationFact]:
    """Replaces what was sent while the ad is active; the verified contact stays."""
    application = _unended(state)
    if application.stage < Stage.SENT:
        raise NotSentYet
    _require_open(offer)
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
        first_name=applicant.first_name,
        last_name=applicant.last_name,
        email=applicant.email,
        phone=applicant.phone,
        cover_letter=applicant.cover_letter,
    )


def delete(state: Application | None, by: DeletedBy) -> Iterator[ApplicationFact]:
    """Takes the application back, at any stage."""
    if state is None:
        raise ApplicationNotFound
    if not state.deleted:
        yield ApplicationDeleted(by=by)


def adopt(state: Application | None, account_id: UUID) -> Iterator[ApplicationFact]:
    """A guest's verified application becomes the account's; one that is an account's stays there."""
    application = _living(state)
    if application.account_id is not None:
        return
    if application.stage < Stage.VERIFIED:
        raise ApplicantNotVerified
    yield ApplicationAdopted(account_id=account_id)


def erase(state: Application | None) -> Iterator[ApplicationFact]:
    """All about the applicant is erased: the application is taken back, whatever its stage, and says so for ever."""
    if state is None:
        raise ApplicationNotFound
    if state.erased:
        return
    yield from delete(state, DeletedBy.ERASURE)
    yield ApplicantErased()


def expire(state: Application | None) -> Iterator[ApplicationFact]:
    """Removes what a guest never verified; leaves everything else alone."""
    if state and not state.deleted and not state.may_be_sent:
        yield ApplicationDeleted(by=DeletedBy.SYSTEM)


def forward(state: Application | None) -> Iterator[ApplicationFact]:
    """The employer has been told about what was sent last."""
    application = _sent(_unended(state))
    if not application.forwarded:
        yield ApplicationForwarded(employer_id=application.employer_id, by="mail")


def see(state: Application | None) -> Iterator[ApplicationFact]:
    """A person on the employer's side opened what was sent last."""
    application = _sent(_living(state))
    if application.seen:
        return
    if application.stage >= Stage.ENDED:
        raise SelectionEnded
    yield ApplicationSeen()


def end(state: Application | None, reason: EndingReason) -> Iterator[ApplicationFact]:
    """The employer finishes the selection."""
    application = _sent(_living(state))
    if application.stage < Stage.ENDED:
        yield ApplicationEnded(reason=reason)


def _changed_fields(application: Application, command: ResendApplication) -> tuple[str, ...]:
    before, after = application.applicant, command.applicant
    fields = ("first_name", "last_name", "email", "phone", "cover_letter")
    changed = [name for name in fields if getattr(before, name) != getattr(after, name)]
    if application.attachments.cv_document_id != command.attachments.cv_document_id:
        changed.append("cv")
    if application.attachments.other_document_ids != command.attachments.other_document_ids:
        changed.append("other_documents")
    return tuple(changed)


def _require_open(offer: JobOffer) -> None:
    if not offer.is_open:
        raise JobInactive
    if not offer.takes_quick_applications:
        raise ApplicationTypeUnavailable


def _living(state: Application | None) -> Application:
    if state is None:
        raise ApplicationNotFound
    if state.deleted:
        raise ApplicationWithdrawn
    return state


def _unended(state: Application | None) -> Application:
    application = _living(state)
    if application.stage >= Stage.ENDED:
        raise SelectionEnded
    return application


def _sent(application: Application) -> Application:
    if application.stage < Stage.SENT:
        raise NotSentYet
    return application

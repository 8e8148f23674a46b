"""Applying for a job: start, verify, send."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Path

from api.applications import schemas
from api.applications.forms import start_command
from api.applications.presenting import verification
from api.applications.visitor import CurrentVisitor, Visitor, acting, require_own
from api.bootstrap import UseCases
from api.dependencies import RequestContext, Use, limited
from api.openapi import OPTIONAL_LINK, refusals
from api.rate_limit import CONFIRM_CODE, RESEND_CODE, START_APPLICATION, WRITE
from api.repetition import Repeatable
from api.schema import JobNumber
from domain.applications.errors import (
    AlreadyApplied,
    AlreadySent,
    ApplicantNotVerified,
    ApplicationNotFound,
    ApplicationTypeUnavailable,
    ApplicationWithdrawn,
    JobInactive,
    JobUnknown,
    SelectionEnded,
    SmsUnavailable,
)
from domain.applications.sending import Written
from domain.applications.state import Stage
from domain.documents.errors import DocumentNotFound
from domain.kernel.code_refusals import (
    CodeExpired,
    CodeUsed,
    InvalidVerificationCode,
    InvalidVerificationLink,
    ResendTooSoon,
    TooManyCodes,
    TooManyTries,
    VerificationLinkExpired,
)
from domain.kernel.errors import InvalidInput, LostRace, PersonErased
from domain.kernel.idempotency import IdempotencyKeyReused
from domain.kernel.links import ApplicantLink, LinkMissing, VerificationLink

router = APIRouter(tags=["applications"])

ApplicationId = Annotated[UUID, Path(description="From the answer that started the application.")]


@router.post(
    "/applications/{jobId}/application",
    openapi_extra=OPTIONAL_LINK,
    dependencies=[limited(START_APPLICATION)],
    status_code=201,
    responses=refusals(
        JobUnknown,
        JobInactive,
        ApplicationTypeUnavailable,
        AlreadyApplied,
        DocumentNotFound,
        SmsUnavailable,
        TooManyCodes,
        PersonErased,
        LostRace,
        IdempotencyKeyReused,
    ),
)
def apply_to_job(
    job_id: Annotated[JobNumber, Path(alias="jobId")],
    form: schemas.ApplyToJob,
    use: Use,
    person: CurrentVisitor,
    context: RequestContext,
    repeatable: Repeatable,
) -> schemas.Started:
    """Starts an application for a job. A guest is mailed a code; a signed-in person's application is sent at once.

    A guest learns only after verifying whether they have applied before: anybody can type somebody's address.
    """
    command = start_command(use, job_id, form, person)
    written = use.applications.start(command, context, repeatable(form))
    link = VerificationLink(application_id=written.application_id)
    guest = person.account_id is None
    return schemas.Started(
        application_id=written.application_id,
        status=status_of(written),
        stale=stale_after(use, written),
        verification=verification(command.applicant.contact_kind) if guest else None,
        access_link=use.links.sign(link) if guest else None,
    )


@router.post(
    "/applications/{applicationId}/code",
    openapi_extra=OPTIONAL_LINK,
    dependencies=[limited(CONFIRM_CODE)],
    responses=refusals(
        ApplicationNotFound,
        InvalidVerificationCode,
        InvalidVerificationLink,
        VerificationLinkExpired,
        CodeExpired,
        CodeUsed,
        TooManyTries,
        JobInactive,
        AlreadyApplied,
        ApplicationWithdrawn,
        LostRace,
        IdempotencyKeyReused,
    ),
)
def confirm_code(
    application_id: Annotated[ApplicationId, Path(alias="applicationId")],
    said: schemas.ConfirmCode,
    use: Use,
    person: CurrentVisitor,
    context: RequestContext,
    repeatable: Repeatable,
) -> schemas.Confirmed:
    """Verifies a guest by the code, in the browser that started the application, or by the link in the mail, in any.

    Sends the application. Where the ad has gone, or the guest has applied before, the verification holds all the same:
    JOB_INACTIVE, or ALREADY_APPLIED with `details.accessLink`, with which `send` goes on.
    """
    if bool(said.code) == bool(said.link_token):
        raise InvalidInput.field("code", "REQUIRED_INPUT")
    key = repeatable(said)
    try:
        if said.link_token:
            written = use.applications.confirm_link(application_id, said.link_token, acting(context, person), key)
        else:
            _require_verifying(person, application_id)
            written = use.applications.confirm_code(application_id, said.code, acting(context, person), key)
    except (AlreadyApplied, JobInactive) as refused:
        refused.details["accessLink"] = _applicant_link(use, application_id)
        use.waiting.shows("applications", "applications", use.platform.logs["applications"].last_position())
        raise
    return schemas.Confirmed(
        application_id=application_id,
        status=status_of(written),
        stale=stale_after(use, written),
        access_link=_applicant_link(use, application_id),
    )


@router.post(
    "/applications/{applicationId}/code/resend",
    dependencies=[limited(RESEND_CODE)],
    status_code=202,
    responses=refusals(
        ApplicationNotFound,
        ApplicationWithdrawn,
        CodeUsed,
        ResendTooSoon,
        TooManyCodes,
        LostRace,
        IdempotencyKeyReused,
    ),
)
def resend_code(
    application_id: Annotated[ApplicationId, Path(alias="applicationId")],
    use: Use,
    person: CurrentVisitor,
    context: RequestContext,
    repeatable: Repeatable,
) -> schemas.CodeResent:
    """Has another code mailed, 30 seconds after the last at the earliest and three a day at the most."""
    application = require_own(use, person, application_id)
    use.applications.request_code(application_id, acting(context, person), repeatable())
    return schemas.CodeResent(verification=verification(application.applicant.contact_kind))


@router.post(
    "/applications/{applicationId}/send",
    dependencies=[limited(WRITE)],
    responses=refusals(
        ApplicationNotFound,
        ApplicantNotVerified,
        AlreadyApplied,
        AlreadySent,
        JobInactive,
        SelectionEnded,
        ApplicationWithdrawn,
        LostRace,
        IdempotencyKeyReused,
    ),
)
def send_application(
    application_id: Annotated[ApplicationId, Path(alias="applicationId")],
    said: schemas.SendApplication,
    use: Use,
    person: CurrentVisitor,
    context: RequestContext,
    repeatable: Repeatable,
) -> schemas.Written:
    """Sends a pending application; a second one for the same job only when that is confirmed."""
    require_own(use, person, application_id)
    written = use.applications.send(
        application_id, acting(context, person), confirmed=said.confirmed, key=repeatable(said)
    )
    return schemas.Written(application_id=application_id, status=status_of(written), stale=stale_after(use, written))


def _require_verifying(person: Visitor, application_id: UUID) -> None:
    """Codes are guessed in the browser that started the application, or nowhere."""
    if person.verifying is None:
        raise LinkMissing
    if person.verifying != application_id:
        raise ApplicationNotFound


def _applicant_link(use: UseCases, application_id: UUID) -> str | None:
    application = use.applications.find(application_id)
    if application is None or application.stage < Stage.VERIFIED:
        return None
    return use.links.sign(ApplicantLink(application_id=application_id))


def status_of(written: Written) -> schemas.Progress:
    """`completed` once it has been sent."""
    return schemas.Progress.COMPLETED if written.sent else schemas.Progress.INITIATED


def stale_after(use: UseCases, written: Written) -> bool:
    """Waits a moment for the lists to show what was written; says whether they still do not."""
    return not use.waiting.shows("applications", "applications", written.position)

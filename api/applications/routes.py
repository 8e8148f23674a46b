"""Routes for applying: start, verify, send."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Path, Response

from api.applications import schemas
from api.applications.applicant import AccountContact, CurrentApplicant, applicant_context
from api.applications.applicant_access import ApplicantAccess, ApplicantIdentity
from api.applications.forms import start_command
from api.applications.serializers import verification
from api.applications.views import ApplicationViews
from api.content.consent import check_versions
from api.content.published_texts import PublishedTexts
from api.http.caller import RequestContext
from api.http.cookies.session import set_link_cookie
from api.http.field_types import JobNumber
from api.http.idempotency import RequestIdempotency
from api.http.openapi.description import OPTIONAL_LINK, problem_responses
from api.http.rate_limit import CONFIRM_CODE, RESEND_CODE, START_APPLICATION, WRITE
from api.http.rate_limiting import rate_limited
from api.services import Use
from domain.accounts.errors import LoginRequired
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
from domain.applications.sending import CommandResult
from domain.applications.service import Applications
from domain.applications.state import Stage
from domain.documents.errors import DocumentNotFound
from domain.documents.service import Documents
from domain.kernel.errors import ConcurrencyConflict, InvalidInput, PersonErased
from domain.kernel.log.idempotency import IdempotencyKeyReused
from domain.kernel.process.settings import Settings
from domain.verification.errors import (
    CodeExpired,
    CodeUsed,
    InvalidVerificationCode,
    InvalidVerificationLink,
    ResendTooSoon,
    TooManyCodes,
    TooManyTries,
    VerificationLinkExpired,
)
from domain.verification.signed_links import (
    ApplicantLink,
    LinkMissing,
    LinkSigner,
    VerificationLink,
    VerifiedContactLink,
)

router = APIRouter(tags=["applications"])

ApplicationId = Annotated[UUID, Path(description="From the response that started the application.")]


@router.post(
    "/applications/{jobId}/application",
    openapi_extra=OPTIONAL_LINK,
    dependencies=[rate_limited(START_APPLICATION)],
    status_code=201,
    responses=problem_responses(
        JobUnknown,
        JobInactive,
        ApplicationTypeUnavailable,
        AlreadyApplied,
        DocumentNotFound,
        SmsUnavailable,
        TooManyCodes,
        PersonErased,
        ConcurrencyConflict,
        IdempotencyKeyReused,
    ),
)
def apply_to_job(
    job_id: Annotated[JobNumber, Path(alias="jobId")],
    form: schemas.ApplyToJob,
    applications: Use[Applications],
    documents: Use[Documents],
    links: Use[LinkSigner],
    views: Use[ApplicationViews],
    person: CurrentApplicant,
    contact: AccountContact,
    context: RequestContext,
    idempotency_key: RequestIdempotency,
    texts: Use[PublishedTexts],
) -> schemas.Started:
    """Starts an application for a job. A guest is mailed a code, and so is a signed-in user with another address or
    number than the account's; otherwise a signed-in user's application is sent at once.

    A guest learns of an earlier application only after verification, since anybody can enter any address.
    """
    check_versions(form.consent, texts.documents())
    command = start_command(documents, links, job_id, form, person, contact)
    written = applications.start(command, context, idempotency_key(form))
    link = VerificationLink(application_id=written.application_id)
    application = None if written.sent else applications.find(written.application_id)
    awaits_code = application is not None and not application.may_be_sent
    return schemas.Started(
        application_id=written.application_id,
        status=status_of(written),
        stale=views.are_stale_after(written.position),
        verification=verification(command.applicant.contact_kind) if awaits_code else None,
        access_link=links.sign(link) if awaits_code else None,
    )


@router.post(
    "/applications/{applicationId}/code",
    openapi_extra=OPTIONAL_LINK,
    dependencies=[rate_limited(CONFIRM_CODE)],
    responses=problem_responses(
        ApplicationNotFound,
        InvalidVerificationCode,
        InvalidVerificationLink,
        VerificationLinkExpired,
        CodeExpired,
        CodeUsed,
        TooManyTries,
        LoginRequired,
        JobInactive,
        AlreadyApplied,
        ApplicationWithdrawn,
        ConcurrencyConflict,
        IdempotencyKeyReused,
    ),
)
def confirm_code(
    application_id: Annotated[ApplicationId, Path(alias="applicationId")],
    body: schemas.ConfirmCode,
    response: Response,
    settings: Use[Settings],
    applications: Use[Applications],
    links: Use[LinkSigner],
    views: Use[ApplicationViews],
    person: CurrentApplicant,
    context: RequestContext,
    idempotency_key: RequestIdempotency,
) -> schemas.Confirmed:
    """Verifies the applicant by the code, in the browser that started the application, or by the mailed link, in any
    browser, for a signed-in user's application in one that is signed in.

    Then sends the application. When the ad is closed, or the guest has applied before, it is verified but not sent:
    JOB_INACTIVE, or ALREADY_APPLIED with `details.accessLink`, which `send` accepts.
    """
    if bool(body.code) == bool(body.link_token):
        raise InvalidInput.field("code", "REQUIRED_INPUT")
    key = idempotency_key(body)
    try:
        if body.link_token:
            _require_account(applications, person, application_id)
            written = applications.confirm_link(
                application_id, body.link_token, applicant_context(context, person), key
            )
        else:
            _require_verifying(person, application_id)
            written = applications.confirm_code(application_id, body.code, applicant_context(context, person), key)
    except (AlreadyApplied, JobInactive) as refused:
        refused.details["accessLink"] = _applicant_link(applications, links, application_id)
        views.wait_for_all()
        raise
    set_link_cookie(response, VerifiedContactLink(application_id=application_id), links, settings)
    return schemas.Confirmed(
        application_id=application_id,
        status=status_of(written),
        stale=views.are_stale_after(written.position),
        access_link=_applicant_link(applications, links, application_id),
    )


@router.post(
    "/applications/{applicationId}/code/resend",
    dependencies=[rate_limited(RESEND_CODE)],
    status_code=202,
    responses=problem_responses(
        ApplicationNotFound,
        ApplicationWithdrawn,
        CodeUsed,
        ResendTooSoon,
        TooManyCodes,
        ConcurrencyConflict,
        IdempotencyKeyReused,
    ),
)
def resend_code(
    application_id: Annotated[ApplicationId, Path(alias="applicationId")],
    applicants: Use[ApplicantAccess],
    applications: Use[Applications],
    person: CurrentApplicant,
    context: RequestContext,
    idempotency_key: RequestIdempotency,
) -> schemas.CodeResent:
    """Mails another code: at most one in 30 seconds and three a day."""
    application = applicants.require_own(person, application_id)
    applications.request_code(application_id, applicant_context(context, person), idempotency_key())
    return schemas.CodeResent(verification=verification(application.applicant.contact_kind))


@router.post(
    "/applications/{applicationId}/send",
    dependencies=[rate_limited(WRITE)],
    responses=problem_responses(
        ApplicationNotFound,
        ApplicantNotVerified,
        AlreadyApplied,
        AlreadySent,
        JobInactive,
        SelectionEnded,
        ApplicationWithdrawn,
        ConcurrencyConflict,
        IdempotencyKeyReused,
    ),
)
def send_application(
    application_id: Annotated[ApplicationId, Path(alias="applicationId")],
    body: schemas.SendApplication,
    applicants: Use[ApplicantAccess],
    applications: Use[Applications],
    views: Use[ApplicationViews],
    person: CurrentApplicant,
    context: RequestContext,
    idempotency_key: RequestIdempotency,
) -> schemas.Written:
    """Sends a pending application; a second one for the same job only when that is confirmed."""
    applicants.require_own(person, application_id)
    written = applications.send(
        application_id, applicant_context(context, person), confirmed=body.confirmed, key=idempotency_key(body)
    )
    return schemas.Written(
        application_id=application_id, status=status_of(written), stale=views.are_stale_after(written.position)
    )


def _require_verifying(person: ApplicantIdentity, application_id: UUID) -> None:
    """Accepts codes only from the browser that started the application, so that others cannot guess them."""
    if person.verifying is None:
        raise LinkMissing
    if person.verifying != application_id:
        raise ApplicationNotFound


def _require_account(applications: Applications, person: ApplicantIdentity, application_id: UUID) -> None:
    """Refuses a mailed link for the application of an account to everybody but that account: it proves only who reads
    the mail."""
    application = applications.find(application_id)
    if application and application.account_id not in (None, person.account_id):
        raise LoginRequired


def _applicant_link(applications: Applications, links: LinkSigner, application_id: UUID) -> str | None:
    application = applications.find(application_id)
    if application is None or application.account_id is not None or application.stage < Stage.VERIFIED:
        return None
    return links.sign(ApplicantLink(application_id=application_id))


def status_of(written: CommandResult) -> schemas.Progress:
    """`completed` once it has been sent."""
    return schemas.Progress.COMPLETED if written.sent else schemas.Progress.INITIATED

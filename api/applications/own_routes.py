"""Routes for the applicant's own applications: list, detail, resend, delete."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Response
from sqlalchemy import ColumnElement, Engine

from api.applications import schemas
from api.applications.applicant import CurrentApplicant, applicant_context
from api.applications.applicant_access import ApplicantAccess, ApplicantIdentity, applications_of
from api.applications.forms import resend_command
from api.applications.job_directory import ApplicationJobDirectory
from api.applications.routes import ApplicationId, status_of
from api.applications.serializers import detail, last_cv, summary
from api.applications.views import ApplicationFinder, ApplicationViews
from api.http.caller import CurrentPrincipal, RequestContext
from api.http.idempotency import RequestIdempotency
from api.http.openapi.description import OPTIONAL_LINK, problem_responses
from api.http.rate_limit import WRITE
from api.http.rate_limiting import rate_limited
from api.services import Use
from domain.accounts.errors import LoginRequired
from domain.applications.errors import (
    ApplicationNotFound,
    ApplicationWithdrawn,
    JobInactive,
    NotSentYet,
    SelectionEnded,
)
from domain.applications.service import Applications
from domain.applications.state import Application
from domain.documents.errors import DocumentNotFound
from domain.documents.service import Documents
from domain.kernel.errors import ConcurrencyConflict, PersonErased, Unavailable
from domain.kernel.log.idempotency import IdempotencyKeyReused
from domain.verification.signed_links import LinkMissing, LinkSigner
from read_models.applications.queries import find_application, list_applications, list_prior, of_account, of_contact
from read_models.kernel.parking import is_parked

router = APIRouter(tags=["applications"])

PER_PAGE = 50


@router.get("/applications", openapi_extra=OPTIONAL_LINK, responses=problem_responses(LinkMissing))
def list_my_applications(
    engine: Use[Engine],
    views: Use[ApplicationViews],
    person: CurrentApplicant,
    response: Response,
    page: Annotated[int, Query(ge=1, le=1000)] = 1,
) -> schemas.MyApplications:
    """Lists the applications of the signed-in user, or of the guest with a link: all verified with the same contact.

    Empty for a guest whose contact is not verified yet.
    """
    response.headers["Cache-Control"] = "no-store"
    if not person.is_known:
        raise LinkMissing
    whose = applications_of(person)
    if whose is None:
        return schemas.MyApplications(items=[], total=0, stale=False)
    is_up_to_date = views.is_up_to_date()
    with engine.connect() as connection:
        rows, total = list_applications(connection, whose, offset=(page - 1) * PER_PAGE, limit=PER_PAGE)
    return schemas.MyApplications(items=[summary(row) for row in rows], total=total, stale=not is_up_to_date)


@router.get("/me/last-cv", responses=problem_responses(LoginRequired))
def show_last_cv(
    engine: Use[Engine], documents: Use[Documents], caller: CurrentPrincipal, response: Response
) -> schemas.LastCv:
    """The CV that the signed-in user applied with last, to be named in another application: `cvDocumentId`.

    Files of an account are under the account's key, and stay while any of its applications names them.
    """
    response.headers["Cache-Control"] = "no-store"
    account_id = caller.account_id
    if account_id is None:
        raise LoginRequired
    with engine.connect() as connection:
        rows, _ = list_applications(connection, of_account(account_id), limit=PER_PAGE)
    return schemas.LastCv(cv=last_cv(rows, account_id, documents))


@router.get("/applications/{applicationId}", responses=problem_responses(ApplicationNotFound))
def show_application(
    application_id: Annotated[ApplicationId, Path(alias="applicationId")],
    applicants: Use[ApplicantAccess],
    views: Use[ApplicationViews],
    rows: Use[ApplicationFinder],
    engine: Use[Engine],
    documents: Use[Documents],
    jobs: Use[ApplicationJobDirectory],
    person: CurrentApplicant,
    response: Response,
) -> schemas.MyApplicationDetail:
    """One application with its timeline, what was sent, the ad as it was then, and earlier applications for the job.

    Waits briefly for the read model to catch up with the application's stream. When a newer event cannot be processed,
    what was before it is shown, as incomplete.
    """
    response.headers["Cache-Control"] = "no-store"
    found = applicants.find_own(person, application_id)
    views.wait_for(found.position)
    row = rows.find(application_id, lambda connection: find_application(connection, application_id))
    with engine.connect() as connection:
        is_complete = found.is_complete and not is_parked(connection, "applications", application_id)
        if row is None:
            raise ApplicationNotFound if found.is_complete else Unavailable
        whose = _known_as(found.state, person)
        prior = () if whose is None else list_prior(connection, row, whose)
    return detail(row, prior, documents, jobs, is_complete=is_complete)


@router.post(
    "/applications/{applicationId}/resend",
    dependencies=[rate_limited(WRITE)],
    responses=problem_responses(
        ApplicationNotFound,
        NotSentYet,
        JobInactive,
        SelectionEnded,
        ApplicationWithdrawn,
        DocumentNotFound,
        PersonErased,
        ConcurrencyConflict,
        IdempotencyKeyReused,
    ),
)
def resend_application(
    application_id: Annotated[ApplicationId, Path(alias="applicationId")],
    form: schemas.ResendChanges,
    applicants: Use[ApplicantAccess],
    applications: Use[Applications],
    links: Use[LinkSigner],
    views: Use[ApplicationViews],
    person: CurrentApplicant,
    context: RequestContext,
    idempotency_key: RequestIdempotency,
) -> schemas.Written:
    """Replaces what was sent, while the ad is active and the selection has not ended. Notifies the employer again."""
    applicants.require_own(person, application_id)
    command = resend_command(links, form)
    written = applications.resend(application_id, command, applicant_context(context, person), idempotency_key(form))
    return schemas.Written(
        application_id=application_id, status=status_of(written), stale=views.are_stale_after(written.position)
    )


@router.delete(
    "/applications/{applicationId}",
    dependencies=[rate_limited(WRITE)],
    responses=problem_responses(ApplicationNotFound, ConcurrencyConflict, IdempotencyKeyReused),
)
def delete_application(
    application_id: Annotated[ApplicationId, Path(alias="applicationId")],
    applicants: Use[ApplicantAccess],
    applications: Use[Applications],
    views: Use[ApplicationViews],
    person: CurrentApplicant,
    context: RequestContext,
    idempotency_key: RequestIdempotency,
) -> schemas.Written:
    """Withdraws the application. A pending one is deleted; an employer who received it sees that it was withdrawn."""
    applicants.require_own(person, application_id)
    written = applications.delete(application_id, applicant_context(context, person), idempotency_key())
    return schemas.Written(
        application_id=application_id, status=status_of(written), stale=views.are_stale_after(written.position)
    )


def _known_as(application: Application, person: ApplicantIdentity) -> ColumnElement[bool] | None:
    """The applicant whose earlier applications may be shown; unknown while the contact is not verified."""
    if application.account_id:
        return of_account(application.account_id)
    return of_contact(person.contact_index) if person.contact_index else None

"""Routes for the applicant's own applications: list, detail, resend, delete."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Response
from sqlalchemy import ColumnElement

from api.applications import schemas
from api.applications.applicant import (
    ApplicantIdentity,
    CurrentApplicant,
    applicant_context,
    applications_of,
    find_own,
    require_own,
)
from api.applications.forms import resend_command
from api.applications.routes import ApplicationId, stale_after, status_of
from api.applications.serializers import detail, summary
from api.dependencies import RequestContext, Use, rate_limited
from api.http.idempotency import RequestIdempotency
from api.http.openapi.description import OPTIONAL_LINK, problem_responses
from api.http.rate_limit import WRITE
from domain.applications.errors import (
    ApplicationNotFound,
    ApplicationWithdrawn,
    JobInactive,
    NotSentYet,
    SelectionEnded,
)
from domain.applications.state import Application
from domain.documents.errors import DocumentNotFound
from domain.kernel.errors import ConcurrencyConflict, PersonErased, Unavailable
from domain.kernel.idempotency import IdempotencyKeyReused
from read_models.applications.queries import find_application, list_applications, list_prior, of_account, of_contact

router = APIRouter(tags=["applications"])

PER_PAGE = 50


@router.get("/applications", openapi_extra=OPTIONAL_LINK)
def list_my_applications(
    use: Use, person: CurrentApplicant, response: Response, page: Annotated[int, Query(ge=1, le=1000)] = 1
) -> schemas.MyApplications:
    """Lists the applications of the signed-in user, or of the guest with a link: all verified with the same contact.

    Empty for an unknown applicant.
    """
    response.headers["Cache-Control"] = "no-store"
    whose = applications_of(person)
    if whose is None:
        return schemas.MyApplications(items=[], total=0)
    with use.platform.engine.connect() as connection:
        rows, total = list_applications(connection, whose, offset=(page - 1) * PER_PAGE, limit=PER_PAGE)
    return schemas.MyApplications(items=[summary(row) for row in rows], total=total)


@router.get("/applications/{applicationId}", responses=problem_responses(ApplicationNotFound))
def show_application(
    application_id: Annotated[ApplicationId, Path(alias="applicationId")],
    use: Use,
    person: CurrentApplicant,
    response: Response,
) -> schemas.MyApplicationDetail:
    """One application with its timeline, what was sent, the ad as it was then, and earlier applications for the job.

    Waits briefly for the read model to catch up with the application's stream.
    """
    response.headers["Cache-Control"] = "no-store"
    found = find_own(use, person, application_id)
    is_shown = use.waiting.shows("applications", "applications", found.position)
    with use.platform.engine.connect() as connection:
        row = find_application(connection, application_id)
        if row is None:
            # It exists in its stream, so 404 would mislead the applicant who has just started it.
            raise ApplicationNotFound if is_shown else Unavailable
        whose = _known_as(found.application, person)
        prior = list_prior(connection, row, whose) if whose is not None else []
    return detail(row, prior, use.documents, use.job_directory)


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
    use: Use,
    person: CurrentApplicant,
    context: RequestContext,
    idempotency_key: RequestIdempotency,
) -> schemas.Written:
    """Replaces what was sent, while the ad is active and the selection has not ended. Notifies the employer again."""
    require_own(use, person, application_id)
    command = resend_command(use, form)
    written = use.applications.resend(
        application_id, command, applicant_context(context, person), idempotency_key(form)
    )
    return schemas.Written(application_id=application_id, status=status_of(written), stale=stale_after(use, written))


@router.delete(
    "/applications/{applicationId}",
    dependencies=[rate_limited(WRITE)],
    responses=problem_responses(ApplicationNotFound, ConcurrencyConflict, IdempotencyKeyReused),
)
def delete_application(
    application_id: Annotated[ApplicationId, Path(alias="applicationId")],
    use: Use,
    person: CurrentApplicant,
    context: RequestContext,
    idempotency_key: RequestIdempotency,
) -> schemas.Written:
    """Withdraws the application. A pending one is deleted; an employer who received it sees that it was withdrawn."""
    require_own(use, person, application_id)
    written = use.applications.delete(application_id, applicant_context(context, person), idempotency_key())
    return schemas.Written(application_id=application_id, status=status_of(written), stale=stale_after(use, written))


def _known_as(application: Application, person: ApplicantIdentity) -> ColumnElement[bool] | None:
    """The applicant whose earlier applications may be shown; unknown while the contact is not verified."""
    if application.account_id:
        return of_account(application.account_id)
    return of_contact(person.contact_index) if person.contact_index else None

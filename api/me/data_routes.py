"""Routes for data protection: consents, access log, export, erasure."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Path, Request, Response, status
from fastapi.responses import StreamingResponse
from sqlalchemy import Engine

from api.http.caller import CorrelationId, CurrentUser, UserInPerson
from api.http.cookies.session import delete_session_cookie
from api.http.cookies.visitor import forget_visitor
from api.http.openapi.description import file_response, problem_responses
from api.http.rate_limit import EXPORT, PROVE
from api.http.rate_limiting import rate_limited
from api.me import schemas
from api.me.security_routes import PROVING
from api.services import Use
from domain.accounts.account import AccountRepository
from domain.accounts.account_erasure import AccountErasure
from domain.accounts.consents import list_consents
from domain.accounts.errors import ExportNotFound, ForbiddenWhileActing
from domain.accounts.impersonation import list_impersonations
from domain.accounts.personal_exports import Export, PersonalExports
from domain.cv.owners import CvOwners
from read_models.activity.openings import OpenedKind, Opening, list_openings
from read_models.activity.queries import first_data_of
from read_models.applications.queries import list_ids_of_account

router = APIRouter(tags=["me"])


@router.get("/me/consents")
def show_consents(person: CurrentUser, engine: Use[Engine]) -> schemas.Consents:
    """The versions of terms and privacy policy that the user agreed to, for the account and for applications."""
    with engine.connect() as connection:
        given = [schemas.ConsentGiven.model_validate(each) for each in list_consents(connection, person.account.id)]
        applications = list_ids_of_account(connection, person.account.id)
        first = first_data_of(connection, "applications", applications)
    given += [
        schemas.ConsentGiven(
            **data["consent"],
            channel="application",
            given_at=data["recorded_at"],
            application_id=application_id,
        )
        for application_id, data in first.items()
    ]
    return schemas.Consents(items=sorted(given, key=lambda each: each.given_at, reverse=True))


@router.get("/me/access")
def show_access(
    person: CurrentUser, engine: Use[Engine], accounts: Use[AccountRepository], cvs: Use[CvOwners]
) -> schemas.Access:
    """Shows who opened the user's applications and CVs, and when administrators acted as the user."""
    cv_ids = cvs.list_all(person.account.id)
    with engine.connect() as connection:
        openings = list_openings(connection, [*list_ids_of_account(connection, person.account.id), *cv_ids])
        visits = list_impersonations(connection, accounts, person.account.id)
    return schemas.Access(
        openings=[_opening(each) for each in openings],
        visits=[schemas.AdministratorVisit.model_validate(each) for each in visits],
    )


@router.post(
    "/me/export",
    dependencies=[rate_limited(PROVE), rate_limited(EXPORT)],
    status_code=status.HTTP_202_ACCEPTED,
    responses=problem_responses(*PROVING),
)
def ask_for_export(
    body: schemas.Proof, person: UserInPerson, exports: Use[PersonalExports], correlation: CorrelationId
) -> schemas.PersonalExport:
    """Starts an export of all the user's personal data. A mail says when it is ready."""
    return _export(exports.request(person.account, person.session, body.password, correlation))


@router.get("/me/exports", responses=problem_responses(ForbiddenWhileActing))
def list_exports(person: UserInPerson, exports: Use[PersonalExports]) -> schemas.PersonalExports:
    """The exports requested within three days, newest first."""
    return schemas.PersonalExports(items=[_export(each) for each in exports.list_of(person.account.id)])


@router.get(
    "/me/exports/{exportId}",
    response_class=Response,
    responses=file_response("The archive.", "application/zip")
    | problem_responses(ExportNotFound, ForbiddenWhileActing),
)
def download_export(
    export_id: Annotated[UUID, Path(alias="exportId")], person: UserInPerson, exports: Use[PersonalExports]
) -> Response:
    """Downloads the archive of an export."""
    export, pieces = exports.read(person.account.id, export_id)
    headers = {
        "Content-Disposition": f'attachment; filename="karijera-{export.requested_at:%Y-%m-%d}.zip"',
        "Content-Length": str(export.size),
        "Cache-Control": "no-store",
    }
    return StreamingResponse(pieces, media_type="application/zip", headers=headers)


@router.post(
    "/me/erase",
    dependencies=[rate_limited(PROVE)],
    status_code=status.HTTP_202_ACCEPTED,
    responses=problem_responses(*PROVING),
)
def erase(
    body: schemas.Proof,
    person: UserInPerson,
    request: Request,
    response: Response,
    erasure: Use[AccountErasure],
    correlation: CorrelationId,
) -> None:
    """Erases all the user's personal data for good: signs out at once, then notifies employers, then deletes."""
    erasure.request(person.account, person.session, body.password, correlation)
    delete_session_cookie(response)
    forget_visitor(request, response)


def _opening(opening: Opening) -> schemas.Opening:
    is_cv = opening.kind is OpenedKind.CV
    return schemas.Opening(
        kind=opening.kind,
        application_id=None if is_cv else opening.opened_id,
        cv_id=opening.opened_id if is_cv else None,
        job_title=opening.job_title,
        employer_id=opening.employer_id,
        employer_name=opening.employer_name,
        at=opening.at,
    )


def _export(export: Export) -> schemas.PersonalExport:
    return schemas.PersonalExport.model_validate(export)

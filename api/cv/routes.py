"""Routes for the CVs of the signed-in user: list, begin, show, delete."""

from fastapi import APIRouter, status
from sqlalchemy import Engine

from api.cv import schemas
from api.cv.first_content import first_content
from api.cv.paths import CvId
from api.cv.serializers import listed, shown
from api.cv.views import CvViews
from api.http.caller import CurrentUser, RequestContext
from api.http.idempotency import RequestIdempotency
from api.http.openapi.description import problem_responses
from api.http.rate_limit import WRITE
from api.http.rate_limiting import rate_limited
from api.services import Use
from domain.cv.commands import CreateCv
from domain.cv.errors import CvNotFound, CvTooLong, TooManyCvItems, TooManyCvs
from domain.cv.owners import MAX_CVS
from domain.cv.service import Cvs
from domain.employers.service import names_of
from domain.kernel.errors import ConcurrencyConflict, PersonErased
from domain.kernel.log.idempotency import IdempotencyKeyReused
from read_models.cv.queries import list_cvs

router = APIRouter(tags=["cv"])


@router.get("/me/cvs")
def list_my_cvs(person: CurrentUser, engine: Use[Engine], views: Use[CvViews]) -> schemas.ListedCvs:
    """The CVs of the signed-in user."""
    is_up_to_date = views.is_up_to_date()
    with engine.connect() as connection:
        rows = list_cvs(connection, person.account.id)
    return schemas.ListedCvs(items=[listed(row) for row in rows], limit=MAX_CVS, stale=not is_up_to_date)


@router.post(
    "/me/cvs",
    dependencies=[rate_limited(WRITE)],
    status_code=status.HTTP_201_CREATED,
    responses=problem_responses(
        CvNotFound, TooManyCvs, TooManyCvItems, CvTooLong, PersonErased, ConcurrencyConflict, IdempotencyKeyReused
    ),
)
def create_cv(
    body: schemas.NewCv,
    person: CurrentUser,
    cvs: Use[Cvs],
    views: Use[CvViews],
    context: RequestContext,
    idempotency_key: RequestIdempotency,
) -> schemas.CreatedCv:
    """Begins a CV: with the account's name and e-mail address, or as a copy of another one of the account's CVs."""
    account, key = person.account, idempotency_key(body)
    if body.copy_of:
        created = cvs.duplicate(account.id, body.copy_of, body.name, body.language, context, key)
    else:
        content = first_content(account, body.language)
        created = cvs.create(CreateCv(account.id, body.name, content), context, key)
    views.wait_for(created.position)
    return schemas.CreatedCv(id=created.cv_id, version=created.version)


@router.get("/me/cvs/{cvId}", responses=problem_responses(CvNotFound))
def show_cv(cv_id: CvId, person: CurrentUser, cvs: Use[Cvs], engine: Use[Engine]) -> schemas.ShownCv:
    """One CV with its content, how complete it is, and who finds it."""
    cv = cvs.require(person.account.id, cv_id).cv
    with engine.connect() as connection:
        names = names_of(connection, sorted(cv.excluded))
    return shown(cv_id, cv, names)


@router.delete(
    "/me/cvs/{cvId}",
    dependencies=[rate_limited(WRITE)],
    status_code=status.HTTP_204_NO_CONTENT,
    responses=problem_responses(CvNotFound, ConcurrencyConflict, IdempotencyKeyReused),
)
def delete_cv(
    cv_id: CvId,
    person: CurrentUser,
    cvs: Use[Cvs],
    views: Use[CvViews],
    context: RequestContext,
    idempotency_key: RequestIdempotency,
) -> None:
    """Deletes a CV for good: nothing that stood in it can be read again."""
    views.wait_for(cvs.delete(person.account.id, cv_id, context, idempotency_key()))

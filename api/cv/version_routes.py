"""Routes for earlier versions of a CV: list, show, restore."""

from typing import Annotated

from fastapi import APIRouter, Path, Query

from api.cv import schemas
from api.cv.paths import CvId
from api.cv.serializers import earlier_cv, edited, version
from api.cv.views import CvViews
from api.http.caller import CurrentUser, RequestContext
from api.http.field_types import LARGEST_ID
from api.http.idempotency import RequestIdempotency
from api.http.openapi.description import problem_responses
from api.http.rate_limit import WRITE
from api.http.rate_limiting import rate_limited
from api.services import Use
from domain.cv.changes import list_changes
from domain.cv.commands import RestoreVersion
from domain.cv.errors import CvChangedMeanwhile, CvNotFound, CvVersionNotFound
from domain.cv.service import Cvs
from domain.kernel.errors import ConcurrencyConflict
from domain.kernel.log.idempotency import IdempotencyKeyReused

router = APIRouter(tags=["cv"])

PER_PAGE = 50

VersionNumber = Annotated[int, Path(ge=1, le=LARGEST_ID)]


@router.get("/me/cvs/{cvId}/versions", responses=problem_responses(CvNotFound))
def list_cv_versions(
    cv_id: CvId, person: CurrentUser, cvs: Use[Cvs], before: Annotated[int | None, Query(ge=1, le=LARGEST_ID)] = None
) -> schemas.CvVersions:
    """Lists changes of the CV's name and content, newest first, 50 at a time; `before` continues the list."""
    changes = [*list_changes(cvs.require(person.account.id, cv_id).history)]
    older = [change for change in reversed(changes) if before is None or change.version < before]
    page = older[:PER_PAGE]
    return schemas.CvVersions(
        items=[version(change) for change in page],
        next_before=page[-1].version if len(older) > PER_PAGE else None,
    )


@router.get("/me/cvs/{cvId}/versions/{version}", responses=problem_responses(CvNotFound, CvVersionNotFound))
def show_cv_version(
    cv_id: CvId, number: Annotated[VersionNumber, Path(alias="version")], person: CurrentUser, cvs: Use[Cvs]
) -> schemas.EarlierCv:
    """Shows the CV's name and content in this version."""
    return earlier_cv(cvs.require(person.account.id, cv_id).at(number))


@router.post(
    "/me/cvs/{cvId}/restore",
    dependencies=[rate_limited(WRITE)],
    responses=problem_responses(
        CvNotFound, CvVersionNotFound, CvChangedMeanwhile, ConcurrencyConflict, IdempotencyKeyReused
    ),
)
def restore_cv_version(
    cv_id: CvId,
    body: schemas.RestoredCv,
    person: CurrentUser,
    cvs: Use[Cvs],
    views: Use[CvViews],
    context: RequestContext,
    idempotency_key: RequestIdempotency,
) -> schemas.EditedCv:
    """Goes back to the content of an earlier version; the name stays. It can be undone like any other change."""
    command = RestoreVersion(body.version, body.base_version)
    outcome = cvs.restore(person.account.id, cv_id, command, context, idempotency_key(body))
    views.wait_for(outcome.position)
    return edited(outcome)

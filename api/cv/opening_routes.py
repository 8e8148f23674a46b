"""The route that says who looked at a CV."""

from typing import Annotated

from fastapi import APIRouter, Query, Response
from sqlalchemy import Engine

from api.cv import schemas
from api.cv.paths import CvId
from api.http.caller import CurrentUser
from api.http.openapi.description import problem_responses
from api.services import Use
from domain.cv.errors import CvNotFound
from domain.cv.service import Cvs
from read_models.activity.openings import list_openings
from read_models.kernel.waiting import CheckpointWaiter

router = APIRouter(tags=["cv"])

PER_PAGE = 50


@router.get("/me/cvs/{cvId}/openings", responses=problem_responses(CvNotFound))
def list_cv_openings(
    cv_id: CvId,
    person: CurrentUser,
    cvs: Use[Cvs],
    engine: Use[Engine],
    waiter: Use[CheckpointWaiter],
    response: Response,
    page: Annotated[int, Query(ge=1, le=10_000)] = 1,
) -> schemas.CvOpenings:
    """Lists which employers opened the CV in the CV database, and when; the last one first."""
    response.headers["Cache-Control"] = "no-store"
    waiter.shows("activity", "cv", cvs.require(person.account.id, cv_id).position)
    with engine.connect() as connection:
        openings = list_openings(connection, [cv_id])
    shown = openings[(page - 1) * PER_PAGE : page * PER_PAGE]
    return schemas.CvOpenings(
        items=[
            schemas.CvOpening(employer_id=each.employer_id, employer_name=each.employer_name, at=each.at)
            for each in shown
        ],
        total=len(openings),
        total_pages=-(-len(openings) // PER_PAGE),
    )

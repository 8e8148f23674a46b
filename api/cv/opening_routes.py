"""The route that says who looked at a CV."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from api.cv import schemas
from api.cv.paths import CvId
from api.http.caller import CurrentUser
from api.http.openapi.description import problem_responses
from api.services import Use
from domain.cv.errors import CvNotFound
from domain.cv.openings import list_openings
from domain.cv.service import Cvs

router = APIRouter(tags=["cv"])

PER_PAGE = 50


@router.get("/me/cvs/{cvId}/openings", responses=problem_responses(CvNotFound))
def list_cv_openings(
    cv_id: CvId,
    person: CurrentUser,
    cvs: Use[Cvs],
    response: Response,
    page: Annotated[int, Query(ge=1, le=10_000)] = 1,
) -> schemas.CvOpenings:
    """Lists which employers opened the CV in the CV database, and when; the last one first."""
    response.headers["Cache-Control"] = "no-store"
    openings = [*list_openings(cvs.require(person.account.id, cv_id).history)][::-1]
    shown = openings[(page - 1) * PER_PAGE : page * PER_PAGE]
    return schemas.CvOpenings(
        items=[
            schemas.CvOpening(employer_id=each.employer_id, employer_name=each.employer_name, at=each.at)
            for each in shown
        ],
        total=len(openings),
        total_pages=-(-len(openings) // PER_PAGE),
    )

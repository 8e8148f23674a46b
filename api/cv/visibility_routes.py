"""Routes for who finds a CV in the CV database."""

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Depends, Path
from sqlalchemy import Engine

from api.cv import schemas
from api.cv.paths import CvId
from api.cv.serializers import visibility
from api.cv.views import CvViews
from api.http.caller import CurrentUser, RequestContext
from api.http.field_types import EmployerNumber
from api.http.openapi.description import problem_responses
from api.http.rate_limit import WRITE
from api.http.rate_limiting import rate_limited
from api.services import Use
from domain.cv.errors import CvIncomplete, CvNotFound, TooManyExcludedEmployers
from domain.cv.service import Cvs
from domain.cv.visibility import CvVisibility
from domain.employers.errors import EmployerNotFound
from domain.employers.service import Employers, names_of
from domain.kernel.errors import ConcurrencyConflict

router = APIRouter(tags=["cv"], dependencies=[rate_limited(WRITE)])

EmployerId = Annotated[EmployerNumber, Path(alias="employerId")]


def _changed(
    cv_id: CvId, person: CurrentUser, cvs: Use[Cvs], views: Use[CvViews], engine: Use[Engine]
) -> Callable[[int], schemas.ChangedCvVisibility]:
    def answer(position: int) -> schemas.ChangedCvVisibility:
        views.wait_for(position)
        cv = cvs.require(person.account.id, cv_id).cv
        with engine.connect() as connection:
            names = names_of(connection, sorted(cv.excluded))
        return schemas.ChangedCvVisibility(version=cv.version, visibility=visibility(cv, names))

    return answer


Changed = Annotated[Callable[[int], schemas.ChangedCvVisibility], Depends(_changed)]
"""Answers once the list shows a position of the log."""


@router.put("/me/cvs/{cvId}/visibility", responses=problem_responses(CvNotFound, CvIncomplete, ConcurrencyConflict))
def choose_visibility(
    cv_id: CvId,
    body: schemas.ChosenCvVisibility,
    person: CurrentUser,
    shown: Use[CvVisibility],
    context: RequestContext,
    changed: Changed,
) -> schemas.ChangedCvVisibility:
    """Lets employers find the CV, or not. Of an account's CVs one is visible at most: showing one hides the other."""
    choose = shown.show if body.visible else shown.hide
    return changed(choose(person.account.id, cv_id, context))


@router.put(
    "/me/cvs/{cvId}/excluded-employers/{employerId}",
    responses=problem_responses(CvNotFound, EmployerNotFound, TooManyExcludedEmployers, ConcurrencyConflict),
)
def exclude_employer(
    cv_id: CvId,
    employer_id: EmployerId,
    person: CurrentUser,
    shown: Use[CvVisibility],
    employers: Use[Employers],
    context: RequestContext,
    changed: Changed,
) -> schemas.ChangedCvVisibility:
    """Keeps an employer from finding the CV, now or once it is visible."""
    employers.get(employer_id)
    return changed(shown.exclude(person.account.id, cv_id, employer_id, context))


@router.delete(
    "/me/cvs/{cvId}/excluded-employers/{employerId}", responses=problem_responses(CvNotFound, ConcurrencyConflict)
)
def readmit_employer(
    cv_id: CvId,
    employer_id: EmployerId,
    person: CurrentUser,
    shown: Use[CvVisibility],
    context: RequestContext,
    changed: Changed,
) -> schemas.ChangedCvVisibility:
    """Ends that."""
    return changed(shown.readmit(person.account.id, cv_id, employer_id, context))

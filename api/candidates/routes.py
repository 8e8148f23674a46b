"""Routes of the CV database. Only an explicit request opens a CV, never reading the list."""

from typing import Annotated

from fastapi import APIRouter, Query, Response
from sqlalchemy import Engine

from api.candidates import schemas, serializers
from api.candidates.filter import WantedCandidates
from api.candidates.member_access import CandidateReader
from api.candidates.opening_limit import OpeningLimit, TooManyCandidatesOpened
from api.cv.paths import CvId
from api.http.caller import RequestContext
from api.http.openapi.description import problem_responses
from api.http.rate_limit import WRITE
from api.http.rate_limiting import rate_limited
from api.http.request_locale import RequestLocale
from api.services import Use
from domain.cv.candidates import Candidates
from domain.cv.errors import CandidateNotFound
from domain.employers.service import Employers
from domain.kernel.database.clock import Clock
from domain.kernel.errors import ConcurrencyConflict
from read_models.candidates.queries import find_candidates

router = APIRouter(tags=["candidates"])

PER_PAGE = 20


@router.get("/candidates", responses=problem_responses(CandidateNotFound))
def list_candidates(
    reader: CandidateReader,
    wanted: WantedCandidates,
    candidates: Use[Candidates],
    employers: Use[Employers],
    engine: Use[Engine],
    clock: Use[Clock],
    locale: RequestLocale,
    response: Response,
    page: Annotated[int, Query(ge=1, le=10_000)] = 1,
) -> schemas.ListedCandidates:
    """CVs that the employer finds, without names, last changed first. One that was hidden a moment ago is left out, so
    that a page may be shorter than others."""
    response.headers["Cache-Control"] = "no-store"
    employer = employers.find(reader.employer_id)
    if employer is None:
        raise CandidateNotFound
    with engine.connect() as connection:
        found = find_candidates(connection, reader.employer_id, wanted, page=page, per_page=PER_PAGE)
    today = clock().date()
    return schemas.ListedCandidates(
        employer_id=employer.id,
        employer_name=employer.profile.name,
        position_name=serializers.position_name(wanted.position, locale),
        place_name=serializers.place_name(wanted.place_id, locale),
        items=[
            serializers.listed(each, locale, today) for each in candidates.list_found(found.cv_ids, reader.employer_id)
        ],
        total=found.total,
        total_pages=-(-found.total // PER_PAGE),
    )


@router.post(
    "/candidates/{cvId}/open",
    dependencies=[rate_limited(WRITE)],
    responses=problem_responses(CandidateNotFound, ConcurrencyConflict, TooManyCandidatesOpened),
)
def open_candidate(
    cv_id: CvId,
    reader: CandidateReader,
    candidates: Use[Candidates],
    employers: Use[Employers],
    limit: Use[OpeningLimit],
    context: RequestContext,
    response: Response,
) -> schemas.OpenedCandidate:
    """The CV with name and contact. Its owner sees which employer opened it, and when; opening it again within an hour
    records nothing, and counts towards no limit."""
    response.headers["Cache-Control"] = "no-store"
    employer = employers.find(reader.employer_id)
    if employer is None:
        raise CandidateNotFound
    if not candidates.has_open(cv_id, reader):
        limit.require(reader)
    return serializers.opened(candidates.open(cv_id, reader, employer.profile.name, context))

"""Routes that answer why a job was mailed for a saved search, or was not."""

from typing import Annotated

from fastapi import APIRouter, Path, Query

from api.http.caller import CurrentUser
from api.http.field_types import LARGEST_ID
from api.http.openapi.description import problem_responses
from api.http.request_locale import RequestLocale
from api.jobs.viewer import CurrentViewer
from api.saved_searches import match_schemas
from api.saved_searches.guest_link import SearchId
from api.saved_searches.matches import MatchViews
from api.services import Use
from domain.jobs.errors import JobNotFound
from domain.saved_searches.errors import SavedSearchNotFound

router = APIRouter(tags=["saved-searches"])

Cursor = Annotated[int | None, Query(ge=1, le=LARGEST_ID, description="`nextCursor` of the previous response.")]
JobNumber = Annotated[int, Path(alias="jobId", ge=1, le=LARGEST_ID)]


@router.get("/me/saved-searches/{searchId}/matches", responses=problem_responses(SavedSearchNotFound))
def list_matches(
    search_id: SearchId,
    person: CurrentUser,
    matches: Use[MatchViews],
    viewer: CurrentViewer,
    locale: RequestLocale,
    cursor: Cursor = None,
) -> match_schemas.SearchMatches:
    """The jobs that a saved search has found, twenty at a time, and what became of each."""
    return matches.list(person.account.id, search_id, cursor, viewer, locale)


@router.get(
    "/me/saved-searches/{searchId}/matches/{jobId}", responses=problem_responses(SavedSearchNotFound, JobNotFound)
)
def explain_match(
    search_id: SearchId,
    job_number: JobNumber,
    person: CurrentUser,
    matches: Use[MatchViews],
    viewer: CurrentViewer,
    locale: RequestLocale,
) -> match_schemas.ExplainedMatch:
    """Explains why a job was mailed for a saved search, or was not; for one that never matched, which conditions it
    does not fulfil."""
    return matches.explain(person.account.id, search_id, job_number, viewer, locale)

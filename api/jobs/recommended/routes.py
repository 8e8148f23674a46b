"""Route for recommended jobs."""

from typing import Annotated

from fastapi import APIRouter, Query

from api.http.caller import CurrentPrincipal
from api.http.concurrency_limit import ConcurrencyLimit
from api.http.owner import ObservedOwner
from api.http.request_locale import RequestLocale
from api.jobs.recommended.recommendations import Recommendations
from api.jobs.recommended.schemas import RecommendedJobs
from api.jobs.viewer import Viewer
from api.services import Use

router = APIRouter(tags=["jobs"])

Page = Annotated[int, Query(ge=1, le=100, description="From 1; a page beyond the last has no items.")]
PerPage = Annotated[int, Query(alias="perPage", ge=1, le=50)]


@router.get("/jobs/recommended")
async def list_recommended_jobs(
    recommendations: Use[Recommendations],
    limit: Use[ConcurrencyLimit],
    caller: CurrentPrincipal,
    owner: ObservedOwner,
    locale: RequestLocale,
    page: Page = 1,
    per_page: PerPage = 20,
) -> RecommendedJobs:
    """Open jobs for the signed-in user, or for this browser, each with the reasons why: an earlier search that it fits,
    a saved job or one applied for that it is similar to, the place of the user's address that it is near.

    Nothing for a browser whose cookie `cookie-choice` is neither `all` nor `all-google`, and nothing without such a
    reason. At most three jobs of an employer; none that was saved or applied for already.
    """
    viewer = Viewer(caller.account_id, owner)
    return await limit.run(lambda: recommendations.list(viewer, locale, page=page, per_page=per_page))

"""Route for popular searches."""

from fastapi import APIRouter, Response

from api.dependencies import RequestLocale
from api.jobs.dependencies import UseJobSearch, UsePopularSearches
from api.jobs.popular_searches import KEPT_SECONDS
from api.jobs.query_parser import describe, parse_search
from api.jobs.search_schemas import PopularSearches

router = APIRouter(tags=["jobs"])


@router.get("/jobs/popular-searches")
def list_popular_searches(
    popular: UsePopularSearches, job_search: UseJobSearch, response: Response, locale: RequestLocale
) -> PopularSearches:
    """Searches that many people made; empty while too few have."""
    response.headers["Cache-Control"] = f"public, max-age={KEPT_SECONDS}"
    response.headers["Vary"] = "Accept-Language"
    searches = [parse_search(filters, locale) for filters in popular.get()]
    employers = job_search.employers_of(searches)
    return PopularSearches(items=[describe(each, locale, employers) for each in searches])

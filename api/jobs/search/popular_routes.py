"""Route for popular searches."""

from fastapi import APIRouter, Response

from api.http.request_locale import RequestLocale
from api.jobs.search.description import describe, employers_of
from api.jobs.search.popular_searches import KEPT_SECONDS, PopularSearchCache
from api.jobs.search.schemas import PopularSearches
from api.services import Use
from read_models.employers.label_cache import EmployerCache
from read_models.job_search.policy.understood_search import understand

router = APIRouter(tags=["jobs"])


@router.get("/jobs/popular-searches")
def list_popular_searches(
    popular: Use[PopularSearchCache], labels: Use[EmployerCache], response: Response, locale: RequestLocale
) -> PopularSearches:
    """Searches that many people made; empty while too few have."""
    response.headers["Cache-Control"] = f"public, max-age={KEPT_SECONDS}"
    response.headers["Vary"] = "Accept-Language"
    searches = [understand(filters.typed(), locale) for filters in popular.get()]
    employers = employers_of(searches, labels)
    return PopularSearches(items=[describe(each, locale, employers) for each in searches])

"""Finding job ads."""

from typing import Annotated

from fastapi import APIRouter, Query

from api.dependencies import RequestLocale, Use
from api.jobs.parameters import LARGEST_PAGE, SearchFilters, SearchParameters
from api.jobs.personal import CurrentPerson, cards_for
from api.jobs.schemas import JobCard
from api.jobs.search_schemas import JobList, JobSearch, SearchUserInfo
from api.jobs.understanding import Understood, describe, understand
from api.openapi import OPTIONAL_LINK
from domain.jobs.formats import JobFormat
from read_models.job_pages.queries import list_cards, list_featured

router = APIRouter(tags=["jobs"])

PER_PAGE = 20
FEATURED = (JobFormat.FEATURED_HOME, JobFormat.FEATURED, JobFormat.EXCLUSIVE_HOME, JobFormat.EXCLUSIVE, JobFormat.VIDEO)
EVERYTHING = SearchFilters()

Page = Annotated[int, Query(ge=1, le=LARGEST_PAGE, description="From 1; a page beyond the last has no items.")]


@router.get("/jobs/search", openapi_extra=OPTIONAL_LINK)
def search_jobs(
    use: Use, locale: RequestLocale, person: CurrentPerson, asked: Annotated[SearchParameters, Query()]
) -> JobList:
    """Active jobs, the most prominent format first, then the newest."""
    search = understand(asked, locale)
    if search.finds_nothing:
        return _list(0, [], search, locale)
    areas = () if asked.exclude_locations else search.areas
    with use.platform.engine.connect() as connection:
        found = list_cards(connection, query=search.text, locations=areas, page=asked.page, per_page=PER_PAGE)
        cards = cards_for(connection, person, found.cards, locale)
    return _list(found.total, cards, search, locale)


@router.get("/jobs/search/featured", openapi_extra=OPTIONAL_LINK)
def search_featured_jobs(
    use: Use, locale: RequestLocale, person: CurrentPerson, asked: Annotated[SearchParameters, Query()]
) -> JobList:
    """Of the same search, what is shown most prominently."""
    with use.platform.engine.connect() as connection:
        found = list_featured(connection, FEATURED, page=asked.page, per_page=PER_PAGE)
        cards = cards_for(connection, person, found.cards, locale)
    return _list(found.total, cards, understand(asked, locale), locale)


@router.get("/jobs/search/params")
def understand_search(locale: RequestLocale, asked: Annotated[SearchFilters, Query()]) -> JobSearch:
    """The names of what a search asks for, without searching."""
    return describe(understand(asked, locale), locale)


@router.get("/jobs/featured", openapi_extra=OPTIONAL_LINK)
def list_featured_jobs(use: Use, locale: RequestLocale, person: CurrentPerson, page: Page = 1) -> JobList:
    """Active jobs whose employers pay for a prominent place."""
    with use.platform.engine.connect() as connection:
        found = list_featured(connection, FEATURED, page=page, per_page=PER_PAGE)
        cards = cards_for(connection, person, found.cards, locale)
    return _list(found.total, cards, understand(EVERYTHING, locale), locale)


def _list(total: int, cards: list[JobCard], search: Understood, locale: RequestLocale) -> JobList:
    return JobList(
        items=cards,
        total=total,
        total_pages=-(-total // PER_PAGE),
        next_cursor=None,
        search=describe(search, locale),
        facets=[],
        user_info=SearchUserInfo(is_saved=False),
    )

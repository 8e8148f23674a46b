"""Finding and reading job ads."""

from datetime import datetime
from typing import Annotated

from fastapi import APIRouter, Query

from api.dependencies import RequestLocale, Use
from api.jobs import presenting
from api.jobs.parameters import LARGEST_PAGE, SearchFilters, SearchParameters
from api.jobs.personal import CurrentPerson, cards_for, known
from api.jobs.schemas import JobCard, JobDetail
from api.jobs.search_schemas import JobList, JobSearch, SearchUserInfo
from api.jobs.understanding import Understood, describe, understand
from api.openapi import OPTIONAL_LINK, refusals
from api.schema import JobNumber, Moment
from domain.jobs.errors import JobAlreadyRemoved, JobNotFound
from domain.jobs.events import JobPublished, JobRemoved
from domain.jobs.formats import JobFormat
from read_models.job_pages.history import page_as_of
from read_models.job_pages.queries import find_page, list_cards, list_featured, list_similar

router = APIRouter(tags=["jobs"])

PER_PAGE = 20
FEATURED = (JobFormat.FEATURED_HOME, JobFormat.FEATURED, JobFormat.EXCLUSIVE_HOME, JobFormat.EXCLUSIVE, JobFormat.VIDEO)
EVERYTHING = SearchFilters()

Page = Annotated[int, Query(ge=1, le=LARGEST_PAGE, description="From 1; a page beyond the last has no items.")]

AsOf = Annotated[
    Moment | None,
    Query(alias="asOf", description="The ad as it stood then (RFC 3339); one that is still to come means now."),
]


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


@router.get("/jobs/{job_id}", openapi_extra=OPTIONAL_LINK, responses=refusals(JobNotFound, JobAlreadyRemoved))
def get_job(use: Use, locale: RequestLocale, person: CurrentPerson, job_id: JobNumber, as_of: AsOf = None) -> JobDetail:
    """One job with everything its page shows, also after its deadline, or as it stood at a moment."""
    if as_of:
        return _as_it_stood(use, locale, person, job_id, as_of)
    with use.platform.engine.connect() as connection:
        page = find_page(connection, job_id)
        if page is None:
            raise JobNotFound
        similar = list_similar(connection, page.card)
        theirs = known(connection, person, [job_id, *(job.number for job in similar)])
    return presenting.detail(
        page,
        theirs.info(page.card),
        [presenting.card(job, theirs.info(job), locale) for job in similar],
        locale,
    )


def _as_it_stood(use: Use, locale: RequestLocale, person: CurrentPerson, job_id: int, as_of: datetime) -> JobDetail:
    history = use.jobs.history(job_id)
    if {JobPublished, JobRemoved} <= {type(recorded.fact) for recorded in history}:
        raise JobAlreadyRemoved
    moment = min(as_of, use.platform.clock())
    page = page_as_of(history, moment)
    if page is None:
        raise JobNotFound
    with use.platform.engine.connect() as connection:
        theirs = known(connection, person, [job_id])
    return presenting.detail(page, theirs.info(page.card), [], locale, as_of=moment)


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

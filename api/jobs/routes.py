"""Finding and reading job ads."""

from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import Field

from api.dependencies import RequestLocale, Use
from api.jobs import presenting
from api.jobs.locations import recognise
from api.jobs.schemas import JobDetail, JobList, JobSearch, Named
from api.openapi import refusals
from api.schema import JobNumber, Line
from domain.jobs.errors import JobNotFound
from domain.jobs.formats import JobFormat
from read_models.job_pages.queries import CardList, find_page, list_cards, list_featured, list_similar

router = APIRouter(tags=["jobs"])

PER_PAGE = 20
FEATURED = (JobFormat.FEATURED_HOME, JobFormat.FEATURED, JobFormat.EXCLUSIVE_HOME, JobFormat.EXCLUSIVE, JobFormat.VIDEO)

Page = Annotated[int, Query(ge=1, le=100_000, description="From 1; a page beyond the last has no items.")]
Words = Annotated[
    Line, Field(max_length=200), Query(description="Words of title, employer or place, all of which must be there.")
]
Where = Annotated[
    list[Annotated[Line, Field(max_length=100)]],
    Query(max_length=20, description="Names or ids of places and regions; one of them must fit."),
]


@router.get("/jobs/search")
def search_jobs(use: Use, locale: RequestLocale, query: Words = "", locations: Where = [], page: Page = 1) -> JobList:  # noqa: B006 - never changed; FastAPI copies it
    """Active jobs, the most prominent format first, then the newest."""
    where = recognise(locations, locale)
    search = JobSearch(
        query=query,
        locations=[Named(id=key, name=name) for key, name in where.known.items()],
        unknown_locations=where.unknown,
    )
    if where.unknown and not where.known:
        return _list(CardList((), 0), search, locale)
    with use.platform.engine.connect() as connection:
        found = list_cards(connection, query=query, locations=list(where.known), page=page, per_page=PER_PAGE)
    return _list(found, search, locale)


@router.get("/jobs/featured")
def list_featured_jobs(use: Use, locale: RequestLocale, page: Page = 1) -> JobList:
    """Active jobs whose employers pay for a prominent place."""
    with use.platform.engine.connect() as connection:
        found = list_featured(connection, FEATURED, page=page, per_page=PER_PAGE)
    return _list(found, JobSearch(query="", locations=[], unknown_locations=[]), locale)


@router.get("/jobs/{job_id}", responses=refusals(JobNotFound))
def get_job(use: Use, locale: RequestLocale, job_id: JobNumber) -> JobDetail:
    """One job with everything its page shows, also after its deadline."""
    with use.platform.engine.connect() as connection:
        page = find_page(connection, job_id)
        if page is None:
            raise JobNotFound
        return presenting.detail(page, list_similar(connection, page.card), locale)


def _list(found: CardList, search: JobSearch, locale: RequestLocale) -> JobList:
    return JobList(
        items=[presenting.card(job, locale) for job in found.cards],
        total=found.total,
        total_pages=-(-found.total // PER_PAGE),
        search=search,
    )

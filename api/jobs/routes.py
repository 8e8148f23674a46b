"""Finding and reading job ads."""

from datetime import datetime
from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import Field

from api.dependencies import RequestLocale, Use
from api.jobs import presenting
from api.jobs.locations import recognise
from api.jobs.schemas import JobDetail, JobList, JobSearch, Named
from api.openapi import refusals
from api.schema import JobNumber, Line, Moment
from domain.jobs.errors import JobAlreadyRemoved, JobNotFound
from domain.jobs.events import JobPublished, JobRemoved
from domain.jobs.formats import JobFormat
from read_models.job_pages.history import page_as_of
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

AsOf = Annotated[
    Moment | None,
    Query(alias="asOf", description="The ad as it stood then (RFC 3339); one that is still to come means now."),
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


@router.get("/jobs/{job_id}", responses=refusals(JobNotFound, JobAlreadyRemoved))
def get_job(use: Use, locale: RequestLocale, job_id: JobNumber, as_of: AsOf = None) -> JobDetail:
    """One job with everything its page shows, also after its deadline, or as it stood at a moment."""
    if as_of:
        return _as_it_stood(use, locale, job_id, as_of)
    with use.platform.engine.connect() as connection:
        page = find_page(connection, job_id)
        if page is None:
            raise JobNotFound
        return presenting.detail(page, list_similar(connection, page.card), locale)


def _as_it_stood(use: Use, locale: RequestLocale, job_id: int, as_of: datetime) -> JobDetail:
    history = use.jobs.history(job_id)
    if {JobPublished, JobRemoved} <= {type(recorded.fact) for recorded in history}:
        raise JobAlreadyRemoved
    moment = min(as_of, use.platform.clock())
    page = page_as_of(history, moment)
    if page is None:
        raise JobNotFound
    return presenting.detail(page, (), locale, as_of=moment)


def _list(found: CardList, search: JobSearch, locale: RequestLocale) -> JobList:
    return JobList(
        items=[presenting.card(job, locale) for job in found.cards],
        total=found.total,
        total_pages=-(-found.total // PER_PAGE),
        search=search,
    )

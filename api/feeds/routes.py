"""Routes of the job feeds: changes, snapshot, single job, and Indeed XML."""

from collections.abc import Iterator, Sequence

import orjson
from fastapi import APIRouter, Request, Response
from sqlalchemy import Engine

from api.feeds.ads import feed_job
from api.feeds.indeed import indeed_xml
from api.feeds.schemas import ChangeFeedPage, FeedChange, FeedJob
from api.feeds.streaming import streamed
from api.http.conditional_requests import etag_response
from api.http.field_types import JobNumber
from api.http.openapi.description import problem_responses
from api.http.rate_limit import FEED, WHOLE_FEED
from api.http.rate_limiting import rate_limited
from api.jobs.page_finder import JobPageFinder
from api.services import Use
from domain.jobs.errors import JobAlreadyRemoved, JobNotFound
from domain.jobs.service import job_stream
from domain.jobs.status import JobStatus
from domain.kernel.database.clock import Clock
from domain.kernel.errors import NotFound
from domain.kernel.process.settings import Settings
from domain.site.urls import SiteUrls
from read_models.job_changes.queries import Change, ChangePage, find_progress, read_page
from read_models.job_pages.export import all_active, find_ad

router = APIRouter(prefix="/feeds", tags=["feeds"])

JSON = "application/json"
LINES = "application/x-ndjson"
XML = "application/xml"
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
REVALIDATE = {"Cache-Control": "public, no-cache"}
TEN_MINUTE_CACHE = {"Cache-Control": "public, max-age=600"}


class PageNotFound(NotFound):
    """The change feed does not have this page yet."""

    code = "PAGE_NOT_FOUND"


class JsonLines(Response):
    """JSON lines: one document per line."""

    media_type = LINES


class Xml(Response):
    """An XML response."""

    media_type = XML


@router.get("/jobs/changes", response_model=ChangeFeedPage, dependencies=[rate_limited(FEED)])
def read_latest_changes(engine: Use[Engine], settings: Use[Settings], request: Request) -> Response:
    """The newest page of changes. New clients start with the snapshot, or follow `first` and then `next`."""
    with engine.connect() as connection:
        page = read_page(connection, find_progress(connection).last_page)
    return _page(request, settings, page)


@router.get(
    "/jobs/changes/{page}",
    response_model=ChangeFeedPage,
    dependencies=[rate_limited(FEED)],
    responses=problem_responses(PageNotFound),
)
def read_changes(engine: Use[Engine], settings: Use[Settings], request: Request, page: JobNumber) -> Response:
    """A page of changes. Full pages are immutable; poll the last one with `If-None-Match`."""
    with engine.connect() as connection:
        found = read_page(connection, page)
    return _page(request, settings, found)


@router.get("/jobs/snapshot", response_class=JsonLines, dependencies=[rate_limited(WHOLE_FEED)])
def read_snapshot(engine: Use[Engine], settings: Use[Settings], request: Request) -> Response:
    """All active ads, one per line, each as `/feeds/jobs/{job_id}` returns it.

    The `Link` header has the page of changes to continue with (`rel="next"`).
    """
    urls = SiteUrls(settings.site_url)
    with engine.connect() as connection:
        last = find_progress(connection).last_page
    link = f'<{_address(settings, f"changes/{last}")}>; rel="next"'
    lines = (orjson.dumps(feed_job(job, urls)) + b"\n" for job in all_active(engine))
    return streamed(request, lines, LINES, {"Cache-Control": "no-store", "Link": link})


@router.get(
    "/jobs/{job_id}",
    response_model=FeedJob,
    dependencies=[rate_limited(FEED)],
    responses=problem_responses(JobNotFound, JobAlreadyRemoved),
)
def read_job(pages: Use[JobPageFinder], settings: Use[Settings], request: Request, job_id: JobNumber) -> Response:
    """The current state of one ad, active or not."""
    job = pages.find(job_stream(job_id), lambda connection: find_ad(connection, job_id))
    if job is None:
        raise JobNotFound
    if job.card.status is JobStatus.REMOVED:
        raise JobAlreadyRemoved
    body = orjson.dumps(feed_job(job, SiteUrls(settings.site_url)))
    return etag_response(request, body, JSON, REVALIDATE)


@router.get("/indeed.xml", response_class=Xml, dependencies=[rate_limited(WHOLE_FEED)])
def read_indeed(engine: Use[Engine], settings: Use[Settings], clock: Use[Clock], request: Request) -> Response:
    """All active ads in Indeed's XML format. Demo content is left out."""
    jobs = (job for job in all_active(engine) if job.ad["demo"] is None)
    pieces = indeed_xml(jobs, SiteUrls(settings.site_url), settings.project_name, clock())
    return streamed(request, pieces, XML, TEN_MINUTE_CACHE)


def _page(request: Request, settings: Settings, page: ChangePage | None) -> Response:
    if page is None:
        raise PageNotFound
    answer = ChangeFeedPage(
        page=page.number,
        items=list(_changes(settings, page.changes)),
        first=_address(settings, "changes/1"),
        previous=_address(settings, f"changes/{page.number - 1}") if page.number > 1 else None,
        next=_address(settings, f"changes/{page.number + 1}") if page.is_full else None,
    )
    body = orjson.dumps(answer.model_dump(by_alias=True))
    return etag_response(request, body, JSON, FOR_EVER if page.is_final else REVALIDATE)


def _changes(settings: Settings, changes: Sequence[Change]) -> Iterator[FeedChange]:
    for change in changes:
        yield FeedChange(
            position=change.position,
            job_id=change.job_number,
            version=change.version,
            kind=change.kind,
            changed_at=change.changed_at,
            url=_address(settings, str(change.job_number)),
        )


def _address(settings: Settings, path: str) -> str:
    return f"{settings.site_url}/feeds/jobs/{path}"

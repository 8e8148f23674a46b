"""Ads for other machines: the change feed, the snapshot, one ad, and the XML that aggregators read."""

from collections.abc import Iterator, Sequence

import orjson
from fastapi import APIRouter, Request, Response

from api.conditional import tagged
from api.dependencies import Use, limited
from api.feeds.ads import feed_job
from api.feeds.indeed import indeed_xml
from api.feeds.schemas import ChangeFeedPage, FeedChange, FeedJob
from api.feeds.streaming import streamed
from api.openapi import refusals
from api.rate_limit import FEED, WHOLE_FEED
from api.schema import JobNumber
from api.site_addresses import SiteAddresses
from domain.jobs.errors import JobAlreadyRemoved, JobNotFound
from domain.jobs.standing import Standing
from domain.kernel.errors import NotFound
from read_models.job_changes.queries import Change, ChangePage, find_reach, read_page
from read_models.job_pages.exporting import all_active, find_ad

router = APIRouter(prefix="/feeds", tags=["feeds"])

JSON = "application/json"
LINES = "application/x-ndjson"
XML = "application/xml"
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
ASK_AGAIN = {"Cache-Control": "public, no-cache"}
FOR_A_WHILE = {"Cache-Control": "public, max-age=600"}


class PageNotFound(NotFound):
    """The change feed has not come to this page."""

    code = "PAGE_NOT_FOUND"


class JsonLines(Response):
    """One JSON document a line."""

    media_type = LINES


class Xml(Response):
    """A document for aggregators."""

    media_type = XML


@router.get("/jobs/changes", response_model=ChangeFeedPage, dependencies=[limited(FEED)])
def read_latest_changes(use: Use, request: Request) -> Response:
    """The newest page of changes. A reader who begins takes the snapshot first, or follows `first` and then `next`."""
    with use.platform.engine.connect() as connection:
        page = read_page(connection, find_reach(connection).last_page)
    return _page(request, use, page)


@router.get(
    "/jobs/changes/{page}",
    response_model=ChangeFeedPage,
    dependencies=[limited(FEED)],
    responses=refusals(PageNotFound),
)
def read_changes(use: Use, request: Request, page: JobNumber) -> Response:
    """A page of changes. Full ones never change and may be kept for ever; ask for the last one with `If-None-Match`."""
    with use.platform.engine.connect() as connection:
        found = read_page(connection, page)
    return _page(request, use, found)


@router.get("/jobs/snapshot", response_class=JsonLines, dependencies=[limited(WHOLE_FEED)])
def read_snapshot(use: Use, request: Request) -> Response:
    """All active ads, one in a line, each as `/feeds/jobs/{job_id}` answers.

    The header `Link` names the page of changes with which to go on (`rel="next"`).
    """
    addresses = SiteAddresses(use.settings.site_url)
    with use.platform.engine.connect() as connection:
        last = find_reach(connection).last_page
    link = f'<{_address(use, f"changes/{last}")}>; rel="next"'
    lines = (orjson.dumps(feed_job(job, addresses)) + b"\n" for job in all_active(use.platform.engine))
    return streamed(request, lines, LINES, {"Cache-Control": "no-store", "Link": link})


@router.get(
    "/jobs/{job_id}",
    response_model=FeedJob,
    dependencies=[limited(FEED)],
    responses=refusals(JobNotFound, JobAlreadyRemoved),
)
def read_job(use: Use, request: Request, job_id: JobNumber) -> Response:
    """One ad as it stands, active or not."""
    with use.platform.engine.connect() as connection:
        job = find_ad(connection, job_id)
    if job is None:
        raise JobNotFound
    if job.standing is Standing.REMOVED:
        raise JobAlreadyRemoved
    body = orjson.dumps(feed_job(job, SiteAddresses(use.settings.site_url)))
    return tagged(request, body, JSON, ASK_AGAIN)


@router.get("/indeed.xml", response_class=Xml, dependencies=[limited(WHOLE_FEED)])
def read_indeed(use: Use, request: Request) -> Response:
    """All active ads in the XML that Indeed made common. Demonstration content is left out."""
    jobs = (job for job in all_active(use.platform.engine) if job.ad["demo"] is None)
    settings = use.settings
    pieces = indeed_xml(jobs, SiteAddresses(settings.site_url), settings.project_name, use.platform.clock())
    return streamed(request, pieces, XML, FOR_A_WHILE)


def _page(request: Request, use: Use, page: ChangePage | None) -> Response:
    if page is None:
        raise PageNotFound
    answer = ChangeFeedPage(
        page=page.number,
        items=list(_changes(use, page.changes)),
        first=_address(use, "changes/1"),
        previous=_address(use, f"changes/{page.number - 1}") if page.number > 1 else None,
        next=_address(use, f"changes/{page.number + 1}") if page.is_full else None,
    )
    body = orjson.dumps(answer.model_dump(by_alias=True))
    return tagged(request, body, JSON, FOR_EVER if page.is_final else ASK_AGAIN)


def _changes(use: Use, changes: Sequence[Change]) -> Iterator[FeedChange]:
    for change in changes:
        yield FeedChange(
            position=change.position,
            job_id=change.job_number,
            version=change.version,
            kind=change.kind,  # pyright: ignore[reportArgumentType]
            changed_at=change.changed_at,
            url=_address(use, str(change.job_number)),
        )


def _address(use: Use, path: str) -> str:
    return f"{use.settings.site_url}/feeds/jobs/{path}"

"""Route for the picture of a job."""

from typing import Annotated

from fastapi import APIRouter, Request, Response
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import RedirectResponse

from api.http.concurrency_limit import ConcurrencyLimit
from api.http.conditional_requests import etag_of, matches_etag
from api.http.field_types import JobNumber
from api.http.rate_limit import PICTURE
from api.http.rate_limiting import rate_limited
from api.jobs.page_finder import JobPageFinder
from api.jobs.picture_path import PATH, picture_path
from api.pictures.drawing import DESIGN, PictureText, draw
from api.pictures.wording import REMOTE
from api.services import Use
from domain.jobs.ad import WorkMode
from domain.jobs.errors import JobAlreadyRemoved, JobLongOver, JobNotFound
from domain.jobs.service import job_stream
from domain.jobs.status import JobStatus
from domain.kernel.process.settings import Settings
from domain.kernel.values.locales import Locale
from read_models.job_pages.queries import JobPage, find_page
from read_models.kernel.row_finder import RowFinder
from read_models.published_job.location_text import location_text
from read_models.published_job.salary_text import salary_text, shown_salary

router = APIRouter(include_in_schema=False, dependencies=[rate_limited(PICTURE)])

PictureLimit = Annotated[ConcurrencyLimit, "pictures"]
"""One at a time in a process: pictures are for machines, which can wait while people search."""

CACHED = {"Cache-Control": "public, max-age=86400, immutable"}
"""A day, not for ever: what was removed should not stay in caches."""
CROSS_ORIGIN = {"Cross-Origin-Resource-Policy": "cross-origin"}


@router.get(PATH)
async def show_picture(
    pages: Use[JobPageFinder],
    settings: Use[Settings],
    limit: Use[PictureLimit],
    request: Request,
    job_id: JobNumber,
    locale: Locale,
    version: JobNumber,
) -> Response:
    """A PNG of 1200 x 630 pixels; the address of another version redirects to the current one."""
    page = await run_in_threadpool(_find, pages, job_id)
    if version != page.card.version:
        return RedirectResponse(picture_path(job_id, locale, page.card.version), 307, {"Cache-Control": "no-cache"})
    text, accent = _text(page, locale, settings), settings.accent.light.accent
    headers = {**CACHED, **CROSS_ORIGIN, "ETag": etag_of(f"{DESIGN} {accent} {text}".encode())}
    if matches_etag(request, headers["ETag"]):
        return Response(status_code=304, headers=headers)
    return Response(await limit.run(lambda: draw(text, accent)), media_type="image/png", headers=headers)


def _find(pages: RowFinder, job_id: int) -> JobPage:
    page = pages.find(job_stream(job_id), lambda connection: find_page(connection, job_id))
    if page is None:
        raise JobNotFound
    if page.card.status is JobStatus.REMOVED:
        raise JobAlreadyRemoved
    if page.is_gone:
        raise JobLongOver
    return page


def _text(page: JobPage, locale: Locale, settings: Settings) -> PictureText:
    fields = page.card.fields
    place = location_text(fields["places"], locale)
    is_remote = fields["work_mode"] == WorkMode.REMOTE
    return PictureText(
        site=settings.project_name,
        title=fields["title"],
        employer=page.card.employer_name,
        place=" · ".join(filter(None, (place, REMOTE[locale] if is_remote else ""))),
        pay=salary_text(shown_salary(fields.get("salary")), locale),
    )

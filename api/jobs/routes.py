"""Route for a job's page."""

from datetime import datetime
from typing import Annotated

from fastapi import APIRouter, Query
from sqlalchemy import Engine

from api.http.field_types import JobNumber, Moment
from api.http.openapi.description import OPTIONAL_LINK, problem_responses
from api.http.request_locale import RequestLocale
from api.jobs import serializers
from api.jobs.page_finder import JobPageFinder
from api.jobs.schemas import JobDetail
from api.jobs.viewer import CurrentViewer, ViewerHistories
from api.services import Use
from domain.jobs.errors import JobAlreadyRemoved, JobNotFound
from domain.jobs.events import JobPublished, JobRemoved
from domain.jobs.service import Jobs, job_stream
from domain.kernel.database.clock import Clock
from domain.reference.preferred_languages import preferred_languages
from read_models.employers.label_cache import EmployerCache
from read_models.job_pages.as_of import page_as_of
from read_models.job_pages.queries import JobPage, find_page, list_similar

router = APIRouter(tags=["jobs"])

AsOf = Annotated[
    Moment | None,
    Query(alias="asOf", description="Show the ad as of this time (RFC 3339); a future time means now."),
]


@router.get("/jobs/{job_id}", openapi_extra=OPTIONAL_LINK, responses=problem_responses(JobNotFound, JobAlreadyRemoved))
def get_job(
    engine: Use[Engine],
    jobs: Use[Jobs],
    pages: Use[JobPageFinder],
    histories: Use[ViewerHistories],
    employers: Use[EmployerCache],
    clock: Use[Clock],
    locale: RequestLocale,
    person: CurrentViewer,
    job_id: JobNumber,
    as_of: AsOf = None,
) -> JobDetail:
    """One job with everything its page shows, also after its closing date, or as of an earlier moment."""
    if as_of:
        page = _as_it_stood(jobs, job_id, moment := min(as_of, clock()))
        with engine.connect() as connection:
            theirs = histories.read(connection, person, [job_id])
        own = employers.logos([page.card.employer_id])
        return serializers.detail(page, theirs.info(page.card), [], own, locale, as_of=moment)
    page = pages.find(job_stream(job_id), lambda connection: find_page(connection, job_id))
    if page is None:
        raise JobNotFound
    with engine.connect() as connection:
        similar = list_similar(connection, page.card, preferred_languages(locale))
        theirs = histories.read(connection, person, [job_id, *(job.number for job in similar)])
    shown = employers.logos([page.card.employer_id, *(job.employer_id for job in similar)])
    cards = [serializers.card_for(job, theirs.info(job), shown, locale) for job in similar]
    return serializers.detail(page, theirs.info(page.card), cards, shown, locale)


def _as_it_stood(jobs: Jobs, job_id: int, moment: datetime) -> JobPage:
    history = jobs.history(job_id)
    if {JobPublished, JobRemoved} <= {type(recorded.event) for recorded in history}:
        raise JobAlreadyRemoved
    page = page_as_of(history, moment)
    if page is None:
        raise JobNotFound
    return page

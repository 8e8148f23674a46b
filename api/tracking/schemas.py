"""The shapes of what is remembered, over the wire."""

from datetime import datetime

from pydantic import Field

from api.http.field_types import JobNumber
from api.http.models import RequestModel, ResponseModel
from api.jobs.schemas import JobCard


class AnonymousToken(ResponseModel):
    """What a browser without an account is known by. It is in the cookie `visitor` already."""

    token: str


class PageVisit(RequestModel):
    """A job page that was opened."""

    job_id: JobNumber


class SavedJob(ResponseModel):
    """A job that was put aside."""

    job: JobCard
    saved_at: datetime


class SavedJobs(ResponseModel):
    items: list[SavedJob] = Field(description="The last saved first, also those that are closed by now.")
    total: int
    total_pages: int

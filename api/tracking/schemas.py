"""The shapes of what is remembered, over the wire."""

from datetime import datetime

from pydantic import Field

from api.jobs.schemas import JobCard
from api.schema import Answer, JobNumber, Question


class AnonymousToken(Answer):
    """What a browser without an account is known by. It is in the cookie `visitor` already."""

    token: str


class PageVisit(Question):
    """A job page that was opened."""

    job_id: JobNumber


class SavedJob(Answer):
    """A job that was put aside."""

    job: JobCard
    saved_at: datetime


class SavedJobs(Answer):
    items: list[SavedJob] = Field(description="The last saved first, also those that are closed by now.")
    total: int
    total_pages: int

"""Request and response models of tracking."""

from datetime import datetime
from typing import Annotated

from pydantic import Field

from api.http.field_types import JobNumber, Text
from api.http.models import RequestModel, ResponseModel
from api.jobs.schemas import JobCard, JobChange
from domain.tracking.saved_jobs import MAX_NOTE_LENGTH


class AnonymousToken(ResponseModel):
    """The token that identifies a browser without an account; the response also sets it as the cookie `visitor`."""

    token: str


class PageVisit(RequestModel):
    """A job page that was opened."""

    job_id: JobNumber


class Navigation(RequestModel):
    """A page that was opened without loading a document."""

    path: str = Field(max_length=2048, pattern="^/", description="Of the page, without query.", examples=["/en/jobs"])


class SavedJob(ResponseModel):
    """A saved job, with the person's own note and the ad's changes since it was saved."""

    job: JobCard
    saved_at: datetime
    note: str
    changes: list[JobChange] = Field(description="Oldest first.")


class SavedJobNote(RequestModel):
    """A note for oneself; empty removes it."""

    note: Annotated[Text, Field(max_length=MAX_NOTE_LENGTH)]


class SavedJobs(ResponseModel):
    items: list[SavedJob] = Field(description="Last saved first, including jobs closed since.")
    total: int
    total_pages: int

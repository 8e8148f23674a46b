"""Response models of the change feed and of jobs for other sites."""

from datetime import datetime
from typing import Literal

from pydantic import Field

from api.http.models import ResponseModel
from api.jobs.schemas import JobBase, JobContent


class FeedChange(ResponseModel):
    """Something that happened to a job."""

    position: int = Field(description="Rises with every change; there are gaps.")
    job_id: int
    version: int = Field(description="How many things had happened to the job by then.")
    kind: Literal[
        "published", "edited", "extended", "shortened", "paused", "resumed", "expired", "closed", "relisted", "removed"
    ] = Field(description="After `removed`, keep nothing of the ad.")
    changed_at: datetime
    url: str = Field(description="The ad as it stands now.")


class ChangeFeedPage(ResponseModel):
    """A page of changes, the oldest first. Follow `next` when it is there; else ask for the same page again later."""

    page: int
    items: list[FeedChange]
    first: str
    previous: str | None
    next: str | None = Field(description="Once it is there, the page is full.")


class RequiredLanguage(ResponseModel):
    code: str
    level: str | None = Field(description="A1 to C2 (CEFR).")


class FeedJob(JobBase, JobContent):
    """A job without anything that depends on the language or the person who asks."""

    version: int
    status: Literal["active", "paused", "expired", "closed"] = Field(alias="standing")
    url: str = Field(description="The page for people.")
    changed_at: datetime
    position: str | None = Field(description="ISCO-08 unit group.")
    categories: list[int]
    education_level: int | None = Field(description="Croatian Qualifications Framework, 1 to 8.")
    languages: list[RequiredLanguage]

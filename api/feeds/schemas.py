"""Response models of the change feed and of jobs for other sites."""

from datetime import datetime
from typing import Literal

from pydantic import Field

from api.http.models import ResponseModel
from api.jobs.schemas import JobBase, JobContent
from domain.jobs.change_kinds import ChangeKind


class FeedChange(ResponseModel):
    """A change of a job."""

    position: int = Field(description="Increases with every change; there are gaps.")
    job_id: int
    version: int = Field(description="The version of the job's stream at the change.")
    kind: ChangeKind = Field(description="After `removed`, delete all data of the ad.")
    changed_at: datetime
    url: str = Field(description="The current ad, not the ad at the change.")


class ChangeFeedPage(ResponseModel):
    """A page of changes, oldest first. Follow `next` when present; else poll the same page."""

    page: int
    items: list[FeedChange]
    first: str
    previous: str | None
    next: str | None = Field(description="Present once the page is full.")


class RequiredLanguage(ResponseModel):
    code: str
    level: str | None = Field(description="A1 to C2 (CEFR).")


class FeedJob(JobBase, JobContent):
    """A job without fields that depend on the language or the user."""

    version: int
    status: Literal["active", "paused", "expired", "closed"] = Field(alias="standing")
    url: str = Field(description="The job's page on the site.")
    changed_at: datetime
    position: str | None = Field(description="ISCO-08 unit group.")
    categories: list[int]
    education_level: int | None = Field(description="Croatian Qualifications Framework, 1 to 8.")
    languages: list[RequiredLanguage]

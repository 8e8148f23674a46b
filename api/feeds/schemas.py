"""The shapes of the change feed and of ads for other machines."""

from datetime import datetime
from typing import Literal

from pydantic import Field

from api.jobs.schemas import ApplicationWay, JobEmployer, JobPlace, JobSalary
from api.schema import Answer


class FeedChange(Answer):
    """Something that happened to a job."""

    position: int = Field(description="Rises with every change; there are gaps.")
    job_id: int
    version: int = Field(description="How many things had happened to the job by then.")
    kind: Literal[
        "published", "edited", "extended", "shortened", "paused", "resumed", "expired", "closed", "relisted", "removed"
    ] = Field(description="After `removed`, keep nothing of the ad.")
    changed_at: datetime
    url: str = Field(description="The ad as it stands now.")


class ChangeFeedPage(Answer):
    """A page of changes, the oldest first. Follow `next` when it is there; else ask for the same page again later."""

    page: int
    items: list[FeedChange]
    first: str
    previous: str | None
    next: str | None = Field(description="Once it is there, the page is full.")


class LanguageAsked(Answer):
    code: str
    level: str | None = Field(description="A1 to C2 (CEFR).")


class FeedJob(Answer):
    """A job without anything that depends on the language or the person who asks."""

    id: int
    version: int
    standing: Literal["active", "paused", "expired", "closed"]
    url: str = Field(description="The page for people.")
    published_at: datetime
    apply_until: datetime
    changed_at: datetime
    title: str
    language: str = Field(description="The language that the ad is written in (ISO 639-1).")
    employer: JobEmployer
    position: str | None = Field(description="ISCO-08 unit group.")
    categories: list[int]
    places: list[JobPlace]
    work_mode: str
    employment: str | None
    working_time: str | None
    workers: int
    description: str = Field(description="HTML.")
    requirements: str = Field(description="HTML, may be empty.")
    benefits: str = Field(description="HTML, may be empty.")
    education_level: int | None = Field(description="Croatian Qualifications Framework, 1 to 8.")
    minimum_experience_years: int | None
    driving_licences: list[str]
    languages: list[LanguageAsked]
    digital_skills: list[str]
    additional_skills: list[str]
    salary: JobSalary | None
    application_ways: list[ApplicationWay]
    demo: Literal["invented", "dates-shifted"] | None = Field(
        description="Set on demonstration content, which is no offer of work."
    )

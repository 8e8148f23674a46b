"""The shapes of job ads over the wire."""

from datetime import datetime
from typing import Annotated, Literal

from pydantic import Field

from api.schema import Answer

Active = Annotated[bool, Field(description="Whether one can still apply.")]


class Named(Answer):
    """Something of a fixed list, with its name in the language that was asked for."""

    id: str = Field(examples=["5131"])
    name: str = Field(examples=["Konobari"])


class JobEmployer(Answer):
    id: int
    name: str


class JobPlace(Answer):
    """Where the work is. Coordinates are degrees (WGS 84)."""

    id: str | None = Field(description="The place's key in the gazetteer, None outside it.")
    name: str
    region: str | None
    country: str | None = Field(description="ISO 3166-1 alpha-2.")
    lat: float | None
    lng: float | None


class JobSalary(Answer):
    """What is paid, as a range; either end may be open."""

    currency: str = Field(description="ISO 4217.", examples=["EUR"])
    minimum: float | None
    maximum: float | None
    period: Literal["hour", "day", "week", "two-weeks", "month", "year"]
    tax: Literal["gross", "net"]


class JobUserInfo(Answer):
    """What the job is to the person who asks."""

    is_new: bool = Field(description="Published within the last three days.")
    is_seen: bool = Field(description="Its page was opened from this browser, or by this person, in the last 90 days.")
    is_saved: bool
    applied_at: datetime | None = Field(description="When the person's last application for it was sent.")


class JobCard(Answer):
    """What a list shows of a job."""

    id: int = Field(description="The number by which the world knows the job.", examples=[4711])
    slug: str
    title: str
    position: Named | None = Field(description="Occupation (ISCO-08 unit group).")
    root_position: Named | None = Field(description="The category that people browse by.")
    employer: JobEmployer
    location: str = Field(description="The places in a few words, empty when the work is remote only.")
    work_mode: Literal["on-site", "hybrid", "remote"]
    salary: JobSalary | None = Field(description="None when the employer does not show it.")
    application_types: list[str] = Field(
        description="`quick`, `external-link`, `external-form`, `phone`, `address`, `in-person`."
    )
    format: str = Field(description="How prominently the ad is shown: EXCLUSIVE-HOME … STANDARD.")
    language: str = Field(description="The language that the ad is written in.")
    demo: Literal["invented", "dates-shifted"] | None = Field(
        description="Set on demonstration content: an invented ad, or a real one with its dates moved to today."
    )
    published_at: datetime
    apply_until: datetime
    is_active: Active
    user_info: JobUserInfo


class ApplicationWay(Answer):
    """One way to apply and where it leads: nothing for quick apply, else an address, number or place."""

    type: Literal["quick", "external-link", "external-form", "phone", "address", "in-person"]
    target: str


class LanguageSkill(Answer):
    code: str = Field(examples=["de"])
    name: str
    level: str | None = Field(description="A1 to C2 (CEFR).")


class JobChange(Answer):
    """Something that a reader may have missed."""

    at: datetime
    kind: Literal["edited", "extended", "shortened", "paused", "resumed", "expired", "closed", "relisted", "removed"]
    fields: list[str] = Field(
        description="Fields of this answer that read differently since.", examples=[["salary", "applyUntil"]]
    )


class JobDetail(JobCard):
    """Everything about a job. HTML has been cleaned: no scripts, styles or remote images."""

    version: int = Field(description="How many facts the job's stream has: the ad as it stands now.")
    standing: Literal["active", "paused", "expired", "closed"] = Field(
        description="Only an active ad is found and takes applications."
    )
    as_of: datetime | None = Field(description="The moment as of which the ad is shown; None for now.")
    changes: list[JobChange] = Field(description="Since the ad was published, oldest first.")
    categories: list[Named] = Field(description="All in which the ad is listed, that of its position first.")
    video_url: str | None
    changed_at: datetime
    closed_at: datetime | None
    places: list[JobPlace]
    description: str = Field(description="HTML.")
    requirements: str = Field(description="HTML, may be empty.")
    benefits: str = Field(description="HTML, may be empty.")
    employment: Literal["permanent", "fixed-term", "seasonal", "student", "internship"] | None
    working_time: Literal["full-time", "part-time"] | None
    workers: int = Field(description="How many people are wanted.")
    education_level: Named | None
    minimum_experience_years: int | None
    driving_licences: list[str]
    languages: list[LanguageSkill]
    digital_skills: list[str]
    additional_skills: list[str]
    application_ways: list[ApplicationWay]
    similar: list[JobCard] = Field(description="Other active jobs of the category, the nearest first.")

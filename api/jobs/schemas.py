"""The shapes of job ads over the wire."""

from datetime import datetime
from typing import Annotated, Literal

from pydantic import Field

from api.http.models import ResponseModel

Active = Annotated[bool, Field(description="Whether one can still apply.")]


class Named(ResponseModel):
    """Something of a fixed list, with its name in the language that was asked for."""

    id: str = Field(examples=["5131"])
    name: str = Field(examples=["Konobari"])


class JobEmployer(ResponseModel):
    id: int
    name: str


class JobPlace(ResponseModel):
    """Where the work is. Coordinates are degrees (WGS 84)."""

    id: str | None = Field(description="The place's key in the gazetteer, None outside it.")
    name: str
    region: str | None
    country: str | None = Field(description="ISO 3166-1 alpha-2.")
    lat: float | None
    lng: float | None


class JobSalary(ResponseModel):
    """What is paid, as a range; either end may be open."""

    currency: str = Field(description="ISO 4217.", examples=["EUR"])
    minimum: float | None
    maximum: float | None
    period: Literal["hour", "day", "week", "two-weeks", "month", "year"]
    tax: Literal["gross", "net"]


class JobUserInfo(ResponseModel):
    """What the job is to the person who asks."""

    is_new: bool = Field(description="Published within the last three days.")
    is_seen: bool = Field(description="Its page was opened from this browser, or by this person, in the last 90 days.")
    is_saved: bool
    applied_at: datetime | None = Field(description="When the person's last application for it was sent.")


class JobBase(ResponseModel):
    """What every view of a job says: page, card, search and feed."""

    id: int = Field(description="The number by which the world knows the job.", examples=[4711])
    title: str
    language: str = Field(description="The language that the ad is written in (ISO 639-1).")
    employer: JobEmployer
    work_mode: Literal["on-site", "hybrid", "remote"]
    salary: JobSalary | None = Field(description="None when the employer does not show it.")
    demo: Literal["invented", "dates-shifted"] | None = Field(
        description="Set on demonstration content, which is no offer of work: an invented ad, or a real one with its "
        "dates moved to today."
    )
    published_at: datetime
    apply_until: datetime


class JobCard(JobBase):
    """What a list shows of a job."""

    slug: str
    position: Named | None = Field(description="Occupation (ISCO-08 unit group).")
    root_position: Named | None = Field(description="The category that people browse by.")
    location: str = Field(description="The places in a few words, empty when the work is remote only.")
    application_types: list[str] = Field(
        description="`quick`, `external-link`, `external-form`, `phone`, `address`, `in-person`."
    )
    format: str = Field(description="How prominently the ad is shown: EXCLUSIVE-HOME … STANDARD.")
    is_active: Active
    user_info: JobUserInfo


class ApplicationWay(ResponseModel):
    """One way to apply and where it leads: nothing for quick apply, else an address, number or place."""

    type: Literal["quick", "external-link", "external-form", "phone", "address", "in-person"]
    target: str


class LanguageSkill(ResponseModel):
    code: str = Field(examples=["de"])
    name: str
    level: str | None = Field(description="A1 to C2 (CEFR).")


class JobChange(ResponseModel):
    """Something that a reader may have missed."""

    at: datetime
    kind: Literal["edited", "extended", "shortened", "paused", "resumed", "expired", "closed", "relisted", "removed"]
    fields: list[str] = Field(
        description="Fields of this answer that read differently since.", examples=[["salary", "applyUntil"]]
    )


class JobContent(ResponseModel):
    """What the ad says beyond the card, on the page as in the feed. HTML has been cleaned: no scripts or images."""

    places: list[JobPlace]
    description: str = Field(description="HTML.")
    requirements: str = Field(description="HTML, may be empty.")
    benefits: str = Field(description="HTML, may be empty.")
    employment: Literal["permanent", "fixed-term", "seasonal", "student", "internship"] | None
    working_time: Literal["full-time", "part-time"] | None
    workers: int = Field(description="How many people are wanted.")
    minimum_experience_years: int | None
    driving_licences: list[str]
    digital_skills: list[str]
    additional_skills: list[str]
    application_ways: list[ApplicationWay]


class JobDetail(JobCard, JobContent):
    """Everything about a job."""

    version: int = Field(description="How many events the job's stream has: the ad as it stands now.")
    status: Literal["active", "paused", "expired", "closed"] = Field(
        alias="standing", description="Only an active ad is found and takes applications."
    )
    as_of: datetime | None = Field(description="The moment as of which the ad is shown; None for now.")
    changes: list[JobChange] = Field(description="Since the ad was published, oldest first.")
    categories: list[Named] = Field(description="All in which the ad is listed, that of its position first.")
    video_url: str | None
    changed_at: datetime
    closed_at: datetime | None
    education_level: Named | None
    languages: list[LanguageSkill]
    similar: list[JobCard] = Field(
        description="Other active jobs of the category: in the reader's language, of the same occupation, nearby."
    )

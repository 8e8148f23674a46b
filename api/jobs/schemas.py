"""Response models of jobs."""

from datetime import datetime
from typing import Annotated, Literal
from uuid import UUID

from pydantic import Field

from api.http.models import ResponseModel

Active = Annotated[bool, Field(description="Whether applications are still accepted.")]


class Named(ResponseModel):
    """An entry of a fixed list, with its name in the requested language."""

    id: str = Field(examples=["5131"])
    name: str = Field(examples=["Konobari"])


class JobEmployer(ResponseModel):
    id: int
    name: str


class JobPlace(ResponseModel):
    """A work location. Coordinates are degrees (WGS 84)."""

    place_id: str | None = Field(
        description="Its id at GeoNames, a value for `locations`; None for a place outside the gazetteer."
    )
    name: str
    region: str | None
    country: str | None = Field(description="ISO 3166-1 alpha-2.")
    lat: float | None
    lng: float | None


class SalaryEstimate(ResponseModel):
    """The other side of a salary by the calculator, for a person without dependants in the ad's municipality."""

    minimum: float | None
    maximum: float | None
    tax: Literal["gross", "net"]
    year: int = Field(description="Whose rules it follows.", examples=[2026])
    municipality: str = Field(description="Its code (sifra).", examples=["1333"])


class JobSalary(ResponseModel):
    """A salary range; either end may be open."""

    currency: str = Field(description="ISO 4217.", examples=["EUR"])
    minimum: float | None
    maximum: float | None
    period: Literal["hour", "day", "week", "two-weeks", "month", "year"]
    tax: Literal["gross", "net"]


class JobUserInfo(ResponseModel):
    """The viewer's history with the job."""

    is_new: bool = Field(description="Published within the last three days.")
    is_seen: bool = Field(description="Its page was opened in this browser, or by this user, in the last 90 days.")
    is_saved: bool
    applied_at: datetime | None = Field(description="When the user's last application for the job was sent.")
    application_id: UUID | None = Field(description="The application that was sent then.")


class JobBase(ResponseModel):
    """Fields that every view of a job has: page, card, search and feed."""

    id: int = Field(description="The job's public number.", examples=[4711])
    title: str
    language: str = Field(description="The ad's language (ISO 639-1).")
    employer: JobEmployer
    work_mode: Literal["on-site", "hybrid", "remote"]
    employment: Literal["permanent", "fixed-term", "seasonal", "student", "internship"] | None
    working_time: Literal["full-time", "part-time"] | None
    salary: JobSalary | None = Field(description="None when the employer hides it.")
    demo: Literal["invented", "dates-shifted"] | None = Field(
        description="Set on demonstration content, which is no offer of work: an invented ad, or a real one with its "
        "dates moved to today."
    )
    published_at: datetime
    apply_until: datetime


class JobCard(JobBase):
    """A job as lists show it."""

    slug: str
    position: Named | None = Field(description="Occupation (ISCO-08 unit group).")
    root_position: Named | None = Field(description="The category for browsing.")
    location: str = Field(
        description="A short text of the locations, empty for remote-only work. Countries other than the home country "
        "of the requested language are named.",
        examples=["Split", "Graz, Austria", "Graz, Linz (Austria)"],
    )
    application_types: list[str] = Field(
        description="`quick`, `external-link`, `external-form`, `phone`, `address`, `in-person`."
    )
    format: str = Field(description="How prominently the ad is shown: EXCLUSIVE-HOME … STANDARD.")
    salary_estimate: SalaryEstimate | None = Field(description="For Croatian ads in EUR a month that show a salary.")
    is_active: Active
    employer_logo_url: str | None = Field(description="The path of the employer's logo, a PNG.")
    user_info: JobUserInfo


class ApplicationWay(ResponseModel):
    """A way to apply, with its target: none for quick apply, else a URL, phone number or street address."""

    type: Literal["quick", "external-link", "external-form", "phone", "address", "in-person"]
    target: str


class LanguageSkill(ResponseModel):
    code: str = Field(examples=["de"])
    name: str
    level: str | None = Field(description="A1 to C2 (CEFR).")


class JobChange(ResponseModel):
    """A change of the ad after publication."""

    at: datetime
    kind: Literal["edited", "extended", "shortened", "paused", "resumed", "expired", "closed", "relisted", "removed"]
    fields: list[str] = Field(
        description="The fields of this response that changed.", examples=[["salary", "applyUntil"]]
    )


class JobContent(ResponseModel):
    """Fields that page and feed have beyond the card. HTML is sanitized: no scripts or images."""

    places: list[JobPlace]
    description: str = Field(description="HTML.")
    requirements: str = Field(description="HTML, may be empty.")
    benefits: str = Field(description="HTML, may be empty.")
    workers: int = Field(description="Number of openings.")
    minimum_experience_years: int | None
    driving_licences: list[str]
    digital_skills: list[str]
    additional_skills: list[str]
    application_ways: list[ApplicationWay]


class JobDetail(JobCard, JobContent):
    """A job with everything its page shows."""

    version: int = Field(description="The current version of the job's stream: its number of events.")
    status: Literal["active", "paused", "expired", "closed"] = Field(
        alias="standing", description="Only active ads are searchable and accept applications."
    )
    as_of: datetime | None = Field(description="The time as of which the ad is shown; None for now.")
    changes: list[JobChange] = Field(description="Since the ad was published, oldest first.")
    is_gone: bool = Field(description="Ended 90 days ago or earlier: the page's status is 410, for search engines.")
    picture: str = Field(description="Path of a PNG of 1200 x 630 pixels for shared links, in the requested language.")
    categories: list[Named] = Field(description="All categories of the ad, that of its position first.")
    applicant_countries: list[str] = Field(
        description="Remote work only: where applicants live (ISO 3166-1 alpha-2). Those of its places; without any, "
        "the home country of the ad's language."
    )
    video_url: str | None
    changed_at: datetime
    closed_at: datetime | None
    education_level: Named | None
    languages: list[LanguageSkill]
    similar: list[JobCard] = Field(
        description="Other active jobs of the category: in the reader's language, of the same occupation, nearby."
    )

"""The ad: everything an employer publishes about a job, as one value that events carry whole."""

from enum import StrEnum
from typing import Annotated, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, model_validator

from domain.jobs.application_ways import ApplicationWay
from domain.jobs.formats import JobFormat
from domain.jobs.markup import clean
from domain.jobs.salary import Salary
from domain.kernel.values.employment import Employment
from domain.kernel.values.web_addresses import is_web_address


class WorkMode(StrEnum):
    """The place of work: on site, remote, or both."""

    ON_SITE = "on-site"
    HYBRID = "hybrid"
    REMOTE = "remote"


class WorkingTime(StrEnum):
    """Full-time or part-time."""

    FULL_TIME = "full-time"
    PART_TIME = "part-time"


class DemoMark(StrEnum):
    """The reason why an ad is not real: invented, or real with its dates shifted to today."""

    INVENTED = "invented"
    DATES_SHIFTED = "dates-shifted"


def _web_address(text: str) -> str:
    if not is_web_address(text):
        raise ValueError("not an http or https address")
    return text


Line = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200, pattern=r"^[^\x00-\x1f]+$")
]
EmptyLine = Annotated[str, StringConstraints(strip_whitespace=True, max_length=200, pattern=r"^[^\x00-\x1f]*$")]
Html = Annotated[str, Field(max_length=60_000), AfterValidator(clean)]
LanguageCode = Annotated[str, Field(pattern=r"^[a-z]{2,3}$")]
CategoryId = Annotated[int, Field(ge=1, le=10_000)]
WebAddress = Annotated[str, Field(max_length=2000), AfterValidator(_web_address)]


class Value(BaseModel):
    """A part of the ad."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class AdPlace(Value):
    """A place of work; places outside the gazetteer have no `geonameid` and keep their own coordinates."""

    name: Line
    country: Annotated[str, Field(pattern=r"^[A-Z]{2}$")] | None = None
    geonameid: Annotated[int, Field(ge=1)] | None = None
    latitude: Annotated[float, Field(ge=-90, le=90)] | None = None
    longitude: Annotated[float, Field(ge=-180, le=180)] | None = None


class LanguageSkill(Value):
    """A required language, with its CEFR level if given."""

    language: LanguageCode
    level: Annotated[str, Field(pattern=r"^(A1|A2|B1|B2|C1|C2)$")] | None = None


class AdSummary(Value):
    """The part of an ad that lists show. A field added here appears on the card in every list, on the page and in the
    feed.

    `position` is an ISCO-08 unit group, `language` that of the ad's text.
    """

    title: EmptyLine = ""
    language: Annotated[str, Field(pattern=r"^([a-z]{2,3})?$")] = ""
    position: Annotated[str, Field(pattern=r"^\d{4}$")] | None = None
    places: tuple[AdPlace, ...] = Field(default=(), max_length=100)
    work_mode: WorkMode = WorkMode.ON_SITE
    employment: Employment | None = None
    working_time: WorkingTime | None = None
    salary: Salary | None = None
    format: Line = JobFormat.STANDARD
    demo: DemoMark | None = None


class AdDraft(AdSummary):
    """An unfinished ad: fields may be missing, but not invalid.

    `categories` are further ones besides that of its position. `requirements` covers education and everything else,
    `video_url` is the video of an ad of the format VIDEO.
    """

    categories: tuple[CategoryId, ...] = Field(default=(), max_length=5)
    workers: Annotated[int, Field(ge=1, le=10_000)] = 1
    description: Html = ""
    requirements: Html = ""
    benefits: Html = ""
    education_level: Annotated[int, Field(ge=1, le=8)] | None = None
    minimum_experience_years: Annotated[int, Field(ge=0, le=50)] | None = None
    driving_licences: tuple[Line, ...] = ()
    languages: tuple[LanguageSkill, ...] = ()
    digital_skills: tuple[Line, ...] = ()
    additional_skills: tuple[Line, ...] = ()
    video_url: WebAddress | None = None
    application_ways: tuple[ApplicationWay, ...] = Field(default=(), max_length=6)

    @model_validator(mode="after")
    def _require_distinct_ways(self) -> Self:
        types = [way.type for way in self.application_ways]
        if len(types) != len(set(types)):
            raise ValueError("a way to apply is named twice")
        return self


class JobAd(AdDraft):
    """A publishable ad: every required field is present."""

    title: Line = Field()
    language: LanguageCode = Field()
    description: Html = Field()
    application_ways: tuple[ApplicationWay, ...] = Field(min_length=1, max_length=6)

    @model_validator(mode="after")
    def _require_description_and_place(self) -> Self:
        if not self.description.strip():
            raise ValueError("an ad without a description")
        if not self.places and self.work_mode is not WorkMode.REMOTE:
            raise ValueError("an ad without a place")
        return self

"""What can happen to a job ad. Nothing here is about a person."""

from enum import StrEnum

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field

from domain.jobs.ad import JobAd
from domain.kernel.facts import Fact


class JobEmployer(BaseModel):
    """Who hires, under the name that stood in the ad."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: int = Field(ge=1)
    name: str = Field(min_length=1, max_length=200)


class JobSource(BaseModel):
    """Where an imported ad came from, and what it is called there."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    feed: str = Field(min_length=1, max_length=40)
    external_id: str = Field(min_length=1, max_length=200)


class ClosingReason(StrEnum):
    """Why an ad was taken down before its time."""

    FILLED = "filled"
    WITHDRAWN = "withdrawn"


class JobPublished(Fact, topic="jobs.JobPublished"):
    """The ad can be found and answered until `apply_until`; `published_at` is the date that readers see."""

    number: int = Field(ge=1)
    employer: JobEmployer
    ad: JobAd
    published_at: AwareDatetime
    apply_until: AwareDatetime
    source: JobSource | None = None


class JobEdited(Fact, topic="jobs.JobEdited"):
    """The ad reads differently from now on: the whole of it, as it stands."""

    ad: JobAd


class JobExtended(Fact, topic="jobs.JobExtended"):
    """Applications are taken for longer than was said before."""

    apply_until: AwareDatetime


class JobShortened(Fact, topic="jobs.JobShortened"):
    """Applications are taken for a shorter time than was said before."""

    apply_until: AwareDatetime


class JobClosed(Fact, topic="jobs.JobClosed"):
    """The ad takes no more applications and is shown as inactive."""

    reason: ClosingReason


JobFact = JobPublished | JobEdited | JobExtended | JobShortened | JobClosed

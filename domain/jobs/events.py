"""Events of a job. Nothing here is about a person.

A number is one stream: written in steps or imported, published, and later closed or expired, relisted, removed.
"""

from enum import StrEnum
from typing import Any

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field

from domain.jobs.ad import AdDraft, JobAd
from domain.kernel.event import Event


class JobEmployer(BaseModel):
    """Who hires, under the name that stood in the ad."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: int = Field(ge=1)
    name: str = Field(min_length=1, max_length=200)


class JobSource(BaseModel, frozen=True):
    """Where an imported ad came from, and what it is called there."""

    model_config = ConfigDict(extra="forbid")

    feed: str = Field(min_length=1, max_length=40)
    external_id: str = Field(min_length=1, max_length=200)


class ClosingReason(StrEnum):
    """Why an ad was taken down before its time."""

    FILLED = "filled"
    WITHDRAWN = "withdrawn"
    LEFT_FEED = "left-feed"


class RemovalReason(StrEnum):
    """Why an ad was taken off the site for good; a draft is `discarded`."""

    DISCARDED = "discarded"
    REQUESTED = "requested"
    DUPLICATE = "duplicate"
    MISLEADING = "misleading"
    UNLAWFUL = "unlawful"


class JoiningReason(StrEnum):
    """By what an offer of another source was recognised as the same job."""

    SAME_ADDRESS = "same-address"
    SAME_TEXT = "same-text"
    BY_HAND = "by-hand"


class AdEvent(Event):
    """An event that carries the whole ad. Version 2: an ad may name more categories, and a video.

    A field that older ads do not name, and that has a default, needs no further version.
    """

    ad: JobAd

    @classmethod
    def upcast(cls, stored_version: int, data: dict[str, Any]) -> dict[str, Any]:  # noqa: ARG003 - there is one older
        """What version 1 does not name was not there, as the defaults say."""
        return data


class JobDrafted(Event, topic="jobs.JobDrafted"):
    """An employer has written this much of an ad: the whole of it, as it stands. Nobody else sees it."""

    number: int = Field(ge=1)
    employer: JobEmployer
    ad: AdDraft
    apply_until: AwareDatetime | None = None


class JobPublished(AdEvent, topic="jobs.JobPublished", schema_version=2):
    """The ad can be found and answered until `apply_until`; `published_at` is the date that readers see."""

    number: int = Field(ge=1)
    employer: JobEmployer
    published_at: AwareDatetime
    apply_until: AwareDatetime
    source: JobSource | None = None


class JobEdited(AdEvent, topic="jobs.JobEdited", schema_version=2):
    """The ad reads differently from now on: the whole of it, as it stands."""


class JobExtended(Event, topic="jobs.JobExtended"):
    """Applications are taken for longer than was said before, again if the time was over already."""

    apply_until: AwareDatetime


class JobShortened(Event, topic="jobs.JobShortened"):
    """Applications are taken for a shorter time than was said before."""

    apply_until: AwareDatetime


class JobPaused(Event, topic="jobs.JobPaused"):
    """For now the ad is not found and takes no applications; its deadline stays."""


class JobResumed(Event, topic="jobs.JobResumed"):
    """The ad is found and takes applications again."""


class JobExpired(Event, topic="jobs.JobExpired"):
    """The deadline has passed by the database's clock."""


class JobClosed(Event, topic="jobs.JobClosed"):
    """The ad takes no more applications and is shown as inactive."""

    reason: ClosingReason


class JobRelisted(Event, topic="jobs.JobRelisted"):
    """An ad that had been closed or had expired begins a new period under its number."""

    published_at: AwareDatetime
    apply_until: AwareDatetime


class JobRemoved(Event, topic="jobs.JobRemoved"):
    """The ad, or the draft, is gone from everywhere; only its history stays."""

    reason: RemovalReason


class JobSourceJoined(Event, topic="jobs.JobSourceJoined"):
    """Another source offers the same job."""

    source: JobSource
    because: JoiningReason


class JobSourceSeparated(Event, topic="jobs.JobSourceSeparated"):
    """What this source offers is not this job after all; it is not joined again by itself."""

    source: JobSource


JobEvent = (
    JobDrafted
    | JobPublished
    | JobEdited
    | JobExtended
    | JobShortened
    | JobPaused
    | JobResumed
    | JobExpired
    | JobClosed
    | JobRelisted
    | JobRemoved
    | JobSourceJoined
    | JobSourceSeparated
)

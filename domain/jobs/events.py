"""Events of a job; none contains personal data.

A stream per job number: drafted or imported, published, closed or expired, relisted, removed.
"""

from enum import StrEnum
from typing import Any

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field

from domain.jobs.ad import AdDraft, JobAd
from domain.kernel.log.event import Event


class JobEmployer(BaseModel):
    """The employer, with the name shown in the ad."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: int = Field(ge=1)
    name: str = Field(min_length=1, max_length=200)


class JobSource(BaseModel, frozen=True):
    """The source of an imported ad, and its id there."""

    model_config = ConfigDict(extra="forbid")

    feed: str = Field(min_length=1, max_length=40)
    external_id: str = Field(min_length=1, max_length=200)


class ClosingReason(StrEnum):
    """The reason why an ad was closed before its deadline."""

    FILLED = "filled"
    WITHDRAWN = "withdrawn"
    LEFT_FEED = "left-feed"


class RemovalReason(StrEnum):
    """The reason why an ad was removed permanently; a draft is `discarded`."""

    DISCARDED = "discarded"
    REQUESTED = "requested"
    DUPLICATE = "duplicate"
    MISLEADING = "misleading"
    UNLAWFUL = "unlawful"


class JoiningReason(StrEnum):
    """The evidence by which another source's ad was recognised as the same job."""

    SAME_ADDRESS = "same-address"
    SAME_TEXT = "same-text"
    BY_HAND = "by-hand"


class AdEvent(Event):
    """An event that carries the whole ad. Version 2 adds categories and the video.

    A new field with a default needs no new version.
    """

    ad: JobAd

    @classmethod
    def upcast(cls, stored_version: int, data: dict[str, Any]) -> dict[str, Any]:  # noqa: ARG003 - there is one older
        """Fields that version 1 lacks get their defaults."""
        return data


class JobDrafted(Event, topic="jobs.JobDrafted"):
    """A draft was saved, with its whole content. Visible to its employer only."""

    number: int = Field(ge=1)
    employer: JobEmployer
    ad: AdDraft
    apply_until: AwareDatetime | None = None


class JobPublished(AdEvent, topic="jobs.JobPublished", schema_version=2):
    """The ad is found and takes applications until `apply_until`; `published_at` is the date shown to readers."""

    number: int = Field(ge=1)
    employer: JobEmployer
    published_at: AwareDatetime
    apply_until: AwareDatetime
    source: JobSource | None = None


class JobEdited(AdEvent, topic="jobs.JobEdited", schema_version=2):
    """The ad was replaced, with its whole content."""


class JobExtended(Event, topic="jobs.JobExtended"):
    """The application period was extended, or reopened if it was over."""

    apply_until: AwareDatetime


class JobShortened(Event, topic="jobs.JobShortened"):
    """The application period was shortened."""

    apply_until: AwareDatetime


class JobPaused(Event, topic="jobs.JobPaused"):
    """The ad is hidden and takes no applications; its deadline stays."""


class JobResumed(Event, topic="jobs.JobResumed"):
    """The ad is shown and takes applications again."""


class JobExpired(Event, topic="jobs.JobExpired"):
    """The deadline has passed, by the database's clock."""


class JobClosed(Event, topic="jobs.JobClosed"):
    """The ad takes no more applications and is shown as inactive."""

    reason: ClosingReason


class JobRelisted(Event, topic="jobs.JobRelisted"):
    """A closed or expired ad starts a new period under the same number."""

    published_at: AwareDatetime
    apply_until: AwareDatetime


class JobRemoved(Event, topic="jobs.JobRemoved"):
    """The ad, or the draft, is removed from the site; its history remains."""

    reason: RemovalReason


class JobSourceJoined(Event, topic="jobs.JobSourceJoined"):
    """Another source offers the same job."""

    source: JobSource
    because: JoiningReason


class JobSourceSeparated(Event, topic="jobs.JobSourceSeparated"):
    """A source's ad turned out to be a different job; it is not joined again automatically."""

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

"""Commands to a job."""

from dataclasses import dataclass
from datetime import datetime

from domain.jobs.ad import AdDraft, JobAd
from domain.jobs.events import ClosingReason, JobEmployer, JobSource, JoiningReason, RemovalReason


@dataclass(frozen=True, slots=True)
class DraftJob:
    """Keep what has been written so far."""

    number: int
    employer: JobEmployer
    ad: AdDraft
    apply_until: datetime | None = None


@dataclass(frozen=True, slots=True)
class PublishJob:
    """Put a new ad up."""

    number: int
    employer: JobEmployer
    ad: JobAd
    published_at: datetime
    apply_until: datetime
    source: JobSource | None = None


@dataclass(frozen=True, slots=True)
class EditJob:
    """Let the ad read like this."""

    ad: JobAd


@dataclass(frozen=True, slots=True)
class MoveDeadline:
    """Take applications until then: longer or shorter than before."""

    apply_until: datetime


@dataclass(frozen=True, slots=True)
class CloseJob:
    """Take the ad down."""

    reason: ClosingReason


@dataclass(frozen=True, slots=True)
class RelistJob:
    """Begin a new period, now unless it is said when it began."""

    apply_until: datetime
    published_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class RemoveJob:
    """Take the ad off the site for good."""

    reason: RemovalReason


@dataclass(frozen=True, slots=True)
class JoinSource:
    """Note that another source offers the same job."""

    source: JobSource
    because: JoiningReason


@dataclass(frozen=True, slots=True)
class SeparateSource:
    """Note that what the source offers is another job."""

    source: JobSource

"""Commands to a job."""

from dataclasses import dataclass
from datetime import datetime

from domain.jobs.ad import AdDraft, JobAd
from domain.jobs.events import ClosingReason, JobEmployer, JobSource, JoiningReason, RemovalReason


@dataclass(frozen=True, slots=True)
class DraftJob:
    """Save a draft."""

    number: int
    employer: JobEmployer
    ad: AdDraft
    apply_until: datetime | None = None


@dataclass(frozen=True, slots=True)
class PublishJob:
    """Publish a new ad."""

    number: int
    employer: JobEmployer
    ad: JobAd
    published_at: datetime
    apply_until: datetime
    source: JobSource | None = None


@dataclass(frozen=True, slots=True)
class EditJob:
    """Replace the ad."""

    ad: JobAd


@dataclass(frozen=True, slots=True)
class MoveDeadline:
    """Extend or shorten the application period."""

    apply_until: datetime


@dataclass(frozen=True, slots=True)
class CloseJob:
    """Close the job."""

    reason: ClosingReason


@dataclass(frozen=True, slots=True)
class RelistJob:
    """Start a new period, at `published_at` or now."""

    apply_until: datetime
    published_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class RemoveJob:
    """Remove the ad from the site permanently."""

    reason: RemovalReason


@dataclass(frozen=True, slots=True)
class JoinSource:
    """Record another source of the same job."""

    source: JobSource
    because: JoiningReason


@dataclass(frozen=True, slots=True)
class SeparateSource:
    """Record that a source's ad is a different job."""

    source: JobSource

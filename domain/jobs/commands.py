"""What can be asked of a job ad."""

from dataclasses import dataclass
from datetime import datetime

from domain.jobs.ad import JobAd
from domain.jobs.events import ClosingReason, JobEmployer, JobSource


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

"""The status of a job at a moment, for lists, pages and applicants."""

from datetime import datetime
from enum import StrEnum


class JobStatus(StrEnum):
    """Only an active job is found and takes applications. The pages of removed jobs are gone; the others say why
    not."""

    ACTIVE = "active"
    PAUSED = "paused"
    EXPIRED = "expired"
    CLOSED = "closed"
    REMOVED = "removed"


def status_at(
    now: datetime, *, apply_until: datetime, paused: bool, expired: bool, closed: bool, removed: bool
) -> JobStatus:
    """The only place where a status is computed. A passed deadline counts at once, recorded or not."""
    if removed:
        return JobStatus.REMOVED
    if closed:
        return JobStatus.CLOSED
    if expired or apply_until < now:
        return JobStatus.EXPIRED
    return JobStatus.PAUSED if paused else JobStatus.ACTIVE

"""The status of a job at a moment, for lists, pages and applicants."""

from datetime import datetime, timedelta
from enum import StrEnum

GONE_AFTER = timedelta(days=90)


class JobStatus(StrEnum):
    """The status of a job. An active job alone is found and takes applications. The pages of removed jobs are gone; the
    others say why not."""

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


def is_gone(now: datetime, status: JobStatus, *, apply_until: datetime, closed_at: datetime | None) -> bool:
    """Whether the job ended so long ago that search engines should forget its page, which people still can read."""
    if status not in (JobStatus.EXPIRED, JobStatus.CLOSED):
        return False
    return now - min(apply_until, closed_at or apply_until) > GONE_AFTER

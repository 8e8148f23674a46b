"""Decisions about ads that are missing from a feed."""

from collections.abc import Iterator
from datetime import datetime

from domain.feeds.errors import FeedErrorCode
from domain.job_import.report import ImportReport, KeptOpen
from domain.jobs.commands import CloseJob
from domain.jobs.decisions.job import close
from domain.jobs.events import ClosingReason, JobEvent
from domain.jobs.state import Job, JobState
from domain.jobs.status import JobStatus

MIN_REMAINING_SHARE = 0.7
MIN_MISSING = 2


def reason_to_keep_open(report: ImportReport, known: int, *, accept_smaller: bool) -> KeptOpen | None:
    """Decides why missing ads stay open; None when they may be closed.

    A feed is suddenly small when it lists less than 70 % of the ads of its last import, and more than two fewer.
    """
    if report.broken:
        return KeptOpen.EMPTY if report.broken.code == FeedErrorCode.NOTHING_READ else KeptOpen.NOT_WHOLE
    if report.unnamed:
        return KeptOpen.UNNAMED_ITEMS
    if report.seen < MIN_REMAINING_SHARE * known and known - report.seen > MIN_MISSING and not accept_smaller:
        return KeptOpen.SUDDENLY_SMALL
    return None


def withdraw(state: JobState, now: datetime) -> Iterator[JobEvent]:
    """Closes a job that no feed lists any more, whether or not its deadline has passed."""
    if isinstance(state, Job) and state.status(now) in {JobStatus.ACTIVE, JobStatus.PAUSED}:
        yield from close(state, CloseJob(ClosingReason.LEFT_FEED))

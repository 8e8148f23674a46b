"""Decisions about ads that are missing from a feed."""

from collections.abc import Iterator
from datetime import datetime

from domain.job_import.report import ImportReport, KeptOpen
from domain.jobs.commands import CloseJob
from domain.jobs.decisions.job import close
from domain.jobs.events import ClosingReason, JobEvent
from domain.jobs.state import Job, JobState
from domain.jobs.status import JobStatus

SMALLEST_PART = 0.7
SMALLEST_LOSS = 2


def reason_to_keep_open(report: ImportReport, known: int, *, accept_smaller: bool) -> KeptOpen | None:
    """Why missing ads stay open; None when they may be closed.

    A feed counts as suddenly small when it has less than 70 % of the ads that it had when it was read last, and more
    than two fewer.
    """
    if report.broken:
        return KeptOpen.NOT_WHOLE
    if report.seen == 0:
        return KeptOpen.EMPTY
    if report.unnamed:
        return KeptOpen.UNNAMED_ITEMS
    if report.seen < SMALLEST_PART * known and known - report.seen > SMALLEST_LOSS and not accept_smaller:
        return KeptOpen.SUDDENLY_SMALL
    return None


def withdraw(state: JobState, now: datetime) -> Iterator[JobEvent]:
    """The last feed that offered the job has it no more. Whether its deadline passed before is not asked."""
    if isinstance(state, Job) and state.status(now) in {JobStatus.ACTIVE, JobStatus.PAUSED}:
        yield from close(state, CloseJob(ClosingReason.LEFT_FEED))

"""What a feed may do with an ad that it has brought before."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from domain.jobs.commands import CloseJob, EditJob, MoveDeadline, RelistJob
from domain.jobs.events import ClosingReason, JobFact
from domain.jobs.feeds.items import FeedItem
from domain.jobs.job import Job, JobState, close, edit, evolve, move_deadline, relist
from domain.jobs.standing import Standing

PROLONGED_WITHIN = timedelta(days=10)
"""An ad without a deadline that the feed still has is prolonged when fewer days are left of the time we gave it."""


def is_due(open_until: datetime | None, now: datetime) -> bool:
    """Whether an ad without a deadline has to be prolonged."""
    return open_until is not None and open_until - now < PROLONGED_WITHIN


def revise(state: JobState, item: FeedItem, now: datetime, *, keep_dates: bool) -> Iterator[JobFact]:
    """The ad as the feed has it now. One that was closed because it had left the feed begins a new period; one that was
    closed by a person stays closed. A feed that says that the time is over has the ad no more.
    """
    if not keep_dates and item.has_deadline and item.apply_until <= now:
        yield from leave(state, now)
        return
    state, facts = _again(state, item, now)
    yield from facts
    yield from edit(state, EditJob(item.ad))
    if not keep_dates and (item.has_deadline or _gains_time(state, item)):
        yield from move_deadline(state, MoveDeadline(item.apply_until), now)


def leave(state: JobState, now: datetime) -> Iterator[JobFact]:
    """The last feed that offered the job has it no more. Whether its deadline passed before is not asked."""
    if isinstance(state, Job) and state.standing(now) in {Standing.ACTIVE, Standing.PAUSED}:
        yield from close(state, CloseJob(ClosingReason.LEFT_FEED))


def _again(state: JobState, item: FeedItem, now: datetime) -> tuple[JobState, list[JobFact]]:
    if not (isinstance(state, Job) and state.closed is ClosingReason.LEFT_FEED and not state.removed):
        return state, []
    facts = list(relist(state, RelistJob(apply_until=item.apply_until, published_at=None), now))
    for fact in facts:
        state = evolve(state, fact)
    return state, facts


def _gains_time(state: JobState, item: FeedItem) -> bool:
    """A deadline that is only our guess never takes time away."""
    return isinstance(state, Job) and state.apply_until < item.apply_until

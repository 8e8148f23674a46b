"""Decisions about a job whose source ad has changed."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from domain.job_import.decisions.withdrawing import withdraw
from domain.job_import.items import FeedItem
from domain.jobs.commands import EditJob, MoveDeadline, RelistJob
from domain.jobs.decisions.job import edit, move_deadline, relist
from domain.jobs.events import ClosingReason, JobEvent
from domain.jobs.state import Job, JobState, evolve

RENEWAL_WINDOW = timedelta(days=10)
"""An ad without a deadline is renewed when fewer days than this are left of its default period."""


def needs_renewal(open_until: datetime | None, now: datetime) -> bool:
    """Whether an ad without a deadline has to be renewed."""
    return open_until is not None and open_until - now < RENEWAL_WINDOW


def revise(state: JobState, item: FeedItem, now: datetime, *, keep_dates: bool) -> Iterator[JobEvent]:
    """Applies the feed's current ad. One closed because it had left the feed is relisted; one closed by a person stays
    closed. An ad whose deadline in the feed has passed is not listed any more."""
    if not keep_dates and item.has_deadline and item.apply_until <= now:
        yield from withdraw(state, now)
        return
    state, events = _relisted(state, item, now)
    yield from events
    yield from edit(state, EditJob(item.ad))
    if not keep_dates and (item.has_deadline or _gains_time(state, item)):
        yield from move_deadline(state, MoveDeadline(item.apply_until), now)


def _relisted(state: JobState, item: FeedItem, now: datetime) -> tuple[JobState, list[JobEvent]]:
    if not (isinstance(state, Job) and state.closed is ClosingReason.LEFT_FEED and not state.removed):
        return state, []
    events = list(relist(state, RelistJob(apply_until=item.apply_until, published_at=None), now))
    for event in events:
        state = evolve(state, event)
    return state, events


def _gains_time(state: JobState, item: FeedItem) -> bool:
    """A default deadline never shortens the period."""
    return isinstance(state, Job) and state.apply_until < item.apply_until

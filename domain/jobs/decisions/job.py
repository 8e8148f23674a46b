"""Decisions about one job: publish, edit, pause, expire, close, relist, remove."""

from collections.abc import Iterator
from datetime import datetime

from domain.jobs.commands import CloseJob, EditJob, MoveDeadline, PublishJob, RelistJob, RemoveJob
from domain.jobs.errors import (
    ApplyUntilPast,
    JobAlreadyClosed,
    JobAlreadyExpired,
    JobAlreadyPublished,
    JobAlreadyRemoved,
    JobNotFound,
    JobNotPublished,
    JobStillOpen,
    PublishedInFuture,
)
from domain.jobs.events import (
    JobClosed,
    JobEdited,
    JobEvent,
    JobExpired,
    JobExtended,
    JobPaused,
    JobPublished,
    JobRelisted,
    JobRemoved,
    JobResumed,
    JobShortened,
)
from domain.jobs.state import Job, JobDraft, JobState
from domain.jobs.status import JobStatus


def publish(state: JobState, command: PublishJob, now: datetime) -> Iterator[JobEvent]:
    """Publishes a new ad, unless its deadline has passed."""
    if state is not None:
        raise JobAlreadyPublished
    require_period(command.published_at, command.apply_until, now)
    yield JobPublished(
        number=command.number,
        employer=command.employer,
        ad=command.ad,
        published_at=command.published_at,
        apply_until=command.apply_until,
        source=command.source,
    )


def edit(state: JobState, command: EditJob) -> Iterator[JobEvent]:
    """Replaces the ad, unless nothing changes."""
    if command.ad != unclosed(state).ad:
        yield JobEdited(ad=command.ad)


def move_deadline(state: JobState, command: MoveDeadline, now: datetime) -> Iterator[JobEvent]:
    """Extends or shortens, never into the past; an expired ad is reopened by a later deadline."""
    job = unclosed(state)
    if command.apply_until == job.apply_until:
        return
    if command.apply_until <= now:
        raise ApplyUntilPast
    later = command.apply_until > job.apply_until
    yield (JobExtended if later else JobShortened)(apply_until=command.apply_until)


def pause(state: JobState, now: datetime) -> Iterator[JobEvent]:
    """Hides the ad and takes no applications; idempotent."""
    job = unclosed(state)
    if job.paused:
        return
    if job.status(now) is JobStatus.EXPIRED:
        raise JobAlreadyExpired
    yield JobPaused()


def resume(state: JobState, now: datetime) -> Iterator[JobEvent]:
    """Ends a pause, unless the deadline has passed meanwhile; idempotent."""
    job = unclosed(state)
    if not job.paused:
        return
    if job.status(now) is JobStatus.EXPIRED:
        raise JobAlreadyExpired
    yield JobResumed()


def expire(state: JobState, now: datetime) -> Iterator[JobEvent]:
    """Records that the deadline has passed, if it has; otherwise, or if recorded already, nothing."""
    if isinstance(state, Job) and not state.expired and state.status(now) is JobStatus.EXPIRED:
        yield JobExpired()


def close(state: JobState, command: CloseJob) -> Iterator[JobEvent]:
    """Takes no more applications; idempotent."""
    if published(state).closed is None:
        yield JobClosed(reason=command.reason)


def relist(state: JobState, command: RelistJob, now: datetime) -> Iterator[JobEvent]:
    """Starts a new period for a closed or expired ad."""
    job = published(state)
    if job.status(now) not in {JobStatus.CLOSED, JobStatus.EXPIRED}:
        raise JobStillOpen
    published_at = command.published_at or now
    require_period(published_at, command.apply_until, now)
    yield JobRelisted(published_at=published_at, apply_until=command.apply_until)


def remove(state: JobState, command: RemoveJob) -> Iterator[JobEvent]:
    """Removes an ad or a draft permanently; idempotent."""
    if state is None:
        raise JobNotFound
    if state.removed is None:
        yield JobRemoved(reason=command.reason)


def require_period(published_at: datetime, apply_until: datetime, now: datetime) -> None:
    """Refuses a period that is over or starts in the future."""
    if apply_until <= now:
        raise ApplyUntilPast
    if published_at > now:
        raise PublishedInFuture


def published(state: JobState) -> Job:
    """The ad, open or not. Raises unless it exists, is published and not removed."""
    if state is None:
        raise JobNotFound
    if state.removed:
        raise JobAlreadyRemoved
    if isinstance(state, JobDraft):
        raise JobNotPublished
    return state


def unclosed(state: JobState) -> Job:
    """The ad, unless it has been closed."""
    job = published(state)
    if job.closed:
        raise JobAlreadyClosed
    return job

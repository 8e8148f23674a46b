"""One job ad: what may be done with it, and what is remembered of it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from typing import assert_never

from domain.jobs.ad import JobAd
from domain.jobs.commands import CloseJob, EditJob, MoveDeadline, PublishJob
from domain.jobs.errors import ApplyUntilPast, JobAlreadyClosed, JobAlreadyPublished, JobNotFound, PublishedInFuture
from domain.jobs.events import (
    ClosingReason,
    JobClosed,
    JobEdited,
    JobEmployer,
    JobExtended,
    JobFact,
    JobPublished,
    JobShortened,
    JobSource,
)


@dataclass(frozen=True, slots=True)
class Job:
    """A published ad as its facts leave it."""

    number: int
    employer: JobEmployer
    ad: JobAd
    published_at: datetime
    apply_until: datetime
    source: JobSource | None = None
    closed: ClosingReason | None = None

    def takes_applications(self, now: datetime) -> bool:
        """Whether one can still apply: neither closed nor past its deadline."""
        return self.closed is None and now <= self.apply_until


def publish(state: Job | None, command: PublishJob, now: datetime) -> Iterator[JobFact]:
    """A new ad, unless its deadline has passed already."""
    if state is not None:
        raise JobAlreadyPublished
    if command.apply_until <= now:
        raise ApplyUntilPast
    if command.published_at > now:
        raise PublishedInFuture
    yield JobPublished(
        number=command.number,
        employer=command.employer,
        ad=command.ad,
        published_at=command.published_at,
        apply_until=command.apply_until,
        source=command.source,
    )


def edit(state: Job | None, command: EditJob) -> Iterator[JobFact]:
    """Another text, unless nothing changes."""
    if command.ad != _open(state).ad:
        yield JobEdited(ad=command.ad)


def move_deadline(state: Job | None, command: MoveDeadline, now: datetime) -> Iterator[JobFact]:
    """A later or an earlier deadline, never one in the past."""
    job = _open(state)
    if command.apply_until == job.apply_until:
        return
    if command.apply_until <= now:
        raise ApplyUntilPast
    later = command.apply_until > job.apply_until
    yield (JobExtended if later else JobShortened)(apply_until=command.apply_until)


def close(state: Job | None, command: CloseJob) -> Iterator[JobFact]:
    """No more applications; closing twice is harmless."""
    if state is None:
        raise JobNotFound
    if state.closed is None:
        yield JobClosed(reason=command.reason)


def _open(state: Job | None) -> Job:
    if state is None:
        raise JobNotFound
    if state.closed is not None:
        raise JobAlreadyClosed
    return state


def evolve(state: Job | None, fact: JobFact) -> Job | None:
    """What is remembered once `fact` has happened."""
    if isinstance(fact, JobPublished):
        return Job(fact.number, fact.employer, fact.ad, fact.published_at, fact.apply_until, fact.source)
    if state is None:
        return None
    match fact:
        case JobEdited():
            return replace(state, ad=fact.ad)
        case JobExtended() | JobShortened():
            return replace(state, apply_until=fact.apply_until)
        case JobClosed():
            return replace(state, closed=fact.reason)
        case _:
            assert_never(fact)

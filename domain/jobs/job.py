"""One job ad: what may be done with it, and what is remembered of it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from typing import assert_never

from domain.jobs.ad import AdDraft, JobAd
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
    ClosingReason,
    JobClosed,
    JobDrafted,
    JobEdited,
    JobEmployer,
    JobExpired,
    JobExtended,
    JobFact,
    JobPaused,
    JobPublished,
    JobRelisted,
    JobRemoved,
    JobResumed,
    JobShortened,
    JobSource,
    JobSourceJoined,
    JobSourceSeparated,
    RemovalReason,
)
from domain.jobs.standing import Standing


@dataclass(frozen=True, slots=True)
class JobDraft:
    """An ad that is being written."""

    number: int
    employer: JobEmployer
    ad: AdDraft
    apply_until: datetime | None = None
    removed: RemovalReason | None = None


@dataclass(frozen=True, slots=True)
class Job:
    """A published ad as its facts leave it. `kept_apart` are sources that a person has separated from it."""

    number: int
    employer: JobEmployer
    ad: JobAd
    published_at: datetime
    apply_until: datetime
    sources: tuple[JobSource, ...] = ()
    kept_apart: frozenset[JobSource] = frozenset()
    paused: bool = False
    expired: bool = False
    closed: ClosingReason | None = None
    removed: RemovalReason | None = None

    @property
    def source(self) -> JobSource | None:
        """The first of its sources; None for an ad that was written here."""
        return self.sources[0] if self.sources else None

    def standing(self, now: datetime) -> Standing:
        """How it stands at that moment. The deadline counts at once, whether or not its passing is recorded yet."""
        if self.removed:
            return Standing.REMOVED
        if self.closed:
            return Standing.CLOSED
        if self.expired or self.apply_until < now:
            return Standing.EXPIRED
        return Standing.PAUSED if self.paused else Standing.ACTIVE

    def takes_applications(self, now: datetime) -> bool:
        """Whether one can apply."""
        return self.standing(now) is Standing.ACTIVE


JobState = Job | JobDraft | None
ChangingFact = (
    JobEdited
    | JobExtended
    | JobShortened
    | JobPaused
    | JobResumed
    | JobExpired
    | JobClosed
    | JobRelisted
    | JobSourceJoined
    | JobSourceSeparated
)
"""What happens to an ad while it is published."""


def publish(state: JobState, command: PublishJob, now: datetime) -> Iterator[JobFact]:
    """A new ad, unless its deadline has passed already."""
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


def edit(state: JobState, command: EditJob) -> Iterator[JobFact]:
    """Another text, unless nothing changes."""
    if command.ad != unclosed(state).ad:
        yield JobEdited(ad=command.ad)


def move_deadline(state: JobState, command: MoveDeadline, now: datetime) -> Iterator[JobFact]:
    """A later or an earlier deadline, never one in the past; an ad that has expired goes on with a later one."""
    job = unclosed(state)
    if command.apply_until == job.apply_until:
        return
    if command.apply_until <= now:
        raise ApplyUntilPast
    later = command.apply_until > job.apply_until
    yield (JobExtended if later else JobShortened)(apply_until=command.apply_until)


def pause(state: JobState, now: datetime) -> Iterator[JobFact]:
    """Not found and not answered for now; pausing twice is harmless."""
    job = unclosed(state)
    if job.paused:
        return
    if job.standing(now) is Standing.EXPIRED:
        raise JobAlreadyExpired
    yield JobPaused()


def resume(state: JobState, now: datetime) -> Iterator[JobFact]:
    """Found and answered again, unless the deadline has passed meanwhile."""
    job = unclosed(state)
    if not job.paused:
        return
    if job.standing(now) is Standing.EXPIRED:
        raise JobAlreadyExpired
    yield JobResumed()


def expire(state: JobState, now: datetime) -> Iterator[JobFact]:
    """The deadline has passed if it really has; asked too early, too late or twice, nothing follows."""
    if isinstance(state, Job) and not state.expired and state.standing(now) is Standing.EXPIRED:
        yield JobExpired()


def close(state: JobState, command: CloseJob) -> Iterator[JobFact]:
    """No more applications; closing twice is harmless."""
    if published(state).closed is None:
        yield JobClosed(reason=command.reason)


def relist(state: JobState, command: RelistJob, now: datetime) -> Iterator[JobFact]:
    """A new period for an ad that has been closed or has expired."""
    job = published(state)
    if job.standing(now) not in {Standing.CLOSED, Standing.EXPIRED}:
        raise JobStillOpen
    published_at = command.published_at or now
    require_period(published_at, command.apply_until, now)
    yield JobRelisted(published_at=published_at, apply_until=command.apply_until)


def remove(state: JobState, command: RemoveJob) -> Iterator[JobFact]:
    """Gone for good, published or not; removing twice is harmless."""
    if state is None:
        raise JobNotFound
    if state.removed is None:
        yield JobRemoved(reason=command.reason)


def require_period(published_at: datetime, apply_until: datetime, now: datetime) -> None:
    """Refuses a period that is over or has not begun."""
    if apply_until <= now:
        raise ApplyUntilPast
    if published_at > now:
        raise PublishedInFuture


def published(state: JobState) -> Job:
    """The ad, whether or not it is open. Refuses when there is none, or none that anybody may see."""
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


def evolve(state: JobState, fact: JobFact) -> JobState:
    """What is remembered once `fact` has happened."""
    match fact:
        case JobDrafted():
            return JobDraft(fact.number, fact.employer, fact.ad, fact.apply_until)
        case JobPublished():
            sources = (fact.source,) if fact.source else ()
            return Job(fact.number, fact.employer, fact.ad, fact.published_at, fact.apply_until, sources)
        case JobRemoved():
            return replace(state, removed=fact.reason) if state else None
        case _:
            return _changed(state, fact) if isinstance(state, Job) else state


def _changed(job: Job, fact: ChangingFact) -> Job:
    match fact:
        case JobEdited():
            return replace(job, ad=fact.ad)
        case JobExtended() | JobShortened():
            return replace(job, apply_until=fact.apply_until, expired=False)
        case JobPaused():
            return replace(job, paused=True)
        case JobResumed():
            return replace(job, paused=False)
        case JobExpired():
            return replace(job, expired=True)
        case JobClosed():
            return replace(job, closed=fact.reason)
        case JobRelisted():
            return replace(
                job,
                published_at=fact.published_at,
                apply_until=fact.apply_until,
                paused=False,
                expired=False,
                closed=None,
            )
        case JobSourceJoined() | JobSourceSeparated():
            return _with_source(job, fact)
        case _:
            assert_never(fact)


def _with_source(job: Job, fact: JobSourceJoined | JobSourceSeparated) -> Job:
    others = tuple(source for source in job.sources if source != fact.source)
    if isinstance(fact, JobSourceJoined):
        return replace(job, sources=(*others, fact.source), kept_apart=job.kept_apart - {fact.source})
    return replace(job, sources=others, kept_apart=job.kept_apart | {fact.source})

"""The state of a job, folded from its events."""

from dataclasses import dataclass, replace
from datetime import datetime
from typing import assert_never

from domain.jobs.ad import AdDraft, JobAd
from domain.jobs.events import (
    ClosingReason,
    JobClosed,
    JobDrafted,
    JobEdited,
    JobEmployer,
    JobEvent,
    JobExpired,
    JobExtended,
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
from domain.jobs.status import JobStatus, status_at


@dataclass(frozen=True, slots=True)
class JobDraft:
    """An unpublished ad."""

    number: int
    employer: JobEmployer
    ad: AdDraft
    apply_until: datetime | None = None
    removed: RemovalReason | None = None


@dataclass(frozen=True, slots=True)
class Job:
    """The state of a published ad. `kept_apart` are sources that a person has separated from it."""

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
        """The first source; None for an ad written on this site."""
        return self.sources[0] if self.sources else None

    def status(self, now: datetime) -> JobStatus:
        """Returns the job's status at a moment."""
        return status_at(
            now,
            apply_until=self.apply_until,
            paused=self.paused,
            expired=self.expired,
            closed=self.closed is not None,
            removed=self.removed is not None,
        )

    def takes_applications(self, now: datetime) -> bool:
        """Whether one can apply."""
        return self.status(now) is JobStatus.ACTIVE


JobState = Job | JobDraft | None
PublishedJobEvent = (
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
"""Events of a published job."""


def evolve(state: JobState, event: JobEvent) -> JobState:
    """The state after `event`."""
    match event:
        case JobDrafted():
            return JobDraft(event.number, event.employer, event.ad, event.apply_until)
        case JobPublished():
            sources = (event.source,) if event.source else ()
            return Job(event.number, event.employer, event.ad, event.published_at, event.apply_until, sources)
        case JobRemoved():
            return replace(state, removed=event.reason) if state else None
        case (
            JobEdited()
            | JobExtended()
            | JobShortened()
            | JobPaused()
            | JobResumed()
            | JobExpired()
            | JobClosed()
            | JobRelisted()
            | JobSourceJoined()
            | JobSourceSeparated()
        ):
            return _changed(state, event) if isinstance(state, Job) else state
        case _:
            assert_never(event)


def _changed(job: Job, event: PublishedJobEvent) -> Job:
    match event:
        case JobEdited():
            return replace(job, ad=event.ad)
        case JobExtended() | JobShortened():
            return replace(job, apply_until=event.apply_until, expired=False)
        case JobPaused():
            return replace(job, paused=True)
        case JobResumed():
            return replace(job, paused=False)
        case JobExpired():
            return replace(job, expired=True)
        case JobClosed():
            return replace(job, closed=event.reason)
        case JobRelisted():
            return replace(
                job,
                published_at=event.published_at,
                apply_until=event.apply_until,
                paused=False,
                expired=False,
                closed=None,
            )
        case JobSourceJoined() | JobSourceSeparated():
            return _with_source(job, event)
        case _:
            assert_never(event)


def _with_source(job: Job, event: JobSourceJoined | JobSourceSeparated) -> Job:
    others = tuple(source for source in job.sources if source != event.source)
    if isinstance(event, JobSourceJoined):
        return replace(job, sources=(*others, event.source), kept_apart=job.kept_apart - {event.source})
    return replace(job, sources=others, kept_apart=job.kept_apart | {event.source})

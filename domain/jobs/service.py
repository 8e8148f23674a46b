"""Command handlers and queries of jobs."""

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from typing import Annotated, cast
from uuid import UUID

from sqlalchemy import Engine, text

from domain.jobs.commands import (
    CloseJob,
    DraftJob,
    EditJob,
    JoinSource,
    MoveDeadline,
    PublishJob,
    RelistJob,
    RemoveJob,
    SeparateSource,
)
from domain.jobs.decisions.drafting import draft, publish_draft
from domain.jobs.decisions.job import close, edit, expire, move_deadline, pause, publish, relist, remove, resume
from domain.jobs.decisions.sources import join_source, separate_source
from domain.jobs.errors import JobNotFound
from domain.jobs.events import JobEvent
from domain.jobs.state import Job, JobDraft, JobState
from domain.jobs.streams import JobStreams
from domain.kernel.database.clock import Clock
from domain.kernel.log.event import Context, Event, RecordedEvent
from domain.kernel.log.event_store import Change, EventStore, VersionConflict
from domain.kernel.log.streams import AppendPlan, Outcome
from domain.kernel.values.ids import derived_id


def job_stream(number: int) -> UUID:
    """The stream of the job with this number."""
    return derived_id("job", number)


class Jobs:
    """Job ads, each a stream in the log `jobs`.

    Commands raise JobNotFound for an unknown number, JobNotPublished for a draft, and JobAlreadyRemoved for a removed
    ad.
    """

    def __init__(self, log: Annotated[EventStore, "jobs"], engine: Engine, clock: Clock) -> None:
        self._streams = JobStreams(log)
        self._engine = engine
        self._clock = clock

    def next_numbers(self, count: int) -> list[int]:
        """Takes `count` new job numbers from the sequence."""
        query = text("SELECT nextval('public.job_number') FROM generate_series(1, :count)")
        with self._engine.begin() as connection:
            return list(connection.execute(query, {"count": count}).scalars())

    def draft(self, command: DraftJob, context: Context) -> Outcome[JobDraft]:
        """Saves a draft. Refuses for a published job."""
        outcome = self._execute(command.number, lambda state: draft(state, command), context)
        return Outcome(cast("JobDraft", outcome.state), outcome.events, outcome.position)

    def publish(self, command: PublishJob, context: Context) -> Outcome[Job]:
        """Publishes a new ad. Refuses a deadline in the past."""
        return self._change(command.number, lambda state: publish(state, command, self._clock()), context)

    def publish_draft(self, number: int, context: Context) -> Outcome[Job]:
        """Publishes a draft; idempotent. Raises JobIncomplete, naming the fields."""
        return self._change(number, lambda state: publish_draft(state, self._clock()), context)

    def edit(self, number: int, command: EditJob, context: Context) -> Outcome[Job]:
        """Replaces the ad. Refuses for a closed job."""
        return self._change(number, lambda state: edit(state, command), context)

    def move_deadline(self, number: int, command: MoveDeadline, context: Context) -> Outcome[Job]:
        """Extends or shortens the period. Refuses for a closed job and a deadline in the past."""
        return self._change(number, lambda state: move_deadline(state, command, self._clock()), context)

    def pause(self, number: int, context: Context) -> Outcome[Job]:
        """Hides the ad; idempotent. Refuses for a closed or expired job."""
        return self._change(number, lambda state: pause(state, self._clock()), context)

    def resume(self, number: int, context: Context) -> Outcome[Job]:
        """Shows a paused ad again; idempotent. Refuses for a closed or expired job."""
        return self._change(number, lambda state: resume(state, self._clock()), context)

    def expire(self, numbers: Sequence[int], context: Context) -> int:
        """Records the passed deadlines of these jobs in one transaction; returns how many have passed.

        After a concurrency conflict each job is decided again by itself, since a deadline may have been moved.
        """
        now = self._clock()
        changes = [change for number in numbers if (change := self._expiry(number, now, context))]
        try:
            self._streams.log.append(changes)
        except VersionConflict:
            return sum(self._expire_single(number, context) for number in numbers)
        return len(changes)

    def close(self, number: int, command: CloseJob, context: Context) -> Outcome[Job]:
        """Closes the job; idempotent."""
        return self._change(number, lambda state: close(state, command), context)

    def relist(self, number: int, command: RelistJob, context: Context) -> Outcome[Job]:
        """Starts a new period under the same number. Refuses for an open job and a deadline in the past."""
        return self._change(number, lambda state: relist(state, command, self._clock()), context)

    def remove(self, number: int, command: RemoveJob, context: Context) -> Outcome[Job | JobDraft]:
        """Removes an ad or a draft permanently; idempotent."""
        outcome = self._execute(number, lambda state: remove(state, command), context)
        return Outcome(cast("Job | JobDraft", outcome.state), outcome.events, outcome.position)

    def join_source(self, number: int, command: JoinSource, context: Context) -> Outcome[Job]:
        """Records another source of the job. Refuses one that a person has separated."""
        return self._change(number, lambda state: join_source(state, command), context)

    def separate_source(self, number: int, command: SeparateSource, context: Context) -> Outcome[Job]:
        """Records that a source's ad is a different job. Refuses for the only source."""
        return self._change(number, lambda state: separate_source(state, command), context)

    def history(self, number: int) -> Sequence[RecordedEvent[Event]]:
        """All events of the job, oldest first; empty for an unknown number."""
        return self._streams.history(job_stream(number))

    def find(self, number: int) -> Job | None:
        """The current state of a published job, even if removed."""
        return _published(self._streams.find(job_stream(number)))

    def find_draft(self, number: int) -> JobDraft | None:
        """The draft of an unpublished job."""
        state = self._streams.find(job_stream(number))
        return state if isinstance(state, JobDraft) else None

    def get(self, number: int) -> Job:
        """The current state of the job. Raises JobNotFound."""
        job = self.find(number)
        if job is None:
            raise JobNotFound
        return job

    def as_of(self, number: int, moment: datetime) -> Job | None:
        """The state of the job at that moment; None before it was published."""
        earlier = [recorded for recorded in self.history(number) if recorded.recorded_at <= moment]
        return _published(self._streams.fold(earlier))

    def _expiry(self, number: int, now: datetime, context: Context) -> Change | None:
        history = self.history(number)
        events = tuple(expire(self._streams.fold(history), now))
        return Change(job_stream(number), len(history), events, context) if events else None

    def _expire_single(self, number: int, context: Context) -> bool:
        return bool(self._execute(number, lambda state: expire(state, self._clock()), context).events)

    def _change(self, number: int, decide: Callable[[JobState], Iterator[JobEvent]], context: Context) -> Outcome[Job]:
        outcome = self._execute(number, decide, context)
        return Outcome(cast("Job", outcome.state), outcome.events, outcome.position)

    def _execute(
        self, number: int, decide: Callable[[JobState], Iterator[JobEvent]], context: Context
    ) -> Outcome[JobState]:
        return self._streams.execute(job_stream(number), lambda state: AppendPlan(tuple(decide(state))), context)


def _published(state: JobState) -> Job | None:
    return state if isinstance(state, Job) else None

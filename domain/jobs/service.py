"""The one door to job ads: publish, edit, move the deadline, close, and read them as they stood at any moment."""

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from uuid import UUID

from sqlalchemy import Engine, text

from domain.jobs.commands import CloseJob, EditJob, MoveDeadline, PublishJob
from domain.jobs.errors import JobNotFound
from domain.jobs.events import JobFact
from domain.jobs.job import Job, close, edit, evolve, move_deadline, publish
from domain.kernel.clock import Clock
from domain.kernel.event_store import EventStore, Outcome
from domain.kernel.facts import Context, Fact, Recorded
from domain.kernel.ids import derived_id


def job_stream(number: int) -> UUID:
    """The stream of the job with this number."""
    return derived_id("job", number)


class Jobs:
    """Job ads, each a stream in the log `jobs`."""

    def __init__(self, log: EventStore, engine: Engine, clock: Clock) -> None:
        self._log = log
        self._engine = engine
        self._clock = clock

    def next_numbers(self, count: int) -> list[int]:
        """That many numbers no job has had before."""
        query = text("SELECT nextval('public.job_number') FROM generate_series(1, :count)")
        with self._engine.begin() as connection:
            return list(connection.execute(query, {"count": count}).scalars())

    def publish(self, command: PublishJob, context: Context) -> Outcome[Job]:
        """Puts a new ad up. Refuses a deadline in the past."""
        return self._execute(command.number, lambda state: publish(state, command, self._clock()), context)

    def edit(self, number: int, command: EditJob, context: Context) -> Outcome[Job]:
        """Lets the ad read differently. Refuses for a closed job."""
        return self._execute(number, lambda state: edit(state, command), context)

    def move_deadline(self, number: int, command: MoveDeadline, context: Context) -> Outcome[Job]:
        """Takes applications for longer or shorter. Refuses for a closed job and a deadline in the past."""
        return self._execute(number, lambda state: move_deadline(state, command, self._clock()), context)

    def close(self, number: int, command: CloseJob, context: Context) -> Outcome[Job]:
        """Takes the ad down; once more changes nothing."""
        return self._execute(number, lambda state: close(state, command), context)

    def history(self, number: int) -> Sequence[Recorded[Fact]]:
        """All that happened to the job, oldest first; empty for an unknown number."""
        return self._log.load(job_stream(number))

    def find(self, number: int) -> Job | None:
        """The job as it stands now."""
        return self._log.fold(None, evolve, self.history(number))

    def get(self, number: int) -> Job:
        """The job as it stands now. Raises JobNotFound."""
        return _known(self.find(number))

    def as_of(self, number: int, moment: datetime) -> Job | None:
        """The job as it stood at that moment; None before it was published."""
        earlier = [recorded for recorded in self.history(number) if recorded.recorded_at <= moment]
        return self._log.fold(None, evolve, earlier)

    def _execute(
        self, number: int, decide: Callable[[Job | None], Iterator[JobFact]], context: Context
    ) -> Outcome[Job]:
        outcome = self._log.execute(job_stream(number), None, evolve, decide, context)
        return Outcome(_known(outcome.state), outcome.facts, outcome.position)


def _known(job: Job | None) -> Job:
    if job is None:
        raise JobNotFound
    return job

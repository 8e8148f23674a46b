"""Moving one generation of one projection forward: a batch of facts, its rows and its position in one transaction."""

from collections.abc import Callable, Generator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from contextlib import contextmanager
from uuid import UUID

import structlog
from eventsourcing.persistence import Tracking
from sqlalchemy import Connection, Engine

from domain.kernel.event_store import EventStore
from domain.kernel.facts import Fact, Recorded
from domain.kernel.mapper import UnreadableFact
from read_models.kernel.failures import error_name, error_place, is_passing
from read_models.kernel.generations import Generation, hold, hold_for_moving
from read_models.kernel.parking import Alert, ParkedStream, Parking, list_due, list_parked, tell_log
from read_models.kernel.read_ahead import ReadAhead
from read_models.kernel.tables import projection_position
from read_models.kernel.tracking import Positions

log = structlog.get_logger()

BATCH = 2_000

Waiting = AbstractSet[tuple[str, UUID]]
"""Logs and ids of streams that are parked."""


class CatchUp:
    """Brings generations up to the end of their logs. `alert` hears of every stream that is parked or given up."""

    def __init__(self, engine: Engine, logs: Mapping[str, EventStore], *, alert: Alert = tell_log) -> None:
        self._engine = engine
        self._logs = logs
        self._alert = alert
        self.positions = Positions(engine, projection_position)

    def last_position(self, log_name: str) -> int:
        """The newest position of a log."""
        return self._logs[log_name].last_position()

    def run(self, generation: Generation) -> int:
        """Reads all logs of the projection to their present ends; answers with how many facts were read."""
        return sum(self.run_log(generation, name, stop=self.last_position(name)) for name in generation.projection.logs)

    def run_log(self, generation: Generation, log_name: str, *, stop: int | None = None, held: bool = False) -> int:
        """Reads one log to its end, or to position `stop`. `held`: the caller holds the projection exclusively.

        While the database writes the rows of one batch, the next is read and decoded.
        """
        total = 0
        with ReadAhead(self._logs[log_name], BATCH, stop) as ahead:
            while read := self._step(generation, log_name, ahead.read, held=held):
                total += read
        return total

    def step(self, generation: Generation, log_name: str, *, limit: int = BATCH, stop: int | None = None) -> int:
        """One batch. When it fails, it is halved until the fact to blame is found, which is parked with its stream.

        Raises AlreadyRead when another follower, or a switch of generations, came in between, and whatever the
        surroundings are to blame for.
        """
        return self._step(generation, log_name, lambda after: self._logs[log_name].read(after, limit, stop=stop))

    def _step(
        self,
        generation: Generation,
        log_name: str,
        read: Callable[[int], Sequence[Recorded[Fact]]],
        *,
        held: bool = False,
    ) -> int:
        after = self.positions.max_tracking_id(generation.reader(log_name)) or 0
        try:
            facts = read(after)
        except UnreadableFact as unreadable:
            return self._pass(generation, after, unreadable, held=held)
        if facts:
            self._project_parts(generation, log_name, after, facts, held=held)
        return len(facts)

    def replay_due(self, generation: Generation) -> int:
        """Tries parked streams whose pause is over; answers with how many go on."""
        with self._engine.connect() as connection:
            due = list_due(connection, generation)
        return sum(self.replay(generation, stream) for stream in due)

    def replay_all(self, generation: Generation) -> int:
        """Tries all parked streams now, those that were given up too; answers with how many go on."""
        with self._engine.connect() as connection:
            streams = list_parked(connection, generation.projection.name)
        return sum(self.replay(generation, stream) for stream in streams)

    def replay(self, generation: Generation, stream: ParkedStream) -> bool:
        """Reads what a parked stream missed, and lets it go on; False when it fails again."""
        try:
            with self._engine.begin() as connection:
                # Nobody may pass by facts of this stream while it is being brought to where the others are.
                hold(connection, generation.projection, exclusive=True)
                taken = Parking(connection, generation).take(stream.log, stream.stream_id)
                if taken:
                    end = self.positions.read(connection, generation.reader(stream.log))
                    history = self._logs[stream.log].load(stream.stream_id)
                    missed = [fact for fact in history if taken.position <= fact.position <= end]
                    generation.projection.project(generation.on(connection), missed)
        except Exception as error:
            if is_passing(error):
                raise
            self._note("parked_stream_failed", generation, stream.position, error)
            with self._engine.begin() as connection:
                failed = Parking(connection, generation).failed_again(stream.log, stream.stream_id, error)
            if failed and failed.given_up:
                self._alert(failed)
            return False
        return True

    def _project_parts(
        self, generation: Generation, log_name: str, after: int, facts: Sequence[Recorded[Fact]], *, held: bool
    ) -> None:
        try:
            with self._begin(generation, held=held) as (connection, waiting):
                ready = [fact for fact in facts if (fact.log, fact.stream_id) not in waiting] if waiting else facts
                if ready:
                    generation.projection.project(generation.on(connection), ready)
                self._advance(connection, generation, log_name, after, facts[-1].position)
        except Exception as error:
            if is_passing(error):
                raise
            if len(facts) == 1:
                [fact] = facts
                self._park(generation, log_name, after, fact.position, fact.stream_id, error, held=held)
                return
            middle = len(facts) // 2
            self._project_parts(generation, log_name, after, facts[:middle], held=held)
            self._project_parts(generation, log_name, facts[middle - 1].position, facts[middle:], held=held)

    def _pass(self, generation: Generation, after: int, unreadable: UnreadableFact, *, held: bool) -> int:
        """Projects what stands before a fact that cannot be read, and parks that one's stream."""
        log_name = unreadable.log
        before = self._logs[log_name].read(after, BATCH, stop=unreadable.position - 1)
        if before:
            self._project_parts(generation, log_name, after, before, held=held)
            after = before[-1].position
        self._park(generation, log_name, after, unreadable.position, unreadable.stream_id, unreadable, held=held)
        return len(before) + 1

    def _park(
        self,
        generation: Generation,
        log_name: str,
        after: int,
        position: int,
        stream_id: UUID,
        error: Exception,
        *,
        held: bool,
    ) -> None:
        self._note("fact_failed", generation, position, error)
        with self._begin(generation, held=held) as (connection, _):
            stream = Parking(connection, generation).park(log_name, stream_id, position, error)
            self._advance(connection, generation, log_name, after, position)
        if stream:
            self._alert(stream)

    def _note(self, what: str, generation: Generation, position: int, error: Exception) -> None:
        log.warning(
            what,
            projection=generation.projection.name,
            position=position,
            error=error_name(error),
            where=error_place(error),
        )

    def _advance(
        self, connection: Connection, generation: Generation, log_name: str, after: int, position: int
    ) -> None:
        self.positions.advance(connection, Tracking(generation.reader(log_name), position), after=after)

    @contextmanager
    def _begin(self, generation: Generation, *, held: bool) -> Generator[tuple[Connection, Waiting]]:
        """A transaction that may move the generation, and the streams that wait."""
        with self._engine.begin() as connection:
            if not held:
                hold_for_moving(connection, generation.projection)
            yield connection, Parking(connection, generation).streams()

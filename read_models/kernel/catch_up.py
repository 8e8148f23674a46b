"""Moving one generation of one projection forward: a batch of facts, its rows and its position in one transaction."""

from collections.abc import Callable, Generator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from contextlib import contextmanager
from dataclasses import dataclass
from uuid import UUID

import structlog
from eventsourcing.persistence import Tracking
from sqlalchemy import Connection, Engine

from domain.kernel.event_store import EventStore
from domain.kernel.facts import Fact, Recorded
from domain.kernel.mapper import UnreadableFact
from domain.kernel.shares import Share
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
        self.alert = alert
        self.positions = Positions(engine, projection_position)

    def last_position(self, log_name: str) -> int:
        """The newest position of a log."""
        return self._logs[log_name].last_position()

    def run(self, generation: Generation) -> int:
        """Reads all logs of the projection to their present ends; answers with how many facts were read."""
        return sum(self.run_log(generation, name, stop=self.last_position(name)) for name in generation.projection.logs)

    def run_log(
        self,
        generation: Generation,
        log_name: str,
        *,
        stop: int | None = None,
        share: Share | None = None,
        held: bool = False,
    ) -> int:
        """Reads one log, or a share of it, to its end or to position `stop`.

        `held`: the caller holds the projection exclusively. While the database writes the rows of one batch, the next
        is read and decoded.
        """
        total, way = 0, _Way(generation, log_name, share, held=held)
        with ReadAhead(self._logs[log_name], BATCH, stop, share) as ahead:
            while read := self._step(way, ahead.read):
                total += read
        return total

    def step(self, generation: Generation, log_name: str, *, limit: int = BATCH, stop: int | None = None) -> int:
        """One batch. When it fails, it is halved until the fact to blame is found, which is parked with its stream.

        Raises AlreadyRead when another follower, or a switch of generations, came in between, and whatever the
        surroundings are to blame for.
        """
        way = _Way(generation, log_name)
        return self._step(way, lambda after: self._logs[log_name].read(after, limit, stop=stop))

    def _step(self, way: "_Way", read: Callable[[int], Sequence[Recorded[Fact]]]) -> int:
        after = self.positions.max_tracking_id(way.reader) or 0
        try:
            facts = read(after)
        except UnreadableFact as unreadable:
            return self._pass(way, after, unreadable)
        if facts:
            self._project_parts(way, after, facts)
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
                self.alert(failed)
            return False
        return True

    def _project_parts(self, way: "_Way", after: int, facts: Sequence[Recorded[Fact]]) -> None:
        try:
            with self._begin(way) as (connection, waiting):
                ready = [fact for fact in facts if (fact.log, fact.stream_id) not in waiting] if waiting else facts
                if ready:
                    way.generation.projection.project(way.generation.on(connection), ready)
                self._advance(connection, way, after, facts[-1].position)
        except Exception as error:
            if is_passing(error):
                raise
            if len(facts) == 1:
                [fact] = facts
                self._park(way, after, fact.position, fact.stream_id, error)
                return
            middle = len(facts) // 2
            self._project_parts(way, after, facts[:middle])
            self._project_parts(way, facts[middle - 1].position, facts[middle:])

    def _pass(self, way: "_Way", after: int, unreadable: UnreadableFact) -> int:
        """Projects what stands before a fact that cannot be read, and parks that one's stream."""
        before = self._logs[way.log].read(after, BATCH, stop=unreadable.position - 1, share=way.share)
        if before:
            self._project_parts(way, after, before)
            after = before[-1].position
        self._park(way, after, unreadable.position, unreadable.stream_id, unreadable)
        return len(before) + 1

    def _park(self, way: "_Way", after: int, position: int, stream_id: UUID, error: Exception) -> None:
        self._note("fact_failed", way.generation, position, error)
        with self._begin(way) as (connection, _):
            stream = Parking(connection, way.generation).park(way.log, stream_id, position, error)
            self._advance(connection, way, after, position)
        if stream:
            self.alert(stream)

    def _note(self, what: str, generation: Generation, position: int, error: Exception) -> None:
        log.warning(
            what,
            projection=generation.projection.name,
            position=position,
            error=error_name(error),
            where=error_place(error),
        )

    def _advance(self, connection: Connection, way: "_Way", after: int, position: int) -> None:
        self.positions.advance(connection, Tracking(way.reader, position), after=after)

    @contextmanager
    def _begin(self, way: "_Way") -> Generator[tuple[Connection, Waiting]]:
        """A transaction that may move the generation, and the streams that wait."""
        with self._engine.begin() as connection:
            if not way.held:
                hold_for_moving(connection, way.generation.projection)
            yield connection, Parking(connection, way.generation).streams()


@dataclass(frozen=True, slots=True)
class _Way:
    """What is read, for whom, and from which position on: that of `reader`."""

    generation: Generation
    log: str
    share: Share | None = None
    held: bool = False

    @property
    def reader(self) -> str:
        return self.generation.reader(self.log, self.share)

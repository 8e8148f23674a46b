"""Moving one generation of one projection forward: a batch of events, its rows and its position in one transaction."""

from collections.abc import Callable, Generator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from contextlib import contextmanager
from dataclasses import dataclass
from uuid import UUID

import structlog
from eventsourcing.persistence import Tracking
from sqlalchemy import Connection, Engine

from domain.kernel.event import Event, RecordedEvent
from domain.kernel.event_store import EventStore
from domain.kernel.log_partitions import LogPartition
from domain.kernel.mapper import UnreadableEvent
from read_models.kernel.checkpoints import Checkpoints
from read_models.kernel.failures import error_name, error_place, is_transient
from read_models.kernel.generations import Generation, hold, lock_for_advancing
from read_models.kernel.parking import Alert, ParkedStream, Parking, list_due, list_parked, log_alert
from read_models.kernel.read_ahead import ReadAhead
from read_models.kernel.tables import projection_checkpoint

log = structlog.get_logger()

BATCH = 2_000

Waiting = AbstractSet[tuple[str, UUID]]
"""Logs and ids of streams that are parked."""


class CatchUp:
    """Brings generations up to the end of their logs. `alert` hears of every stream that is parked or given up."""

    def __init__(self, engine: Engine, logs: Mapping[str, EventStore], *, alert: Alert = log_alert) -> None:
        self._engine = engine
        self._logs = logs
        self.alert = alert
        self.positions = Checkpoints(engine, projection_checkpoint)

    def last_position(self, log_name: str) -> int:
        """The newest position of a log."""
        return self._logs[log_name].last_position()

    def run(self, generation: Generation) -> int:
        """Reads all logs of the projection to their present ends; answers with how many events were read."""
        return sum(self.run_log(generation, name, stop=self.last_position(name)) for name in generation.projection.logs)

    def run_log(
        self,
        generation: Generation,
        log_name: str,
        *,
        stop: int | None = None,
        partition: LogPartition | None = None,
        held: bool = False,
    ) -> int:
        """Reads one log, or a share of it, to its end or to position `stop`.

        `held`: the caller holds the projection exclusively. While the database writes the rows of one batch, the next
        is read and decoded.
        """
        total, way = 0, _Way(generation, log_name, partition, held=held)
        with ReadAhead(self._logs[log_name], BATCH, stop, partition) as ahead:
            while read := self._step(way, ahead.read):
                total += read
        return total

    def step(self, generation: Generation, log_name: str, *, limit: int = BATCH, stop: int | None = None) -> int:
        """One batch. When it fails, it is halved until the event to blame is found, which is parked with its stream.

        Raises CheckpointConflict when another follower, or a switch of generations, came in between, and whatever the
        surroundings are to blame for.
        """
        way = _Way(generation, log_name)
        return self._step(way, lambda after: self._logs[log_name].read(after, limit, stop=stop))

    def _step(self, way: "_Way", read: Callable[[int], Sequence[RecordedEvent[Event]]]) -> int:
        after = self.positions.max_tracking_id(way.reader) or 0
        try:
            events = read(after)
        except UnreadableEvent as unreadable:
            return self._pass(way, after, unreadable)
        if events:
            self._project_parts(way, after, events)
        return len(events)

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
                # Nobody may pass by events of this stream while it is being brought to where the others are.
                hold(connection, generation.projection, exclusive=True)
                taken = Parking(connection, generation).take(stream.log, stream.stream_id)
                if taken:
                    end = self.positions.read(connection, generation.reader(stream.log))
                    history = self._logs[stream.log].load(stream.stream_id)
                    missed = [event for event in history if taken.position <= event.position <= end]
                    generation.projection.project(generation.on(connection), missed)
        except Exception as error:
            if is_transient(error):
                raise
            self._note("parked_stream_failed", generation, stream.position, error)
            with self._engine.begin() as connection:
                failed = Parking(connection, generation).failed_again(stream.log, stream.stream_id, error)
            if failed and failed.given_up:
                self.alert(failed)
            return False
        return True

    def _project_parts(self, way: "_Way", after: int, events: Sequence[RecordedEvent[Event]]) -> None:
        try:
            with self._begin(way) as (connection, waiting):
                ready = (
                    [event for event in events if (event.log, event.stream_id) not in waiting] if waiting else events
                )
                if ready:
                    way.generation.projection.project(way.generation.on(connection), ready)
                self._advance(connection, way, after, events[-1].position)
        except Exception as error:
            if is_transient(error):
                raise
            if len(events) == 1:
                [event] = events
                self._park(way, after, event.position, event.stream_id, error)
                return
            middle = len(events) // 2
            self._project_parts(way, after, events[:middle])
            self._project_parts(way, events[middle - 1].position, events[middle:])

    def _pass(self, way: "_Way", after: int, unreadable: UnreadableEvent) -> int:
        """Projects what stands before an event that cannot be read, and parks that one's stream."""
        before = self._logs[way.log].read(after, BATCH, stop=unreadable.position - 1, partition=way.partition)
        if before:
            self._project_parts(way, after, before)
            after = before[-1].position
        self._park(way, after, unreadable.position, unreadable.stream_id, unreadable)
        return len(before) + 1

    def _park(self, way: "_Way", after: int, position: int, stream_id: UUID, error: Exception) -> None:
        self._note("event_failed", way.generation, position, error)
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
                lock_for_advancing(connection, way.generation.projection)
            yield connection, Parking(connection, way.generation).streams()


@dataclass(frozen=True, slots=True)
class _Way:
    """What is read, for whom, and from which position on: that of `reader`."""

    generation: Generation
    log: str
    partition: LogPartition | None = None
    held: bool = False

    @property
    def reader(self) -> str:
        return self.generation.reader(self.log, self.partition)

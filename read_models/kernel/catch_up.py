"""Projects events in batches: the rows of a batch and the checkpoint are written in one transaction."""

from collections.abc import Callable, Generator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from contextlib import contextmanager
from dataclasses import dataclass
from uuid import UUID

import structlog
from eventsourcing.persistence import Tracking
from sqlalchemy import Connection, Engine

from domain.kernel.log.event import Event, RecordedEvent
from domain.kernel.log.event_store import EventStore
from domain.kernel.log.mapper import UnreadableEvent
from domain.kernel.log.partitions import LogPartition
from read_models.kernel.checkpoints import Checkpoints
from read_models.kernel.failures import error_name, error_place, is_transient
from read_models.kernel.generations import Generation, lock_for_advancing, lock_projection
from read_models.kernel.parking import Alert, ParkedStream, Parking, list_due, list_parked, log_alert
from read_models.kernel.read_ahead import ReadAhead
from read_models.kernel.tables import projection_checkpoint

log = structlog.get_logger()

BATCH = 2_000

ParkedStreams = AbstractSet[tuple[str, UUID]]
"""The parked streams, as pairs of log and stream id."""


class CatchUp:
    """Projects logs into generations. `alert` is called for every stream that is parked or given up."""

    def __init__(self, engine: Engine, logs: Mapping[str, EventStore], *, alert: Alert = log_alert) -> None:
        self._engine = engine
        self._logs = logs
        self.alert = alert
        self.checkpoints = Checkpoints(engine, projection_checkpoint)

    def last_position(self, log_name: str) -> int:
        """The newest position of a log."""
        return self._logs[log_name].last_position()

    def run(self, generation: Generation) -> int:
        """Projects all logs of the projection up to their current ends; returns the number of events read."""
        return sum(self.run_log(generation, name, stop=self.last_position(name)) for name in generation.projection.logs)

    def run_log(
        self,
        generation: Generation,
        log_name: str,
        *,
        stop: int | None = None,
        partition: LogPartition | None = None,
        is_locked: bool = False,
    ) -> int:
        """Projects one log, or a partition of it, up to its end or to position `stop`.

        `is_locked`: the caller holds the exclusive lock of the projection. The next batch is read and decoded while the
        database writes the rows of this one.
        """
        total, subscription = 0, _Subscription(generation, log_name, partition, is_locked=is_locked)
        with ReadAhead(self._logs[log_name], BATCH, stop, partition) as ahead:
            while read := self._step(subscription, ahead.read):
                total += read
        return total

    def step(self, generation: Generation, log_name: str, *, limit: int = BATCH, stop: int | None = None) -> int:
        """Projects one batch. A batch that fails is bisected down to the failing event, whose stream is parked.

        Raises CheckpointConflict when another process or a switch of generations came in between, and transient
        errors such as a lost connection.
        """
        subscription = _Subscription(generation, log_name)
        return self._step(subscription, lambda after: self._logs[log_name].read(after, limit, stop=stop))

    def _step(self, subscription: "_Subscription", read: Callable[[int], Sequence[RecordedEvent[Event]]]) -> int:
        after = self.checkpoints.max_tracking_id(subscription.reader) or 0
        try:
            events = read(after)
        except UnreadableEvent as unreadable:
            return self._project_up_to_unreadable(subscription, after, unreadable)
        if events:
            self._project_or_split(subscription, after, events)
        return len(events)

    def replay_due(self, generation: Generation) -> int:
        """Replays parked streams whose retry is due; returns how many are no longer parked."""
        with self._engine.connect() as connection:
            due = list_due(connection, generation)
        return sum(self.replay(generation, stream) for stream in due)

    def replay_all(self, generation: Generation) -> int:
        """Replays all parked streams now, given-up ones too; returns how many are no longer parked."""
        with self._engine.connect() as connection:
            streams = list_parked(connection, generation.projection.name)
        return sum(self.replay(generation, stream) for stream in streams)

    def replay(self, generation: Generation, stream: ParkedStream) -> bool:
        """Projects the events that a parked stream missed and unparks it; False when that fails again."""
        try:
            with self._engine.begin() as connection:
                # Otherwise its events could be skipped as those of a parked stream while it is being replayed.
                lock_projection(connection, generation.projection, exclusive=True)
                taken = Parking(connection, generation).unpark(stream.log, stream.stream_id)
                if taken:
                    end = self.checkpoints.read(connection, generation.reader(stream.log))
                    history = self._logs[stream.log].load(stream.stream_id)
                    missed = [event for event in history if taken.position <= event.position <= end]
                    if missed:  # nothing is left of a stream whose events have been removed from the log
                        generation.projection.project(generation.on(connection), missed)
        except Exception as error:
            if is_transient(error):
                raise
            self._log_failure("parked_stream_failed", generation, stream.position, error)
            with self._engine.begin() as connection:
                failed = Parking(connection, generation).record_failure(stream.log, stream.stream_id, error)
            if failed and failed.given_up:
                self.alert(failed)
            return False
        return True

    def _project_or_split(
        self, subscription: "_Subscription", after: int, events: Sequence[RecordedEvent[Event]]
    ) -> None:
        try:
            with self._begin(subscription) as (connection, parked):
                ready = [event for event in events if (event.log, event.stream_id) not in parked] if parked else events
                if ready:
                    subscription.generation.projection.project(subscription.generation.on(connection), ready)
                self._advance(connection, subscription, after, events[-1].position)
        except Exception as error:
            if is_transient(error):
                raise
            if len(events) == 1:
                [event] = events
                self._park(subscription, after, event.position, event.stream_id, error)
                return
            middle = len(events) // 2
            self._project_or_split(subscription, after, events[:middle])
            self._project_or_split(subscription, events[middle - 1].position, events[middle:])

    def _project_up_to_unreadable(self, subscription: "_Subscription", after: int, unreadable: UnreadableEvent) -> int:
        """Projects the events before one that cannot be decoded, and parks the stream of that one."""
        before = self._logs[subscription.log].read(
            after, BATCH, stop=unreadable.position - 1, partition=subscription.partition
        )
        if before:
            self._project_or_split(subscription, after, before)
            after = before[-1].position
        self._park(subscription, after, unreadable.position, unreadable.stream_id, unreadable)
        return len(before) + 1

    def _park(
        self, subscription: "_Subscription", after: int, position: int, stream_id: UUID, error: Exception
    ) -> None:
        self._log_failure("event_failed", subscription.generation, position, error)
        with self._begin(subscription) as (connection, _):
            stream = Parking(connection, subscription.generation).park(subscription.log, stream_id, position, error)
            self._advance(connection, subscription, after, position)
        if stream:
            self.alert(stream)

    def _log_failure(self, what: str, generation: Generation, position: int, error: Exception) -> None:
        log.warning(
            what,
            projection=generation.projection.name,
            position=position,
            error=error_name(error),
            where=error_place(error),
        )

    def _advance(self, connection: Connection, subscription: "_Subscription", after: int, position: int) -> None:
        self.checkpoints.advance(connection, Tracking(subscription.reader, position), after=after)

    @contextmanager
    def _begin(self, subscription: "_Subscription") -> Generator[tuple[Connection, ParkedStreams]]:
        """A transaction that may advance the generation's checkpoint, and the parked streams."""
        with self._engine.begin() as connection:
            if not subscription.is_locked:
                lock_for_advancing(connection, subscription.generation.projection)
            yield connection, Parking(connection, subscription.generation).streams()


@dataclass(frozen=True, slots=True)
class _Subscription:
    """A generation reading a log or a partition of it; `reader` names its checkpoint."""

    generation: Generation
    log: str
    partition: LogPartition | None = None
    is_locked: bool = False

    @property
    def reader(self) -> str:
        return self.generation.reader(self.log, self.partition)

"""From events to tasks: the tasks that follow and the position move in one transaction; only then is the queue told.

The log is the outbox. An event that has been followed is never followed again, and none is passed over.
"""

from collections.abc import Mapping, Sequence
from uuid import UUID

import structlog
from eventsourcing.persistence import Tracking
from sqlalchemy import Connection, Engine
from sqlalchemy.dialects.postgresql import insert

from domain.kernel.event import Event, RecordedEvent
from domain.kernel.event_store import EventStore
from domain.kernel.mapper import UnreadableEvent
from read_models.kernel.checkpoints import Checkpoints
from read_models.kernel.failures import error_name, error_place, is_transient
from read_models.kernel.leader_election import LogReader
from read_models.kernel.tables import event_handler_checkpoint
from workers.event_handlers.event_handler import EventHandler, TaskRequest
from workers.outbox.queue import QueueUnavailable, TaskQueue
from workers.outbox.task_store import TaskStore
from workers.tasks.task import TaskFunction, Work

log = structlog.get_logger()

BATCH = 500
FOLLOW = "reactions.follow:"
"""A dead task of this name, followed by the reaction's, stands for an event that the reaction could not read."""


class Relay:
    """Follows logs for reactions."""

    def __init__(self, engine: Engine, logs: Mapping[str, EventStore], queue: TaskQueue) -> None:
        self._engine = engine
        self._logs = logs
        self._queue = queue
        self._task_store = TaskStore(engine)
        self._positions = Checkpoints(engine, event_handler_checkpoint)

    def reader(self, event_handler: EventHandler) -> LogReader:
        """Keeps one reaction at the end of its log."""

        def read(_: Connection) -> int:
            return self.run(event_handler)

        return LogReader(f"reaction:{event_handler.name}", [event_handler.log], read)

    def run(self, event_handler: EventHandler) -> int:
        """Follows a log to its present end; answers with how many events were read."""
        total = 0
        while read := self.step(event_handler):
            total += read
        return total

    def step(self, event_handler: EventHandler, limit: int = BATCH) -> int:
        """One batch of events.

        Raises LookupError before `install`, CheckpointConflict when another follower was faster.
        """
        after = self._positions.max_tracking_id(event_handler.name)
        if after is None:
            msg = f"the reaction {event_handler.name} is not installed"
            raise LookupError(msg)
        try:
            events = self._logs[event_handler.log].read(after, limit)
        except UnreadableEvent as unreadable:
            return self._pass(event_handler, after, unreadable)
        if events:
            self._follow_parts(event_handler, after, events)
        return len(events)

    def follow_again(self, event_handler: EventHandler) -> TaskFunction:
        """The task that follows one event once more, after what was wrong with the reaction has been mended."""

        def follow(work: Work) -> None:
            [event] = self._logs[event_handler.log].read(work.task.cause_position - 1, 1, stop=work.task.cause_position)
            with self._engine.begin() as connection:
                ids = self._task_store.add(connection, [(event, request) for request in event_handler.follow(event)])
            self._tell(ids)

        return follow

    def _follow_parts(self, event_handler: EventHandler, after: int, events: Sequence[RecordedEvent[Event]]) -> None:
        """All at once; when that fails, halves, until the event to blame is found."""
        try:
            asked = [(event, request) for event in events for request in event_handler.follow(event)]
            with self._engine.begin() as connection:
                ids = self._task_store.add(connection, asked)
                self._advance(connection, event_handler, after, events[-1].position)
        except Exception as error:
            if is_transient(error):
                raise
            if len(events) == 1:
                self._set_aside(event_handler, after, events[0].position, events[0].stream_id, error)
                return
            middle = len(events) // 2
            self._follow_parts(event_handler, after, events[:middle])
            self._follow_parts(event_handler, events[middle - 1].position, events[middle:])
        else:
            self._tell(ids)

    def _pass(self, event_handler: EventHandler, after: int, unreadable: UnreadableEvent) -> int:
        """Follows what stands before an event that cannot be read, and sets that one aside."""
        before = self._logs[event_handler.log].read(after, BATCH, stop=unreadable.position - 1)
        if before:
            self._follow_parts(event_handler, after, before)
            after = before[-1].position
        self._set_aside(event_handler, after, unreadable.position, unreadable.stream_id, unreadable)
        return len(before) + 1

    def _set_aside(
        self, event_handler: EventHandler, after: int, position: int, stream_id: UUID, error: Exception
    ) -> None:
        request = TaskRequest(FOLLOW + event_handler.name, stream_id)
        with self._engine.begin() as connection:
            self._task_store.add_dead_task(connection, event_handler.log, position, request, error_name(error))
            self._advance(connection, event_handler, after, position)
        log.error(
            "event_not_followed",
            event_handler=event_handler.name,
            log=event_handler.log,
            position=position,
            error=error_name(error),
            where=error_place(error),
        )

    def _advance(self, connection: Connection, event_handler: EventHandler, after: int, position: int) -> None:
        self._positions.advance(connection, Tracking(event_handler.name, position), after=after)

    def _tell(self, ids: Sequence[UUID]) -> None:
        if not ids:
            return
        try:
            self._queue.tell(ids)
            self._task_store.mark_enqueued(ids)
        except QueueUnavailable:
            log.warning("queue_unavailable", tasks=len(ids))


def install(engine: Engine, logs: Mapping[str, EventStore], event_handlers: Sequence[EventHandler]) -> None:
    """Lets reactions that have no position yet begin at the present end of their logs: a new one does not react to
    what is long past."""
    with engine.begin() as connection:
        for event_handler in event_handlers:
            row = {"reader": event_handler.name, "position": logs[event_handler.log].last_position()}
            connection.execute(insert(event_handler_checkpoint).values(row).on_conflict_do_nothing())

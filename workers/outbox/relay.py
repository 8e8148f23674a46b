"""Relays events to the queue: the tasks of a batch and the checkpoint are written in one transaction, then enqueued.

Every event is handled exactly once.
"""

from collections.abc import Mapping, Sequence
from uuid import UUID

import structlog
from eventsourcing.persistence import Tracking
from sqlalchemy import Connection, Engine
from sqlalchemy.dialects.postgresql import insert

from domain.kernel.log.event import Event, RecordedEvent
from domain.kernel.log.event_store import EventStore
from domain.kernel.log.mapper import UnreadableEvent
from read_models.kernel.checkpoints import Checkpoints
from read_models.kernel.failures import error_name, error_place, is_transient
from read_models.kernel.leader_election import LogReader
from read_models.kernel.tables import event_handler_checkpoint
from workers.event_handlers.event_handler import EventHandler, TaskRequest
from workers.outbox.queue import QueuedTask, QueueUnavailable, TaskQueue
from workers.outbox.task import TaskFunction, Work
from workers.outbox.task_store import TaskStore

log = structlog.get_logger()

BATCH = 500
EVENT_RETRY_PREFIX = "reactions.follow:"
"""Prefix that with the event handler's name makes the name of a dead task for an event that the handler failed on."""


class Relay:
    """Runs event handlers on their logs."""

    def __init__(self, engine: Engine, logs: Mapping[str, EventStore], queue: TaskQueue) -> None:
        self._engine = engine
        self._logs = logs
        self._queue = queue
        self._task_store = TaskStore(engine)
        self._checkpoints = Checkpoints(engine, event_handler_checkpoint)

    def reader(self, event_handler: EventHandler) -> LogReader:
        """The log reader that runs one event handler continuously."""

        def read(_: Connection) -> None:
            self.run(event_handler)

        return LogReader(f"event-handler:{event_handler.name}", [event_handler.log], read)

    def run(self, event_handler: EventHandler) -> int:
        """Handles a log up to its current end; returns the number of events read."""
        total = 0
        while read := self.step(event_handler):
            total += read
        return total

    def step(self, event_handler: EventHandler, limit: int = BATCH) -> int:
        """Handles one batch of events.

        Raises LookupError before `install`, CheckpointConflict when another process was faster.
        """
        after = self._checkpoints.max_tracking_id(event_handler.name)
        if after is None:
            msg = f"the event handler {event_handler.name} is not installed"
            raise LookupError(msg)
        try:
            events = self._logs[event_handler.log].read(after, limit)
        except UnreadableEvent as unreadable:
            return self._handle_up_to_unreadable(event_handler, after, unreadable)
        if events:
            self._handle_or_split(event_handler, after, events)
        return len(events)

    def retry_event(self, event_handler: EventHandler) -> TaskFunction:
        """The task that handles a failed event again, once the event handler has been fixed."""

        def retry(work: Work) -> None:
            [event] = self._logs[event_handler.log].read(work.task.cause_position - 1, 1, stop=work.task.cause_position)
            with self._engine.begin() as connection:
                tasks = self._task_store.add(
                    connection, [(event, request) for request in event_handler.tasks_for(event)]
                )
            self._enqueue(tasks)

        return retry

    def _handle_or_split(self, event_handler: EventHandler, after: int, events: Sequence[RecordedEvent[Event]]) -> None:
        """Handles all events in one transaction; bisects them down to the failing event when that fails."""
        try:
            requests = [(event, request) for event in events for request in event_handler.tasks_for(event)]
            with self._engine.begin() as connection:
                tasks = self._task_store.add(connection, requests)
                self._advance(connection, event_handler, after, events[-1].position)
        except Exception as error:
            if is_transient(error):
                raise
            if len(events) == 1:
                self._add_dead_task(event_handler, after, events[0].position, events[0].stream_id, error)
                return
            middle = len(events) // 2
            self._handle_or_split(event_handler, after, events[:middle])
            self._handle_or_split(event_handler, events[middle - 1].position, events[middle:])
        else:
            self._enqueue(tasks)

    def _handle_up_to_unreadable(self, event_handler: EventHandler, after: int, unreadable: UnreadableEvent) -> int:
        """Handles the events before one that cannot be decoded, and adds a dead task for that one."""
        before = self._logs[event_handler.log].read(after, BATCH, stop=unreadable.position - 1)
        if before:
            self._handle_or_split(event_handler, after, before)
            after = before[-1].position
        self._add_dead_task(event_handler, after, unreadable.position, unreadable.stream_id, unreadable)
        return len(before) + 1

    def _add_dead_task(
        self, event_handler: EventHandler, after: int, position: int, stream_id: UUID, error: Exception
    ) -> None:
        request = TaskRequest(EVENT_RETRY_PREFIX + event_handler.name, stream_id)
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
        self._checkpoints.advance(connection, Tracking(event_handler.name, position), after=after)

    def _enqueue(self, tasks: Sequence[QueuedTask]) -> None:
        if not tasks:
            return
        try:
            self._queue.enqueue(tasks)
            self._task_store.mark_enqueued(tasks)
        except QueueUnavailable:
            log.warning("queue_unavailable", tasks=len(tasks))


def install(engine: Engine, logs: Mapping[str, EventStore], event_handlers: Sequence[EventHandler]) -> None:
    """Creates checkpoints for new event handlers at the current ends of their logs, so that they handle no past
    events."""
    with engine.begin() as connection:
        for event_handler in event_handlers:
            row = {"reader": event_handler.name, "position": logs[event_handler.log].last_position()}
            connection.execute(insert(event_handler_checkpoint).values(row).on_conflict_do_nothing())

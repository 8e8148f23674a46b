"""Enqueues tasks requested by modules without a log, as soon as they are committed."""

from datetime import timedelta

import structlog
from sqlalchemy import Connection, Engine

from domain.kernel.tasks import TASK_REQUESTED
from read_models.kernel.leader_election import LogReader
from workers.outbox.queue import QueueUnavailable, TaskQueue
from workers.outbox.task_store import TaskStore

log = structlog.get_logger()

BATCH = 500
_RETRY_QUEUE_AFTER = timedelta(seconds=1)


class RequestedTasks:
    """Woken by PostgreSQL notifications. The reconciler enqueues what is missed here."""

    def __init__(self, engine: Engine, queue: TaskQueue) -> None:
        self._engine = engine
        self._queue = queue
        self._task_store = TaskStore(engine)

    def reader(self) -> LogReader:
        """The log reader that enqueues requested tasks continuously."""

        def read(_: Connection) -> timedelta | None:
            try:
                self.run()
            except QueueUnavailable:
                log.warning("queue_unavailable")
                return _RETRY_QUEUE_AFTER
            return None

        return LogReader("requested-tasks", [TASK_REQUESTED], read)

    def run(self) -> int:
        """Enqueues requested tasks; returns their number. Raises QueueUnavailable."""
        total = 0
        while handed := self._step():
            total += handed
        return total

    def _step(self) -> int:
        with self._engine.begin() as connection:
            tasks = self._task_store.enqueue_requested(connection, BATCH)
            self._queue.enqueue(tasks)
        return len(tasks)

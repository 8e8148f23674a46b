"""Tasks that modules of plain tables asked for: handed to the queue as soon as they are committed."""

import structlog
from sqlalchemy import Connection, Engine

from domain.kernel.tasks import TASK_REQUESTED
from read_models.kernel.leader_election import LogReader
from workers.outbox.queue import QueueUnavailable, TaskQueue
from workers.outbox.task_store import TaskStore

log = structlog.get_logger()

BATCH = 500


class RequestedTasks:
    """PostgreSQL tells when a task has been asked for. What is missed here, the reconciler finds."""

    def __init__(self, engine: Engine, queue: TaskQueue) -> None:
        self._engine = engine
        self._queue = queue
        self._task_store = TaskStore(engine)

    def reader(self) -> LogReader:
        """Keeps the queue up to date with what is asked for."""

        def read(_: Connection) -> int:
            return self.run()

        return LogReader("requested-tasks", [TASK_REQUESTED], read)

    def run(self) -> int:
        """Hands over what was asked for and is due; answers with how many."""
        total = 0
        while handed := self._step():
            total += handed
        return total

    def _step(self) -> int:
        try:
            with self._engine.begin() as connection:
                ids = self._task_store.enqueue_requested(connection, BATCH)
                self._queue.tell(ids)
        except QueueUnavailable:
            log.warning("queue_unavailable")
            return 0
        return len(ids)

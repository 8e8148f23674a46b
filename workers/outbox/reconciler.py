"""Enqueues tasks again that the queue never received, or has lost. The rows are authoritative."""

from datetime import timedelta

import structlog
from sqlalchemy import Engine

from workers.lanes import Lane
from workers.outbox.queue import QueueUnavailable, TaskQueue
from workers.outbox.task_store import TaskStore

log = structlog.get_logger()

MAX_QUEUE_LENGTH = 1_000
"""Length of a lane's queue from which nothing is added: its tasks are late, not lost."""


class Reconciler:
    """Finds lost tasks. Several may run concurrently.

    A due task is enqueued again if it was not enqueued within `not_enqueued_after`, or was enqueued and is not done
    within `lost_after`. Enqueueing a task twice is harmless.
    """

    def __init__(
        self,
        engine: Engine,
        queue: TaskQueue,
        *,
        not_enqueued_after: timedelta = timedelta(seconds=5),
        lost_after: timedelta = timedelta(minutes=1),
    ) -> None:
        self._engine = engine
        self._queue = queue
        self._not_enqueued_after = not_enqueued_after
        self._lost_after = lost_after
        self._task_store = TaskStore(engine)

    def run(self) -> int:
        """Returns the number of tasks that were enqueued; 0 when the queue is unavailable."""
        count = 0
        try:
            for lane in Lane:
                count += self._enqueue_overdue(lane)
        except QueueUnavailable:
            log.warning("queue_unavailable")
        if count:
            log.info("tasks_enqueued_again", count=count)
        return count

    def _enqueue_overdue(self, lane: Lane) -> int:
        """Raises QueueUnavailable."""
        room = MAX_QUEUE_LENGTH - self._queue.length(lane)
        if room <= 0:
            return 0
        with self._engine.begin() as connection:
            tasks = self._task_store.enqueue_overdue(
                connection, lane, room, not_enqueued_after=self._not_enqueued_after, lost_after=self._lost_after
            )
            self._queue.enqueue(tasks)
        return len(tasks)

"""Puts tasks back into the queue that the queue never had, or has lost: the rows are the truth."""

from datetime import timedelta

import structlog
from sqlalchemy import Engine

from workers.outbox.queue import QueueUnavailable, TaskQueue
from workers.outbox.task_store import TaskStore

log = structlog.get_logger()

ROOM = 1_000
"""While the queue holds this many ids nothing is added: what is slow is not lost."""


class Reconciler:
    """Compares rows and queue; any number of them may run at once.

    A task that is due and was not handed to the queue within `not_enqueued_after`, or was handed to it and has not been
    done within `lost_after`, is handed to it again. Doing so needlessly does no harm.
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
        """Answers with how many tasks were put back; none when the queue's server is away."""
        try:
            room = ROOM - self._queue.length()
            if room <= 0:
                return 0
            with self._engine.begin() as connection:
                ids = self._task_store.enqueue_overdue(
                    connection, room, not_enqueued_after=self._not_enqueued_after, lost_after=self._lost_after
                )
                self._queue.tell(ids)
        except QueueUnavailable:
            log.warning("queue_unavailable")
            return 0
        if ids:
            log.info("tasks_enqueued_again", count=len(ids))
        return len(ids)

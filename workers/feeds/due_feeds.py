"""Requests a task for each feed that is due, one for each feed and due time."""

from sqlalchemy import Engine

from domain.job_import.sources import FeedSources
from domain.job_import.tasks import READ_FEED
from workers.event_handlers.event_handler import TaskRequest
from workers.outbox.queue import QueueUnavailable, TaskQueue
from workers.outbox.task_store import TaskStore


class DueFeeds:
    """Requests the reading of due feeds. It may run at any time and concurrently: there is one task for each feed and
    due time."""

    def __init__(self, engine: Engine, queue: TaskQueue) -> None:
        self._engine = engine
        self._queue = queue
        self._sources = FeedSources(engine)
        self._task_store = TaskStore(engine)

    def run(self) -> int:
        """Returns the number of requested tasks. If the queue is unavailable, the reconciler enqueues them later."""
        due = [(source, source.due_at) for source in self._sources.list_due() if source.due_at]
        if not due:
            return 0
        with self._engine.begin() as connection:
            tasks = [
                task
                for source, due_at in due
                for task in self._task_store.add_scheduled(
                    connection, f"feed {source.name}", due_at, TaskRequest(READ_FEED, source.id)
                )
            ]
        try:
            self._queue.enqueue(tasks)
        except QueueUnavailable:
            return len(tasks)
        self._task_store.mark_enqueued(tasks)
        return len(tasks)

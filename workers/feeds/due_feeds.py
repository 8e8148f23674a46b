"""Asks for the reading of feeds whose time has come: one task for each feed and moment."""

from sqlalchemy import Engine

from domain.job_import.sources import FeedSources
from workers.event_handlers.event_handler import TaskRequest
from workers.outbox.queue import QueueUnavailable, TaskQueue
from workers.outbox.task_store import TaskStore

READ_FEED = "jobs.read_feed"


class DueFeeds:
    """May run at any time and in several processes at once: the same moment never makes two tasks."""

    def __init__(self, engine: Engine, queue: TaskQueue) -> None:
        self._engine = engine
        self._queue = queue
        self._sources = FeedSources(engine)
        self._task_store = TaskStore(engine)

    def run(self) -> int:
        """Answers with how many readings were asked for. A queue that is away is told later, by the reconciler."""
        due = [(source, source.due_at) for source in self._sources.list_due() if source.due_at]
        if not due:
            return 0
        with self._engine.begin() as connection:
            ids = [
                task_id
                for source, due_at in due
                for task_id in self._task_store.add_due(
                    connection, f"feed {source.name}", due_at, TaskRequest(READ_FEED, source.id)
                )
            ]
        try:
            self._queue.tell(ids)
        except QueueUnavailable:
            return len(ids)
        self._task_store.mark_enqueued(ids)
        return len(ids)

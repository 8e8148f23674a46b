"""Asks for the reading of feeds whose time has come: one task for each feed and moment."""

from sqlalchemy import Engine

from domain.jobs.feed_sources import FeedSources
from workers.ledger import TaskLedger
from workers.queue import QueueAway, TaskQueue
from workers.reactions.reaction import TaskRequest

READ_FEED = "jobs.read_feed"


class DueFeeds:
    """May run at any time and in several processes at once: the same moment never makes two tasks."""

    def __init__(self, engine: Engine, queue: TaskQueue) -> None:
        self._engine = engine
        self._queue = queue
        self._sources = FeedSources(engine)
        self._ledger = TaskLedger(engine)

    def run(self) -> int:
        """Answers with how many readings were asked for. A queue that is away is told later, by the reconciler."""
        due = [(source, source.due_at) for source in self._sources.list_due() if source.due_at]
        if not due:
            return 0
        with self._engine.begin() as connection:
            ids = [
                task_id
                for source, due_at in due
                for task_id in self._ledger.add_due(
                    connection, f"feed {source.name}", due_at, TaskRequest(READ_FEED, source.id)
                )
            ]
        try:
            self._queue.tell(ids)
        except QueueAway:
            return len(ids)
        self._ledger.told(ids)
        return len(ids)

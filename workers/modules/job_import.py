"""Background work for the job import: reading due feeds."""

from collections.abc import Sequence
from datetime import timedelta

from domain.kernel.process.assembly import Assembly
from workers.feeds.assembly import FEED_READER
from workers.feeds.due_feeds import READ_FEED, DueFeeds
from workers.modules.module import WorkerModule
from workers.outbox.assembly import TASK_QUEUE
from workers.tasks.feeds import FeedTasks
from workers.tasks.scheduled_task import ScheduledTask
from workers.tasks.task import Tasks


def _tasks(services: Assembly) -> Tasks:
    return {READ_FEED: FeedTasks(services[FEED_READER]).read_feed}


def _scheduled_tasks(services: Assembly) -> Sequence[ScheduledTask]:
    due = DueFeeds(services.platform.engine, services[TASK_QUEUE])
    return (ScheduledTask("request_due_feeds", timedelta(minutes=1), due.run),)


MODULE = WorkerModule("job_import", tasks=_tasks, scheduled_tasks=_scheduled_tasks)

"""Background work for jobs: expiry, and notices to search engines."""

from collections.abc import Sequence
from datetime import timedelta

from domain.jobs.tasks import ANNOUNCE_CHANGES
from domain.kernel.process.settings import Settings
from workers.modules.module import WorkerModule
from workers.outbox.task import Tasks
from workers.tasks.indexing import IndexingNotices, IndexingRequests
from workers.tasks.job_expiry import JobExpiry
from workers.tasks.scheduled_task import ScheduledTask


def _tasks(notices: IndexingNotices) -> Tasks:
    return {ANNOUNCE_CHANGES: notices.announce_changes}


def _scheduled_tasks(expiry: JobExpiry, requests: IndexingRequests, settings: Settings) -> Sequence[ScheduledTask]:
    scheduled = [ScheduledTask("expire_jobs", timedelta(seconds=15), expiry.run)]
    if settings.has_indexing:
        scheduled.append(ScheduledTask("request_indexing", timedelta(seconds=30), requests.run))
    return scheduled


MODULE = WorkerModule("jobs", tasks=_tasks, scheduled_tasks=_scheduled_tasks)

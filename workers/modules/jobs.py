"""Background work for jobs: expiry, and notices to search engines."""

from collections.abc import Sequence
from datetime import timedelta

from domain.jobs.assembly import JOBS
from domain.kernel.process.assembly import Assembly
from workers.modules.module import WorkerModule
from workers.outbox.assembly import TASK_QUEUE
from workers.tasks.indexing import ANNOUNCE_CHANGES, IndexingNotices, IndexingRequests
from workers.tasks.job_expiry import JobExpiry
from workers.tasks.scheduled_task import ScheduledTask
from workers.tasks.task import Tasks


def _tasks(services: Assembly) -> Tasks:
    platform = services.platform
    notices = IndexingNotices(platform.engine, platform.settings, platform.clock)
    return {ANNOUNCE_CHANGES: notices.announce_changes}


def _scheduled_tasks(services: Assembly) -> Sequence[ScheduledTask]:
    platform = services.platform
    expiry = JobExpiry(platform.engine, services[JOBS])
    scheduled = [ScheduledTask("expire_jobs", timedelta(seconds=15), expiry.run)]
    if platform.settings.has_indexing:
        requests = IndexingRequests(platform.engine, services[TASK_QUEUE])
        scheduled.append(ScheduledTask("request_indexing", timedelta(seconds=30), requests.run))
    return scheduled


MODULE = WorkerModule("jobs", tasks=_tasks, scheduled_tasks=_scheduled_tasks)

"""Background work for jobs: expiry."""

from collections.abc import Sequence
from datetime import timedelta

from domain.jobs.assembly import JOBS
from domain.kernel.assembly import Assembly
from workers.modules.module import WorkerModule
from workers.tasks.job_expiry import JobExpiry
from workers.tasks.scheduled_task import ScheduledTask


def _scheduled_tasks(services: Assembly) -> Sequence[ScheduledTask]:
    expiry = JobExpiry(services.platform.engine, services[JOBS])
    return (ScheduledTask("expire_jobs", timedelta(seconds=15), expiry.run),)


MODULE = WorkerModule("jobs", scheduled_tasks=_scheduled_tasks)

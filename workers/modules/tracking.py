"""Background work for tracking: partitions of visits, and retention."""

from collections.abc import Sequence
from datetime import timedelta

from domain.kernel.process.assembly import Assembly
from domain.tracking.assembly import PAGE_VIEW_RETENTION, PARTITIONS, RETENTION
from workers.modules.module import WorkerModule
from workers.tasks.scheduled_task import ScheduledTask


def _scheduled_tasks(services: Assembly) -> Sequence[ScheduledTask]:
    hour = timedelta(hours=1)
    return (
        ScheduledTask("create_visit_partitions", hour, services[PARTITIONS].maintain),
        ScheduledTask("delete_expired_tracking", hour, services[RETENTION].delete_expired),
        ScheduledTask("delete_expired_page_views", hour, services[PAGE_VIEW_RETENTION].delete_expired),
    )


MODULE = WorkerModule("tracking", scheduled_tasks=_scheduled_tasks)

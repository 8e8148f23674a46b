"""Background work for tracking: partitions of visits, and retention."""

from collections.abc import Sequence
from datetime import timedelta

from domain.tracking.page_view_retention import PageViewRetention
from domain.tracking.partitions import Partitions
from domain.tracking.retention import Retention
from workers.modules.module import WorkerModule
from workers.tasks.scheduled_task import ScheduledTask


def _scheduled_tasks(
    partitions: Partitions, retention: Retention, page_views: PageViewRetention
) -> Sequence[ScheduledTask]:
    hour = timedelta(hours=1)
    return (
        ScheduledTask("create_visit_partitions", hour, partitions.maintain),
        ScheduledTask("delete_expired_tracking", hour, retention.delete_expired),
        ScheduledTask("delete_expired_page_views", hour, page_views.delete_expired),
    )


MODULE = WorkerModule("tracking", scheduled_tasks=_scheduled_tasks)

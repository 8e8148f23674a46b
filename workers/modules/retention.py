"""Background work for retention: what has been kept for its period is erased once a day."""

from collections.abc import Sequence
from datetime import timedelta

from workers.modules.module import WorkerModule
from workers.retention import Retention, retention
from workers.tasks.scheduled_task import ScheduledTask


def _scheduled_tasks(retention: Retention) -> Sequence[ScheduledTask]:
    return (ScheduledTask("apply_retention", timedelta(days=1), retention.run),)


MODULE = WorkerModule("retention", scheduled_tasks=_scheduled_tasks, providers=(retention,))

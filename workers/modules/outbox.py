"""Background work for the outbox itself: reconciliation, and retention of completed tasks."""

from collections.abc import Sequence
from datetime import timedelta

from domain.kernel.process.assembly import Assembly
from workers.hash_chains import log_heads
from workers.modules.module import WorkerModule
from workers.outbox.assembly import TASK_QUEUE
from workers.outbox.reconciler import Reconciler
from workers.outbox.task_store import TaskStore
from workers.tasks.scheduled_task import ScheduledTask

DONE_TASKS_RETENTION = timedelta(days=30)


def _scheduled_tasks(services: Assembly) -> Sequence[ScheduledTask]:
    platform, hour = services.platform, timedelta(hours=1)
    reconciler = Reconciler(platform.engine, services[TASK_QUEUE])
    task_store = TaskStore(platform.engine)
    return (
        ScheduledTask("enqueue_lost_tasks", timedelta(seconds=30), reconciler.run),
        ScheduledTask("delete_expired_idempotency_keys", hour, platform.idempotency.delete_expired),
        ScheduledTask("log_chain_heads", hour, lambda: log_heads(platform.engine)),
        ScheduledTask("delete_done_tasks", hour, lambda: task_store.delete_done(DONE_TASKS_RETENTION)),
    )


MODULE = WorkerModule("outbox", scheduled_tasks=_scheduled_tasks)

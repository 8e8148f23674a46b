"""Background work for the outbox itself: reconciliation, and retention of completed tasks."""

from collections.abc import Iterator, Sequence
from datetime import timedelta

from sqlalchemy import Engine

from domain.kernel.log.idempotency import IdempotencyKeys
from domain.kernel.process.settings import Settings
from workers.hash_chains import log_heads
from workers.modules.module import WorkerModule
from workers.outbox.queue import TaskQueue
from workers.outbox.reconciler import Reconciler
from workers.outbox.task_store import TaskStore
from workers.tasks.scheduled_task import ScheduledTask

DONE_TASKS_RETENTION = timedelta(days=30)


def task_queue(settings: Settings) -> Iterator[TaskQueue]:
    queue = TaskQueue(settings.redis_url)
    yield queue
    queue.close()


def _scheduled_tasks(
    reconciler: Reconciler, task_store: TaskStore, idempotency: IdempotencyKeys, engine: Engine
) -> Sequence[ScheduledTask]:
    hour = timedelta(hours=1)
    return (
        ScheduledTask("enqueue_lost_tasks", timedelta(seconds=30), reconciler.run),
        ScheduledTask("delete_expired_idempotency_keys", hour, idempotency.delete_expired),
        ScheduledTask("log_chain_heads", hour, lambda: log_heads(engine)),
        ScheduledTask("delete_done_tasks", hour, lambda: task_store.delete_done(DONE_TASKS_RETENTION)),
    )


MODULE = WorkerModule("outbox", scheduled_tasks=_scheduled_tasks, providers=(task_queue,))

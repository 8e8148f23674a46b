"""Trying a task: one worker at a time, at most five tries with growing pauses, its effect and its end together."""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from functools import partial
from uuid import UUID

import structlog
from sqlalchemy import Connection, Engine, text
from structlog.contextvars import bound_contextvars

from domain.kernel.event import SYSTEM, Context
from read_models.kernel.failures import error_name, error_place
from workers.failures import TaskFailed, TaskFailedPermanently
from workers.outbox.queue import QueueUnavailable, TaskQueue
from workers.outbox.task_store import TaskAlreadyDone, TaskAttempt, TaskStore
from workers.tasks.task import TaskFunction, Work

log = structlog.get_logger()

RETRY_DELAYS = (timedelta(seconds=10), timedelta(minutes=2), timedelta(minutes=15), timedelta(hours=2))
"""After the first, second, ... failed try; after one more the task is dead."""


class WorkerProcessDied(Exception):
    """The worker was killed during each of the tries."""


class Runner:
    """Runs tasks by their ids."""

    def __init__(
        self,
        engine: Engine,
        queue: TaskQueue,
        functions: Mapping[str, TaskFunction],
        *,
        retry_delays: Sequence[timedelta] = RETRY_DELAYS,
    ) -> None:
        self._engine = engine
        self._queue = queue
        self._functions = functions
        self._retry_delays = retry_delays
        self._task_store = TaskStore(engine)

    def run(self, task_id: UUID) -> None:
        """One try. Does nothing when the task is done or dead, not due yet, or being tried by another worker.

        The lock belongs to the database session: it ends with this process, however that ends.
        """
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            name = {"name": f"task:{task_id}"}
            if not connection.execute(text("SELECT pg_try_advisory_lock(hashtextextended(:name, 0))"), name).scalar():
                return
            try:
                if attempt := self._task_store.take(connection, task_id):
                    self._try(connection, attempt)
            finally:
                connection.execute(text("SELECT pg_advisory_unlock(hashtextextended(:name, 0))"), name)

    def _try(self, connection: Connection, attempt: TaskAttempt) -> None:
        try:
            with bound_contextvars(task=attempt.name, correlation_id=str(attempt.correlation_id)):
                self._function(attempt)(self._work(attempt))
            self._task_store.done(connection, attempt.id)
        except TaskAlreadyDone:
            log.info("task_done_elsewhere", task=attempt.name, id=str(attempt.id))
        except Exception as error:  # noqa: BLE001 - whatever a task raises, the worker goes on
            self._failed(connection, attempt, error)

    def _failed(self, connection: Connection, attempt: TaskAttempt, error: Exception) -> None:
        name = name_of(error)
        about = {"task": attempt.name, "id": str(attempt.id), "attempts": attempt.attempts, "error": name}
        if isinstance(error, TaskFailedPermanently) or attempt.attempts > len(self._retry_delays):
            self._task_store.give_up(connection, attempt.id, name)
            log.error("task_dead", **about, where=error_place(error))
            return
        pause = self._retry_delays[attempt.attempts - 1]
        self._task_store.postpone(connection, attempt.id, pause, name)
        log.warning("task_postponed", **about, seconds=int(pause.total_seconds()))
        try:
            self._queue.tell([attempt.id], delay=pause)
        except QueueUnavailable:
            log.warning("queue_unavailable", tasks=1)

    def _function(self, attempt: TaskAttempt) -> TaskFunction:
        if attempt.attempts > len(self._retry_delays) + 1:
            raise WorkerProcessDied
        return self._functions[attempt.name]

    def _work(self, attempt: TaskAttempt) -> Work:
        context = Context(SYSTEM, "task", correlation_id=attempt.correlation_id, causation_id=attempt.id)
        done = partial(TaskStore.complete_in, task_id=attempt.id)
        return Work(attempt, context, done, self._queue.prolong)


def name_of(error: Exception) -> str:
    """What went wrong, without any value that may be personal."""
    return f"{error_name(error)}: {error.reason}" if isinstance(error, TaskFailed) else error_name(error)

"""Runs tasks: one worker at a time, up to five attempts with increasing delays."""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from functools import partial
from uuid import UUID

import structlog
from sqlalchemy import Connection, Engine, text
from structlog.contextvars import bound_contextvars

from domain.kernel.log.event import SYSTEM, Context
from read_models.kernel.failures import error_name, error_place
from workers.failures import TaskFailed, TaskFailedPermanently
from workers.outbox.queue import QueuedTask, QueueUnavailable, TaskQueue
from workers.outbox.task import TaskFunction, Work
from workers.outbox.task_store import RETRY_DELAYS, TaskAlreadyDone, TaskAttempt, TaskStore
from workers.tasks.accepted_effects import write_down

log = structlog.get_logger()


class WorkerProcessDied(Exception):
    """The worker process was killed during every attempt."""


class Runner:
    """Runs tasks by id."""

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
        self._task_store = TaskStore(engine, retry_delays=retry_delays)

    def run(self, task_id: UUID) -> None:
        """Makes one attempt. Does nothing when the task is done, dead, not due yet, or being run by another worker.

        The lock belongs to the database session, so it is released even if this process is killed.
        """
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            name = {"name": f"task:{task_id}"}
            if not connection.execute(text("SELECT pg_try_advisory_lock(hashtextextended(:name, 0))"), name).scalar():
                return
            try:
                if attempt := self._task_store.start_attempt(connection, task_id):
                    self._try(connection, attempt)
            finally:
                connection.execute(text("SELECT pg_advisory_unlock(hashtextextended(:name, 0))"), name)

    def _try(self, connection: Connection, attempt: TaskAttempt) -> None:
        try:
            with bound_contextvars(task=attempt.name, correlation_id=str(attempt.correlation_id)):
                self._function(attempt)(self._work_of(attempt))
            write_down(lambda: self._complete(connection, attempt.id))
        except TaskAlreadyDone:
            log.info("task_done_elsewhere", task=attempt.name, id=str(attempt.id))
        except Exception as error:  # noqa: BLE001 - any error is recorded and retried
            self._handle_failure(connection, attempt, error)

    def _complete(self, connection: Connection, task_id: UUID) -> None:
        """Completes the task, on another connection when this one, which held the lock, is broken."""
        if not connection.invalidated:
            self._task_store.complete(connection, task_id)
            return
        with self._engine.begin() as another:
            self._task_store.complete(another, task_id)

    def _handle_failure(self, connection: Connection, attempt: TaskAttempt, error: Exception) -> None:
        reason = failure_reason(error)
        about = {"task": attempt.name, "id": str(attempt.id), "attempts": attempt.attempts, "error": reason}
        if isinstance(error, TaskFailedPermanently) or attempt.attempts > len(self._retry_delays):
            self._task_store.mark_dead(connection, attempt.id, reason)
            log.error("task_dead", **about, where=error_place(error))
            return
        pause = self._retry_delays[attempt.attempts - 1]
        self._task_store.postpone(connection, attempt.id, pause, reason)
        log.warning("task_postponed", **about, seconds=int(pause.total_seconds()))
        try:
            self._queue.enqueue([QueuedTask(attempt.id, attempt.name)], delay=pause)
        except QueueUnavailable:
            log.warning("queue_unavailable", tasks=1)

    def _function(self, attempt: TaskAttempt) -> TaskFunction:
        if attempt.attempts > len(self._retry_delays) + 1:
            raise WorkerProcessDied
        return self._functions[attempt.name]

    def _work_of(self, attempt: TaskAttempt) -> Work:
        context = Context(SYSTEM, "task", correlation_id=attempt.correlation_id, causation_id=attempt.id)
        completion = partial(TaskStore.complete_in, task_id=attempt.id)
        return Work(attempt, context, completion, self._queue.renew_time_limit)


def failure_reason(error: Exception) -> str:
    """The error without its message, which may contain personal data."""
    return f"{error_name(error)}: {error.reason}" if isinstance(error, TaskFailed) else error_name(error)

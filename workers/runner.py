"""Trying a task: one worker at a time, at most five tries with growing pauses, its effect and its end together."""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from functools import partial
from uuid import UUID

import structlog
from psycopg import Cursor
from psycopg.rows import DictRow
from sqlalchemy import Connection, Engine, text
from structlog.contextvars import bound_contextvars

from domain.kernel.facts import SYSTEM, Context
from read_models.kernel.failures import error_name, error_place
from workers.bootstrap import UseCases
from workers.failures import Hopeless, NotNow
from workers.ledger import AlreadyDone, Taken, TaskLedger
from workers.queue import QueueAway, TaskQueue
from workers.tasks.registry import TaskFunction, Work

log = structlog.get_logger()

PAUSES = (timedelta(seconds=10), timedelta(minutes=2), timedelta(minutes=15), timedelta(hours=2))
"""After the first, second, ... failed try; after one more the task is dead."""


class WorkerDied(Exception):
    """The worker was killed during each of the tries."""


class Runner:
    """Runs tasks by their ids."""

    def __init__(
        self,
        engine: Engine,
        queue: TaskQueue,
        functions: Mapping[str, TaskFunction],
        use: UseCases,
        *,
        pauses: Sequence[timedelta] = PAUSES,
    ) -> None:
        self._engine = engine
        self._queue = queue
        self._functions = functions
        self._use = use
        self._pauses = pauses
        self._ledger = TaskLedger(engine)

    def run(self, task_id: UUID) -> None:
        """One try. Does nothing when the task is done or dead, not due yet, or being tried by another worker.

        The lock belongs to the database session: it ends with this process, however that ends.
        """
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            name = {"name": f"task:{task_id}"}
            if not connection.execute(text("SELECT pg_try_advisory_lock(hashtextextended(:name, 0))"), name).scalar():
                return
            try:
                if taken := self._ledger.take(connection, task_id):
                    self._try(connection, taken)
            finally:
                connection.execute(text("SELECT pg_advisory_unlock(hashtextextended(:name, 0))"), name)

    def _try(self, connection: Connection, taken: Taken) -> None:
        try:
            with bound_contextvars(task=taken.name, correlation_id=str(taken.correlation_id)):
                self._function(taken)(self._work(taken))
            self._ledger.done(connection, taken.id)
        except AlreadyDone:
            log.info("task_done_elsewhere", task=taken.name, id=str(taken.id))
        except Exception as error:  # noqa: BLE001 - whatever a task raises, the worker goes on
            self._failed(connection, taken, error)

    def _failed(self, connection: Connection, taken: Taken, error: Exception) -> None:
        name = name_of(error)
        about = {"task": taken.name, "id": str(taken.id), "attempts": taken.attempts, "error": name}
        if isinstance(error, Hopeless) or taken.attempts > len(self._pauses):
            self._ledger.give_up(connection, taken.id, name)
            log.error("task_dead", **about, where=error_place(error))
            return
        pause = self._pauses[taken.attempts - 1]
        self._ledger.postpone(connection, taken.id, pause, name)
        log.warning("task_postponed", **about, seconds=int(pause.total_seconds()))
        try:
            self._queue.tell([taken.id], delay=pause)
        except QueueAway:
            log.warning("queue_away", tasks=1)

    def _function(self, taken: Taken) -> TaskFunction:
        if taken.attempts > len(self._pauses) + 1:
            raise WorkerDied
        return self._functions[taken.name]

    def _work(self, taken: Taken) -> Work:
        context = Context(SYSTEM, "task", correlation_id=taken.correlation_id, causation_id=taken.id)
        done = partial(_done_beside, taken.id)
        return Work(taken, self._use, context, done, self._queue.prolong)


def _done_beside(task_id: UUID, cursor: Cursor[DictRow]) -> None:
    TaskLedger.done_beside(cursor, task_id)


def name_of(error: Exception) -> str:
    """What went wrong, without any value that may be personal."""
    return f"{error_name(error)}: {error.reason}" if isinstance(error, NotNow) else error_name(error)

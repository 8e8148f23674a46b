"""Reads and writes the rows of tasks through their states: waiting, enqueued, done, dead."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from sqlalchemy import ColumnElement, Connection, Engine, RowMapping, Update, case, delete, func, or_, select, update
from sqlalchemy.dialects.postgresql import insert

from domain.kernel.log.event import Event, RecordedEvent
from domain.kernel.tasks import OPEN_STATES, REQUESTS, TaskState, task
from domain.kernel.values.ids import derived_id, new_id
from workers.event_handlers.event_handler import TaskRequest
from workers.lanes import DEFAULT_LANE, LANES, Lane
from workers.outbox.queue import QueuedTask

RETRY_DELAYS = (timedelta(seconds=10), timedelta(minutes=2), timedelta(minutes=15), timedelta(hours=2))
"""The delay after each failed attempt; after one more failure the task is dead."""
LAST_ATTEMPT = len(RETRY_DELAYS) + 1

_NOW = func.clock_timestamp()


class TaskAlreadyDone(Exception):
    """Another attempt of the task finished first: the transaction of this one must be rolled back."""


@dataclass(frozen=True, slots=True)
class TaskAttempt:
    """A task that is being run; `attempts` includes this attempt."""

    id: UUID
    name: str
    about: UUID
    cause_log: str
    cause_position: int
    correlation_id: UUID
    attempts: int
    created_at: datetime


class TaskStore:
    """All reads and writes of task rows by workers."""

    def __init__(self, engine: Engine, *, retry_delays: Sequence[timedelta] = RETRY_DELAYS) -> None:
        self._engine = engine
        self._clock_was_set_back = _waits_longer_than(retry_delays)

    def add(
        self, connection: Connection, requests: Iterable[tuple[RecordedEvent[Event], TaskRequest]]
    ) -> list[QueuedTask]:
        """Adds tasks in the caller's transaction; returns the new ones. Existing tasks are left unchanged."""
        return self._insert(connection, [_row_after(recorded, request) for recorded, request in requests])

    def add_scheduled(
        self, connection: Connection, calendar: str, moment: datetime, request: TaskRequest
    ) -> list[QueuedTask]:
        """Adds a task caused by a schedule instead of an event: one for each moment of a calendar."""
        return self.add_once(connection, calendar, int(moment.timestamp() * 1000), request)

    def add_once(self, connection: Connection, cause: str, number: int, request: TaskRequest) -> list[QueuedTask]:
        """Adds a task unless there is one for this number of its cause, done or not."""
        return self._insert(connection, [_row(cause, number, request, correlation_id=new_id())])

    def add_dead_task(self, connection: Connection, log: str, position: int, request: TaskRequest, error: str) -> None:
        """Adds a dead task for an event that could not be handled, for an operator to retry."""
        row = _row(log, position, request, correlation_id=new_id())
        self._insert(connection, [row | {"state": TaskState.DEAD, "last_error": error}])

    def mark_enqueued(self, tasks: Iterable[QueuedTask]) -> None:
        """Marks these tasks as enqueued."""
        ids = [each.id for each in tasks]
        with self._engine.begin() as connection:
            connection.execute(
                update(task)
                .where(task.c.id.in_(ids), task.c.state == TaskState.WAITING, task.c.attempts == 0)
                .values(state=TaskState.ENQUEUED, enqueued_at=_NOW)
            )

    def start_attempt(self, connection: Connection, task_id: UUID) -> TaskAttempt | None:
        """Counts an attempt and commits; None when the task is done, dead, or not due yet."""
        statement = (
            update(task)
            .where(task.c.id == task_id, task.c.state.in_(OPEN_STATES))
            .where(or_(task.c.not_before <= _NOW, self._clock_was_set_back))
            .values(attempts=task.c.attempts + 1)
        )
        row = _one(connection, statement)
        return _attempt_of(row) if row else None

    def complete(self, connection: Connection, task_id: UUID) -> None:
        """Marks the task as done. Idempotent."""
        connection.execute(_completion_of(task_id))

    @staticmethod
    def complete_in(connection: Connection, task_id: UUID) -> None:
        """Marks the task as done in the transaction of an append, which is rolled back if it was done already."""
        if connection.execute(_completion_of(task_id)).rowcount != 1:
            raise TaskAlreadyDone

    def postpone(self, connection: Connection, task_id: UUID, pause: timedelta, error: str) -> None:
        """Schedules another attempt after a pause."""
        connection.execute(
            update(task)
            .where(task.c.id == task_id, task.c.state.in_(OPEN_STATES))
            .values(state=TaskState.WAITING, not_before=_NOW + pause, last_error=error)
        )

    def mark_dead(self, connection: Connection, task_id: UUID, error: str) -> None:
        """Marks the task as dead: no more attempts until an operator revives it."""
        connection.execute(
            update(task)
            .where(task.c.id == task_id, task.c.state.in_(OPEN_STATES))
            .values(state=TaskState.DEAD, last_error=error)
        )

    def revive(self, *conditions: ColumnElement[bool]) -> list[QueuedTask]:
        """Gives dead tasks all their attempts again; returns them."""
        statement = (
            update(task)
            .where(task.c.state == TaskState.DEAD, *conditions)
            .values(state=TaskState.WAITING, attempts=0, not_before=_NOW, enqueued_at=None)
        )
        with self._engine.begin() as connection:
            return _tasks_of(connection, statement)

    def enqueue_overdue(
        self,
        connection: Connection,
        lane: Lane,
        limit: int,
        *,
        not_enqueued_after: timedelta,
        lost_after: timedelta,
    ) -> list[QueuedTask]:
        """Marks due tasks of a lane that were not enqueued, or seem to be lost, as enqueued; returns them."""
        not_enqueued = task.c.state == TaskState.WAITING
        enqueued_at = task.c.enqueued_at
        lost = (task.c.state == TaskState.ENQUEUED) & ((enqueued_at < _NOW - lost_after) | (enqueued_at > _NOW))
        overdue = (
            select(task.c.id)
            .where(_is_in(lane), or_(not_enqueued, lost))
            .where(or_(task.c.not_before < _NOW - not_enqueued_after, self._clock_was_set_back))
            .order_by(task.c.not_before)
            .limit(limit)
            .with_for_update(skip_locked=True)
        )
        statement = update(task).where(task.c.id.in_(overdue)).values(state=TaskState.ENQUEUED, enqueued_at=_NOW)
        return _tasks_of(connection, statement)

    def enqueue_requested(self, connection: Connection, limit: int) -> list[QueuedTask]:
        """Marks requested tasks that were never enqueued as enqueued; returns them."""
        due = (
            select(task.c.id)
            .where(task.c.state == TaskState.WAITING, task.c.cause_log == REQUESTS)
            .where(task.c.attempts == 0)
            .order_by(task.c.cause_position)
            .limit(limit)
            .with_for_update(skip_locked=True)
        )
        statement = update(task).where(task.c.id.in_(due)).values(state=TaskState.ENQUEUED, enqueued_at=_NOW)
        return _tasks_of(connection, statement)

    def delete_done(self, after: timedelta) -> int:
        """Deletes tasks that were done that long ago; returns their number."""
        with self._engine.begin() as connection:
            statement = delete(task).where(task.c.state == TaskState.DONE, task.c.done_at < _NOW - after)
            return connection.execute(statement).rowcount

    def list_dead(self, limit: int = 100) -> Sequence[RowMapping]:
        """Dead tasks, oldest first."""
        query = select(task).where(task.c.state == TaskState.DEAD).order_by(task.c.created_at).limit(limit)
        with self._engine.connect() as connection:
            return connection.execute(query).mappings().all()

    @staticmethod
    def _insert(connection: Connection, rows: Sequence[Mapping[str, Any]]) -> list[QueuedTask]:
        if not rows:
            return []
        statement = insert(task).on_conflict_do_nothing().returning(task.c.id, task.c.name)
        return [QueuedTask(row.id, row.name) for row in connection.execute(statement, rows)]


def _tasks_of(connection: Connection, statement: Update) -> list[QueuedTask]:
    return [QueuedTask(row.id, row.name) for row in connection.execute(statement.returning(task.c.id, task.c.name))]


def _is_in(lane: Lane) -> ColumnElement[bool]:
    if lane is DEFAULT_LANE:
        return task.c.name.not_in(LANES)
    return task.c.name.in_([name for name, its_lane in LANES.items() if its_lane is lane])


def _waits_longer_than(retry_delays: Sequence[timedelta]) -> ColumnElement[bool]:
    """Whether a task would wait longer than its last attempt asked for; one that was never tried waits for nothing.

    That is so only when the database's clock has been set back since: the task is due.
    """
    pauses = dict(enumerate((timedelta(0), *retry_delays)))
    pause = case(pauses, value=task.c.attempts, else_=max(pauses.values()))
    return task.c.not_before > _NOW + pause


def _row_after(recorded: RecordedEvent[Event], request: TaskRequest) -> dict[str, Any]:
    return _row(recorded.log, recorded.position, request, recorded.context.correlation_id)


def _row(log: str, position: int, request: TaskRequest, correlation_id: UUID) -> dict[str, Any]:
    # The id is derived from request and event, so that a repeated request has the same id, and a mail its Message-ID.
    return {
        "id": derived_id("task", f"{request.name}:{log}:{position}"),
        "name": request.name,
        "about": request.about,
        "cause_log": log,
        "cause_position": position,
        "correlation_id": correlation_id,
    }


def _completion_of(task_id: UUID) -> Update:
    open_task = update(task).where(task.c.id == task_id, task.c.state.in_(OPEN_STATES))
    return open_task.values(state=TaskState.DONE, done_at=_NOW)


def _one(connection: Connection, statement: Update) -> RowMapping | None:
    return connection.execute(statement.returning(task)).mappings().one_or_none()


def _attempt_of(row: RowMapping) -> TaskAttempt:
    return TaskAttempt(**{name: row[name] for name in TaskAttempt.__dataclass_fields__})

"""The rows of tasks: asked for, taken, done, postponed, given up, looked after."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from sqlalchemy import ColumnElement, Connection, Engine, RowMapping, Update, delete, func, or_, select, update
from sqlalchemy.dialects.postgresql import insert

from domain.kernel.event import Event, RecordedEvent
from domain.kernel.ids import derived_id, new_id
from domain.kernel.tasks import OPEN_STATES, REQUESTS, TaskState, task
from workers.event_handlers.event_handler import TaskRequest

_NOW = func.clock_timestamp()


class TaskAlreadyDone(Exception):
    """Another try of the same task finished first: what this one was about to write is rolled back."""


@dataclass(frozen=True, slots=True)
class TaskAttempt:
    """A task that is being tried; `attempts` counts this try too."""

    id: UUID
    name: str
    about: UUID
    cause_log: str
    cause_position: int
    correlation_id: UUID
    attempts: int
    created_at: datetime


class TaskStore:
    """All that is ever written about tasks."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def add(self, connection: Connection, asked: Iterable[tuple[RecordedEvent[Event], TaskRequest]]) -> list[UUID]:
        """New rows within the caller's transaction; answers with their ids. What was asked for before is left alone."""
        return self._insert(connection, [_row_after(recorded, request) for recorded, request in asked])

    def add_due(self, connection: Connection, calendar: str, moment: datetime, request: TaskRequest) -> list[UUID]:
        """A task that follows from a calendar rather than from an event: one for each moment of that calendar."""
        return self._insert(
            connection, [_row(calendar, int(moment.timestamp() * 1000), request, correlation_id=new_id())]
        )

    def add_dead_task(self, connection: Connection, log: str, position: int, request: TaskRequest, error: str) -> None:
        """A task that cannot even be tried: the event that it follows from could not be read. It waits for a person."""
        row = _row(log, position, request, correlation_id=new_id())
        self._insert(connection, [row | {"state": TaskState.DEAD, "last_error": error}])

    def mark_enqueued(self, ids: Sequence[UUID]) -> None:
        """Notes that the queue knows these tasks."""
        with self._engine.begin() as connection:
            connection.execute(
                update(task)
                .where(task.c.id.in_(ids), task.c.state == TaskState.WAITING, task.c.attempts == 0)
                .values(state=TaskState.ENQUEUED, enqueued_at=_NOW)
            )

    def take(self, connection: Connection, task_id: UUID) -> TaskAttempt | None:
        """Counts a try, at once and for good; None when the task is done, dead, or its moment has not come."""
        statement = (
            update(task)
            .where(task.c.id == task_id, task.c.state.in_(OPEN_STATES), task.c.not_before <= _NOW)
            .values(attempts=task.c.attempts + 1)
        )
        row = _one(connection, statement)
        return _attempt_of(row) if row else None

    def done(self, connection: Connection, task_id: UUID) -> None:
        """The task has been done; saying so again changes nothing."""
        connection.execute(_completion_of(task_id))

    @staticmethod
    def complete_in(connection: Connection, task_id: UUID) -> None:
        """The same in the transaction of an append, which is rolled back when the task was done already."""
        if connection.execute(_completion_of(task_id)).rowcount != 1:
            raise TaskAlreadyDone

    def postpone(self, connection: Connection, task_id: UUID, pause: timedelta, error: str) -> None:
        """Another try after a pause."""
        connection.execute(
            update(task)
            .where(task.c.id == task_id, task.c.state.in_(OPEN_STATES))
            .values(state=TaskState.WAITING, not_before=_NOW + pause, last_error=error)
        )

    def give_up(self, connection: Connection, task_id: UUID, error: str) -> None:
        """No more tries, until a person revives it."""
        connection.execute(
            update(task)
            .where(task.c.id == task_id, task.c.state.in_(OPEN_STATES))
            .values(state=TaskState.DEAD, last_error=error)
        )

    def revive(self, *conditions: ColumnElement[bool]) -> list[UUID]:
        """Dead tasks get all their tries again; answers with their ids."""
        statement = (
            update(task)
            .where(task.c.state == TaskState.DEAD, *conditions)
            .values(state=TaskState.WAITING, attempts=0, not_before=_NOW, enqueued_at=None)
            .returning(task.c.id)
        )
        with self._engine.begin() as connection:
            return list(connection.execute(statement).scalars())

    def enqueue_overdue(
        self, connection: Connection, limit: int, *, not_enqueued_after: timedelta, lost_after: timedelta
    ) -> list[UUID]:
        """Marks due tasks that the queue does not know, or seems to have lost, as enqueued; answers with their ids."""
        not_enqueued = task.c.state == TaskState.WAITING
        lost = (task.c.state == TaskState.ENQUEUED) & (task.c.enqueued_at < _NOW - lost_after)
        overdue = (
            select(task.c.id)
            .where(or_(not_enqueued, lost), task.c.not_before < _NOW - not_enqueued_after)
            .order_by(task.c.not_before)
            .limit(limit)
            .with_for_update(skip_locked=True)
        )
        statement = update(task).where(task.c.id.in_(overdue)).values(state=TaskState.ENQUEUED, enqueued_at=_NOW)
        return list(connection.execute(statement.returning(task.c.id)).scalars())

    def enqueue_requested(self, connection: Connection, limit: int) -> list[UUID]:
        """Marks due tasks that were asked for, and that no queue has known yet, as enqueued; answers with their ids."""
        due = (
            select(task.c.id)
            .where(task.c.state == TaskState.WAITING, task.c.cause_log == REQUESTS)
            .where(task.c.attempts == 0, task.c.not_before <= _NOW)
            .order_by(task.c.cause_position)
            .limit(limit)
            .with_for_update(skip_locked=True)
        )
        statement = update(task).where(task.c.id.in_(due)).values(state=TaskState.ENQUEUED, enqueued_at=_NOW)
        return list(connection.execute(statement.returning(task.c.id)).scalars())

    def forget_done(self, after: timedelta) -> int:
        """Deletes rows of tasks that were done that long ago; answers with how many."""
        with self._engine.begin() as connection:
            statement = delete(task).where(task.c.state == TaskState.DONE, task.c.done_at < _NOW - after)
            return connection.execute(statement).rowcount

    def list_dead(self, limit: int = 100) -> Sequence[RowMapping]:
        """Tasks that were given up, oldest first."""
        query = select(task).where(task.c.state == TaskState.DEAD).order_by(task.c.created_at).limit(limit)
        with self._engine.connect() as connection:
            return connection.execute(query).mappings().all()

    @staticmethod
    def _insert(connection: Connection, rows: Sequence[Mapping[str, Any]]) -> list[UUID]:
        if not rows:
            return []
        statement = insert(task).on_conflict_do_nothing().returning(task.c.id)
        return list(connection.execute(statement, rows).scalars())


def _row_after(recorded: RecordedEvent[Event], request: TaskRequest) -> dict[str, Any]:
    return _row(recorded.log, recorded.position, request, recorded.context.correlation_id)


def _row(log: str, position: int, request: TaskRequest, correlation_id: UUID) -> dict[str, Any]:
    # The same request for the same event has the same id for ever, and with it a mail the same Message-ID.
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

"""Background tasks as rows (outbox), so that they survive the loss of the queue."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from uuid import UUID

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    Connection,
    DateTime,
    Engine,
    Index,
    Integer,
    Sequence,
    Table,
    Text,
    UniqueConstraint,
    Uuid,
    column,
    func,
    insert,
    select,
    text,
)

from domain.kernel.database.connections import plain_tables
from domain.kernel.database.table_contents import Content, contains
from domain.kernel.values.ids import new_id


class TaskState(StrEnum):
    """`waiting` for its time or for the queue, `enqueued`, `done`, or `dead` after its last attempt."""

    WAITING = "waiting"
    ENQUEUED = "enqueued"
    DONE = "done"
    DEAD = "dead"


OPEN_STATES = (TaskState.WAITING, TaskState.ENQUEUED)

task = Table(
    "task",
    plain_tables,
    Column("id", Uuid, primary_key=True),
    Column("name", Text, nullable=False),
    Column("about", Uuid, nullable=False),
    Column("cause_log", Text, nullable=False),
    Column("cause_position", BigInteger, nullable=False),
    Column("correlation_id", Uuid, nullable=False),
    Column("state", Text, nullable=False, server_default=TaskState.WAITING),
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("not_before", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    Column("created_at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    Column("enqueued_at", DateTime(timezone=True), nullable=True),
    Column("done_at", DateTime(timezone=True), nullable=True),
    Column("last_error", Text, nullable=True),
    UniqueConstraint("name", "cause_log", "cause_position"),
    CheckConstraint(column("state").in_([state.value for state in TaskState]), name="state"),
    Index("task_open_idx", "not_before", postgresql_where=column("state").in_([state.value for state in OPEN_STATES])),
    Index("task_dead_idx", "created_at", postgresql_where=column("state") == TaskState.DEAD.value),
    info=contains(Content.PSEUDONYMOUS),
)
"""`about` is what the task concerns, `cause_log` and `cause_position` the event it follows from, or the number of a
request: one task of a name for each. `last_error` is an error message without values, so that no personal data is
stored here."""

REQUESTS = "requests"
"""The `cause_log` of tasks that follow from no event: modules of plain tables request them directly."""

TASK_REQUESTED = "task_requested"
"""The NOTIFY channel that announces such a task."""

_request_number = Sequence("task_request", metadata=plain_tables, schema="public")


def request_task(connection: Connection, name: str, about: UUID, correlation_id: UUID) -> UUID:
    """Inserts a task in the caller's transaction, to be run at once; returns its id."""
    task_id = new_id()
    row = {
        "id": task_id,
        "name": name,
        "about": about,
        "cause_log": REQUESTS,
        "cause_position": _request_number.next_value(),
        "correlation_id": correlation_id,
    }
    connection.execute(insert(task).values(row))
    connection.execute(text(f"NOTIFY {TASK_REQUESTED}"))
    return task_id


@dataclass(frozen=True, slots=True)
class Backlog:
    """The backlog of tasks: how many are open and dead, and since when the oldest due one has been waiting."""

    open: Mapping[str, int]
    dead: Mapping[str, int]
    due_since: datetime | None

    @property
    def total_open(self) -> int:
        return sum(self.open.values())

    @property
    def total_dead(self) -> int:
        return sum(self.dead.values())


def backlog(engine: Engine) -> Backlog:
    """Counts the tasks that are not done, by name."""
    is_open = task.c.state.in_(OPEN_STATES)
    is_dead = task.c.state == TaskState.DEAD
    count = func.count
    query = (
        select(
            task.c.name,
            count().filter(is_open).label("open"),
            count().filter(is_dead).label("dead"),
            func.min(task.c.not_before).filter(is_open, task.c.not_before <= func.clock_timestamp()).label("due"),
        )
        .where(is_open | is_dead)
        .group_by(task.c.name)
        .order_by(task.c.name)
    )
    with engine.connect() as connection:
        rows = connection.execute(query).all()
    return Backlog(
        open={row.name: row.open for row in rows if row.open},
        dead={row.name: row.dead for row in rows if row.dead},
        due_since=min((row.due for row in rows if row.due), default=None),
    )

"""Recorder of a log: ordered appends in one round trip, with the database's time on every row."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from itertools import islice
from typing import Any
from uuid import UUID

from eventsourcing.persistence import InterfaceError, Notification, OperationalError, StoredEvent
from eventsourcing.postgres import PostgresApplicationRecorder
from psycopg.rows import TupleRow, tuple_row
from psycopg.sql import SQL, Composed, Identifier
from sqlalchemy import Engine

from domain.kernel.database.connection_errors import is_connection_lost
from domain.kernel.database.connections import LogDatastore
from domain.kernel.log.group_commit import GroupCommit
from domain.kernel.log.partitions import LogPartition
from domain.kernel.log.transactional_write import TransactionalWrite, append_with_write

_MAX_INLINE_ELEMENTS = 4
"""Arrays up to this size are passed element by element: psycopg adapts single values in C, lists in Python."""
_NO_END = 2**62
# PostgreSQL's own hash of the stream's id, without the sign bit.
_PARTITION_FILTER = "AND mod(uuid_hash(originator_id) & 2147483647, %s) = %s"


@dataclass(frozen=True, slots=True, order=True)
class IdempotencyRecord:
    """An idempotency key and the answer stored under it, in the transaction of the events."""

    actor: str
    key: str
    body_hash: bytes
    answer: bytes


@dataclass(frozen=True, slots=True)
class Append:
    """Events to be stored together; `subjects` are the persons who must not have been erased."""

    events: Sequence[StoredEvent]
    subjects: Sequence[UUID] = ()
    key: IdempotencyRecord | None = None


@dataclass(frozen=True)
class StoredEventRow(StoredEvent):
    """An event read from its stream."""

    position: int
    recorded_at: datetime


@dataclass(frozen=True)
class EventNotificationRow(Notification):
    """An event read from its log, in order of positions."""

    recorded_at: datetime

    @property
    def position(self) -> int:
        return self.id


class EventRecorder(PostgresApplicationRecorder):
    """The event library's recorder on a table created by Alembic (`migrations/`), with its own append.

    The library locks the table EXCLUSIVE so that positions become visible in order; that lock conflicts with VACUUM and
    costs three round trips. Here one function per log takes an advisory transaction lock, which keeps the same order.
    """

    def __init__(self, datastore: LogDatastore, engine: Engine, log: str) -> None:
        super().__init__(datastore, events_table_name=log)
        self.log = log
        self._log_datastore = datastore
        self._engine = engine
        self._queue = GroupCommit[Append, Sequence[int]](self._append)
        self._table = Identifier("events", log)

    def insert_events(
        self,
        stored_events: Sequence[StoredEvent],
        *,
        subjects: Sequence[UUID] = (),
        idempotency_record: IdempotencyRecord | None = None,
        write: TransactionalWrite | None = None,
        **_: Any,
    ) -> Sequence[int] | None:
        """Appends all or nothing and returns the positions.

        Not retried: only the caller can check whether an append was committed before the connection was lost. Raises
        the library's IntegrityError (its `__cause__` names the constraint) when a version or key exists.
        """
        if not stored_events:
            return []
        append = Append(stored_events, subjects, idempotency_record)
        if write is None:
            return self._queue.put(append)
        return append_with_write(self._engine, *append_statement(self.log, [append]), write)

    def select_events(
        self,
        originator_id: UUID | str,
        *,
        gt: int | None = None,
        lte: int | None = None,
        desc: bool = False,
        limit: int | None = None,
    ) -> Sequence[StoredEvent]:
        """The events of one stream by version."""
        query = SQL(
            "SELECT originator_id, originator_version, topic, state, notification_id, recorded_at FROM {}"
            " WHERE originator_id = %s AND originator_version > %s AND originator_version <= %s"
            " ORDER BY originator_version {} LIMIT %s"
        ).format(self._table, SQL("DESC" if desc else "ASC"))
        rows = self._read(query, [originator_id, gt or 0, _NO_END if lte is None else lte, limit])
        return [StoredEventRow(*row) for row in rows]

    def select_streams(self, originator_ids: Sequence[UUID]) -> Sequence[StoredEventRow]:
        """The events of several streams, each stream's by version, in one query."""
        query = SQL(
            "SELECT originator_id, originator_version, topic, state, notification_id, recorded_at FROM {}"
            " WHERE originator_id = ANY(%s) ORDER BY originator_id, originator_version"
        ).format(self._table)
        return [StoredEventRow(*row) for row in self._read(query, [list(originator_ids)])]

    def select_notifications(
        self,
        start: int | None,
        limit: int,
        stop: int | None = None,
        topics: Sequence[str] = (),
        *,
        inclusive_of_start: bool = True,
        partition: LogPartition | None = None,
    ) -> Sequence[EventNotificationRow]:
        """The events of the whole log, or of one partition, by position."""
        query = SQL(
            "SELECT originator_id, originator_version, topic, state, notification_id, recorded_at FROM {}"
            " WHERE notification_id > %s AND notification_id <= %s {} {} ORDER BY notification_id LIMIT %s"
        ).format(self._table, SQL("AND topic = ANY(%s)" if topics else ""), SQL(_PARTITION_FILTER if partition else ""))
        after = (start or 0) - (1 if inclusive_of_start else 0)
        parameters: list[object] = [after, _NO_END if stop is None else stop]
        if topics:
            parameters.append(list(topics))
        if partition:
            parameters += [partition.of, partition.number]
        rows = self._read(query, [*parameters, limit])
        return [EventNotificationRow(*row) for row in rows]

    def max_notification_id(self) -> int | None:
        """The newest position."""
        [(position,)] = self._read(SQL("SELECT max(notification_id) FROM {}").format(self._table), [])
        return position

    def replace_dead_connections(self) -> None:
        """Call before a retry after a lost connection."""
        self._log_datastore.replace_dead_connections()

    def _append(self, appends: Sequence[Append]) -> Sequence[Sequence[int]]:
        statement, parameters = append_statement(self.log, appends)
        with self.datastore.get_connection() as connection, connection.cursor(row_factory=tuple_row) as cursor:
            cursor.execute(statement, parameters, prepare=True)
            positions = (position for (position,) in cursor.fetchall())
        return [list(islice(positions, len(append.events))) for append in appends]

    def _read(self, query: Composed, parameters: Sequence[object]) -> list[TupleRow]:
        try:
            return self._fetch(query, parameters)
        except (OperationalError, InterfaceError) as error:
            if not is_connection_lost(error):
                raise
            self.replace_dead_connections()
            return self._fetch(query, parameters)

    def _fetch(self, query: Composed, parameters: Sequence[object]) -> list[TupleRow]:
        with self.datastore.get_connection() as connection, connection.cursor(row_factory=tuple_row) as cursor:
            return cursor.execute(query, parameters, prepare=True, binary=True).fetchall()


def append_statement(log: str, appends: Sequence[Append]) -> tuple[bytes, list[object]]:
    """The call of the log's function (`migrations/log_table.py`) with its parameters.

    It returns one position per event, in order. Persons and keys are sorted, so that concurrent statements lock them in
    the same order and cannot deadlock.
    """
    events = [event for append in appends for event in append.events]
    subjects = sorted({subject for append in appends for subject in append.subjects})
    keys = sorted(append.key for append in appends if append.key)
    columns: list[list[object]] = [
        [event.originator_id for event in events],
        [event.originator_version for event in events],
        [event.topic for event in events],
        [event.state for event in events],
        [*subjects],
        [key.actor for key in keys],
        [key.key for key in keys],
        [key.body_hash for key in keys],
        [key.answer for key in keys],
    ]
    parameters: list[object] = []
    for column in columns:
        if len(column) <= _MAX_INLINE_ELEMENTS:
            parameters.extend(column)
        else:
            parameters.append(column)
    return _statement(log, len(events), len(subjects), len(keys)), parameters


@lru_cache(maxsize=256)
def _statement(log: str, events: int, subjects: int, keys: int) -> bytes:
    kinds = [
        *((kind, events) for kind in ("uuid", "bigint", "text", "bytea")),
        ("uuid", subjects),
        *((kind, keys) for kind in ("text", "text", "bytea", "bytea")),
    ]
    arrays = ", ".join(_array(kind, size) for kind, size in kinds)
    return f"SELECT position FROM events.append_{log}({arrays})".encode()  # noqa: S608 - names of ours, no values


def _array(kind: str, size: int) -> str:
    if size > _MAX_INLINE_ELEMENTS:
        return f"%b::{kind}[]"
    return f"ARRAY[{', '.join(['%b'] * size)}]::{kind}[]"

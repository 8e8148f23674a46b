"""Event store of one log: loads streams, reads the log, and appends with expected versions.

After a lost connection it checks whether an append was committed.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast
from uuid import UUID

from eventsourcing.persistence import IntegrityError, InterfaceError, OperationalError, StoredEvent
from psycopg import errors as postgres_errors
from sqlalchemy import Engine

from domain.kernel.database.connection_errors import is_connection_lost
from domain.kernel.database.connections import LogDatastore
from domain.kernel.errors import PersonErased, Unavailable
from domain.kernel.log.event import Context, Event, NewEvent, RecordedEvent
from domain.kernel.log.idempotency import IdempotencyKeys
from domain.kernel.log.mapper import EventMapper, UnreadableEvent
from domain.kernel.log.partitions import LogPartition
from domain.kernel.log.recorder import EventRecorder, IdempotencyRecord, StoredEventRow
from domain.kernel.log.transactional_write import TransactionalWrite
from domain.kernel.persons.personal_data import PersonKeys

_ATTEMPTS = 3


@dataclass(frozen=True, slots=True)
class Change:
    """New events for one stream that has `expected_version` events so far (0: it does not exist yet)."""

    stream_id: UUID
    expected_version: int
    events: Sequence[Event]
    context: Context


class VersionConflict(Exception):
    """Another append came first: the stream is not at the expected version."""


class IdempotencyKeyConflict(Exception):
    """Another request has stored the idempotency key in the meantime."""


class EventStore:
    """One log of events: a table in the schema `events`, written through the event library's recorder and mapper."""

    def __init__(self, log: str, datastore: LogDatastore, engine: Engine, keys: PersonKeys) -> None:
        self.log = log
        self.recorder = EventRecorder(datastore, engine, log)
        self._mapper = EventMapper(log, keys)
        self.idempotency = IdempotencyKeys(engine)

    def load(self, stream_id: UUID, *, up_to_version: int | None = None) -> list[RecordedEvent[Event]]:
        """The events of a stream, oldest first; empty when there is no such stream. Raises Unavailable."""
        try:
            rows = self.recorder.select_events(stream_id, lte=up_to_version)
        except (OperationalError, InterfaceError) as error:
            raise Unavailable from error
        return [self._mapper.to_domain_event(row) for row in rows]

    def load_readable(self, stream_id: UUID) -> tuple[list[RecordedEvent[Event]], list[UnreadableEvent]]:
        """The events of a stream that can be read, and those that cannot. Raises Unavailable."""
        try:
            rows = self.recorder.select_events(stream_id)
        except (OperationalError, InterfaceError) as error:
            raise Unavailable from error
        events: list[RecordedEvent[Event]] = []
        unreadable: list[UnreadableEvent] = []
        for row in rows:
            try:
                events.append(self._mapper.to_domain_event(row))
            except UnreadableEvent as error:
                unreadable.append(error)
        return events, unreadable

    def load_many(self, stream_ids: Sequence[UUID]) -> dict[UUID, list[RecordedEvent[Event]]]:
        """The events of several streams, each oldest first, in one query; streams that do not exist are left out.

        Raises Unavailable, and UnreadableEvent when one of the events cannot be read.
        """
        if not stream_ids:
            return {}
        try:
            rows = self.recorder.select_streams(stream_ids)
        except (OperationalError, InterfaceError) as error:
            raise Unavailable from error
        self._mapper.prepare(rows)
        found: dict[UUID, list[RecordedEvent[Event]]] = {}
        for row in rows:
            recorded: RecordedEvent[Event] = self._mapper.to_domain_event(row)
            found.setdefault(recorded.stream_id, []).append(recorded)
        return found

    def read(
        self, after: int, limit: int, *, stop: int | None = None, partition: LogPartition | None = None
    ) -> list[RecordedEvent[Event]]:
        """The next events of the log, or of one partition, after a position, in order, up to and including `stop`.

        Raises UnreadableEvent for the first unreadable event; events before it can be read with `stop`. Raises
        Unavailable when the database cannot be reached.
        """
        try:
            rows = self.recorder.select_notifications(after, limit, stop, inclusive_of_start=False, partition=partition)
        except (OperationalError, InterfaceError) as error:
            raise Unavailable from error
        self._mapper.prepare(cast("Sequence[StoredEventRow]", rows))
        return [self._mapper.to_domain_event(row) for row in rows]

    def last_position(self) -> int:
        """The newest position, 0 for an empty log. Raises Unavailable."""
        try:
            return self.recorder.max_notification_id() or 0
        except (OperationalError, InterfaceError) as error:
            raise Unavailable from error

    def append(
        self,
        changes: Sequence[Change],
        *,
        idempotency_record: IdempotencyRecord | None = None,
        write: TransactionalWrite | None = None,
    ) -> int:
        """Records all changes or none, in one transaction, and returns the last position.

        `write` writes plain rows on the connection of the same transaction; its exceptions and constraint violations
        pass through. It may be called again, in a new transaction, after a lost connection. Raises VersionConflict,
        IdempotencyKeyConflict, PersonErased, or Unavailable. Returns 0 when there was nothing to record.
        """
        new = [
            NewEvent(change.stream_id, change.expected_version + number, event, change.context)
            for change in changes
            for number, event in enumerate(change.events, start=1)
        ]
        if not new:
            return 0
        subjects = {n.context.subject for n in new if n.context.subject and n.event.personal_fields}
        stored = [self._mapper.to_stored_event(event) for event in new]
        return self._insert(stored, list(subjects), idempotency_record, write)

    def _insert(
        self,
        stored: Sequence[StoredEvent],
        subjects: Sequence[UUID],
        key: IdempotencyRecord | None,
        write: TransactionalWrite | None,
    ) -> int:
        """Retries after a lost connection. Safe: rows that were committed make the retry fail on their primary key."""
        lost: Exception | None = None
        for _ in range(_ATTEMPTS):
            try:
                positions = self.recorder.insert_events(stored, subjects=subjects, idempotency_record=key, write=write)
            except (OperationalError, InterfaceError) as error:
                lost = error
                if not is_connection_lost(error):
                    break
                self.recorder.replace_dead_connections()
            except Exception as error:
                if lost and (position := self._find_position(stored[-1])):
                    return position
                if isinstance(error, IntegrityError):
                    raise self._conflict(error) from error
                raise
            else:
                return positions[-1] if positions else 0
        raise Unavailable from lost

    def _find_position(self, event: StoredEvent) -> int | None:
        """The position of this event if it was committed before the connection was lost."""
        try:
            rows = self.recorder.select_events(
                event.originator_id, gt=event.originator_version - 1, lte=event.originator_version
            )
        except (OperationalError, InterfaceError) as error:
            raise Unavailable from error
        return next((cast("StoredEventRow", row).position for row in rows if row.state == event.state), None)

    def _conflict(self, error: IntegrityError) -> Exception:
        cause = error.__cause__
        if isinstance(cause, postgres_errors.IntegrityError) and cause.diag.schema_name == "events":
            match cause.diag.constraint_name:
                case "person_key_pkey":
                    return PersonErased()
                case "idempotency_key_pkey":
                    return IdempotencyKeyConflict()
                case name if name == f"{self.log}_pkey":
                    return VersionConflict()
                case _:
                    pass
        return cause if isinstance(cause, Exception) else error

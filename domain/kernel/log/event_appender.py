"""Appends the events of several streams in one transaction, with expected versions; after a lost connection it checks
whether the append was committed."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast
from uuid import UUID

from eventsourcing.persistence import IntegrityError, InterfaceError, OperationalError, StoredEvent
from psycopg import errors as postgres_errors

from domain.kernel.database.connection_errors import is_connection_lost
from domain.kernel.errors import PersonErased, Unavailable
from domain.kernel.log.append_statement import IdempotencyRecord
from domain.kernel.log.event import Context, Event, NewEvent
from domain.kernel.log.mapper import EventMapper
from domain.kernel.log.recorder import EventRecorder
from domain.kernel.log.stored_events import StoredEventRow
from domain.kernel.log.transactional_write import TransactionalWrite

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


class EventAppender:
    """The writing side of one log."""

    def __init__(self, recorder: EventRecorder, mapper: EventMapper) -> None:
        self._recorder = recorder
        self._mapper = mapper

    def append(
        self, changes: Sequence[Change], *, key: IdempotencyRecord | None, write: TransactionalWrite | None
    ) -> int:
        """Returns the last position, 0 when there was nothing to record."""
        new = [
            NewEvent(change.stream_id, change.expected_version + number, event, change.context)
            for change in changes
            for number, event in enumerate(change.events, start=1)
        ]
        if not new:
            return 0
        subjects = {n.context.subject for n in new if n.context.subject and n.event.personal_fields}
        stored = [self._mapper.to_stored_event(event) for event in new]
        return self._insert(stored, list(subjects), key, write)

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
                positions = self._recorder.insert_events(stored, subjects=subjects, idempotency_record=key, write=write)
            except (OperationalError, InterfaceError) as error:
                lost = error
                if not is_connection_lost(error):
                    break
                self._recorder.replace_dead_connections()
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
            rows = self._recorder.select_events(
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
                case name if name == f"{self._recorder.log}_pkey":
                    return VersionConflict()
                case _:
                    pass
        return cause if isinstance(cause, Exception) else error

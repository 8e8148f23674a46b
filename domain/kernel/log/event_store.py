"""Event store of one log: loads streams, runs decisions, appends with expected versions, retries on conflicts."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial, reduce
from typing import Any, Generic, TypeVar, cast
from uuid import UUID

import orjson
from eventsourcing.persistence import InterfaceError, OperationalError
from sqlalchemy import Engine

from domain.kernel.database.connections import LogDatastore
from domain.kernel.errors import ConcurrencyConflict, Refused, Unavailable
from domain.kernel.log.append_statement import IdempotencyRecord
from domain.kernel.log.event import Context, Event, RecordedEvent
from domain.kernel.log.event_appender import Change, EventAppender, IdempotencyKeyConflict, VersionConflict
from domain.kernel.log.idempotency import IdempotencyKey, IdempotencyKeys
from domain.kernel.log.mapper import EventMapper, UnreadableEvent
from domain.kernel.log.partitions import LogPartition
from domain.kernel.log.recorder import EventRecorder
from domain.kernel.log.stored_events import StoredEventRow
from domain.kernel.log.transactional_write import TransactionalWrite
from domain.kernel.persons.personal_data import PersonKeys

__all__ = ["Change", "EventStore", "IdempotencyKeyConflict", "Outcome", "VersionConflict"]

State = TypeVar("State")
_ATTEMPTS = 3


@dataclass(frozen=True, slots=True)
class Outcome(Generic[State]):
    """The result of a command: the new state, its events (none for a harmless repetition) and the log's position.

    `answer` is what was stored under the idempotency key; `replayed`: it was stored by an earlier request.
    """

    state: State
    events: tuple[Event, ...]
    position: int
    answer: dict[str, Any] = field(default_factory=dict[str, Any])
    replayed: bool = False


class EventStore:
    """One log of events: a table in the schema `events`, written through the event library's recorder and mapper."""

    def __init__(self, log: str, datastore: LogDatastore, engine: Engine, keys: PersonKeys) -> None:
        self.log = log
        self.recorder = EventRecorder(datastore, engine, log)
        self._mapper = EventMapper(log, keys)
        self._appender = EventAppender(self.recorder, self._mapper)
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
        IdempotencyKeyConflict, PersonErased, or Unavailable.
        """
        return self._appender.append(changes, key=idempotency_record, write=write)

    def execute(
        self,
        stream_id: UUID,
        initial: State,
        evolve: Callable[[State, Any], State],
        decide: Callable[[State], Iterable[Event]],
        context: Context,
        *,
        idempotency: IdempotencyKey | None = None,
        answer: Callable[[State], dict[str, Any]] = lambda _: {},
        write: TransactionalWrite | None = None,
        fold: Callable[[Sequence[RecordedEvent[Event]]], State] | None = None,
    ) -> Outcome[State]:
        """Loads the stream, lets `decide` yield events or refuse, and appends them; retries a conflict twice.

        With an idempotency key, `answer(state)` is stored, with the events if there are any, and returned again when
        the request is repeated. A refusal is not stored: a repetition is decided anew; but one by `decide` or `write`
        gives way to the answer that the same key got in the meantime. `write` runs only if there are events. A state
        with timestamps is built by `fold` from recorded events, since `evolve` gets the events alone.
        Raises whatever `decide` refuses, ConcurrencyConflict after three conflicts, IdempotencyKeyReused.
        """
        fold = fold or partial(self.fold, initial, evolve)
        try:
            for _ in range(_ATTEMPTS):
                if stored := self._find_repeated(stream_id, fold, idempotency):
                    return stored
                history = self.load(stream_id)
                state = fold(history)
                events = tuple(decide(state))
                after = reduce(evolve, events, state)
                given = answer(after)
                if not events:
                    if idempotency and not self.idempotency.store_separately(idempotency, given):
                        continue
                    return Outcome(after, (), _position(history), given)
                try:
                    position = self.append(
                        [Change(stream_id, len(history), events, context)],
                        idempotency_record=_idempotency_record(idempotency, given),
                        write=write,
                    )
                except (VersionConflict, IdempotencyKeyConflict):
                    continue
                return Outcome(after, events, position, given)
            raise ConcurrencyConflict
        except Unavailable:
            # There is nobody to ask what became of it.
            raise
        except Refused:
            # The same request may have succeeded in the meantime; then its success is why this one is refused.
            if stored := self._find_repeated(stream_id, fold, idempotency):
                return stored
            raise

    @staticmethod
    def fold(initial: State, evolve: Callable[[State, Any], State], history: Iterable[RecordedEvent[Event]]) -> State:
        """The state after a history."""
        return reduce(evolve, (recorded.event for recorded in history), initial)

    def _find_repeated(
        self,
        stream_id: UUID,
        fold: Callable[[Sequence[RecordedEvent[Event]]], State],
        key: IdempotencyKey | None,
    ) -> Outcome[State] | None:
        """The outcome of an earlier request with this key, if any."""
        if key is None or (stored := self.idempotency.find_answer(key)) is None:
            return None
        history = self.load(stream_id)
        return Outcome(fold(history), (), _position(history), stored, replayed=True)


def _idempotency_record(key: IdempotencyKey | None, answer: dict[str, Any]) -> IdempotencyRecord | None:
    return IdempotencyRecord(key.actor, key.key, key.body_hash, orjson.dumps(answer)) if key else None


def _position(history: Sequence[RecordedEvent[Event]]) -> int:
    return history[-1].position if history else 0

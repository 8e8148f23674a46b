"""Streams of one log as states: load and fold one, plan an append from its state, and carry the plan out."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import reduce
from typing import Any, Generic, TypeVar
from uuid import UUID

from sqlalchemy import Connection

from domain.kernel.errors import ConcurrencyConflict, NotFound, Refused, Unavailable
from domain.kernel.log.event import Context, Event, RecordedEvent, fold
from domain.kernel.log.event_store import Change, EventStore, IdempotencyKeyConflict, VersionConflict
from domain.kernel.log.idempotency import IdempotencyKey
from domain.kernel.log.transactional_write import TransactionalWrite

State = TypeVar("State")
E = TypeVar("E", bound=Event)
_ATTEMPTS = 3


@dataclass(frozen=True, slots=True)
class AppendPlan(Generic[E]):
    """The plan of an append: the command's events, plain rows in the same transaction, and the answer kept under its
    key.

    `rows` are written in this order before the events, and only if there are events. One that has lost a race raises
    VersionConflict: then the command is planned anew. `answer` is stored also when nothing happens.
    """

    events: Sequence[E] = ()
    rows: Sequence[TransactionalWrite] = ()
    answer: dict[str, Any] = field(default_factory=dict[str, Any])

    def write(self, connection: Connection) -> None:
        """Writes all rows."""
        for write in self.rows:
            write(connection)


@dataclass(frozen=True, slots=True)
class Loaded(Generic[State]):
    """A stream's state, with the history that leads to it. `is_complete`: False when some of its events are left out
    because they cannot be read."""

    state: State
    history: Sequence[RecordedEvent[Event]]
    is_complete: bool = True

    @property
    def position(self) -> int:
        """The log's position of its last event."""
        return last_position(self.history)

    @property
    def subject(self) -> UUID | None:
        """The person whom it is about."""
        return _subject(self.history)


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


class Streams(Generic[State, E]):
    """The streams of one log, each of which folds to a `State`; one without events is None.

    `evolve` gets the moment that an event was recorded at; for events that are about to be recorded, this process's
    clock stands in for the database's, since an answer says what happened and never when.
    """

    def __init__(
        self,
        log: EventStore,
        evolve: Callable[[State | None, E, datetime], State | None],
        not_found: type[Refused] = NotFound,
    ) -> None:
        self.log = log
        self._evolve = evolve
        self._not_found = not_found

    def history(self, stream_id: UUID) -> list[RecordedEvent[Event]]:
        """All that happened, oldest first; empty for an unknown stream. Raises Unavailable."""
        return self.log.load(stream_id)

    def fold(self, history: Iterable[RecordedEvent[Event]]) -> State | None:
        """Folds a history, or the beginning of one, into the state; None for an empty history."""
        return fold(self._evolve, history)

    def load(self, stream_id: UUID) -> Loaded[State] | None:
        """The state as it is now, with its history."""
        history = self.history(stream_id)
        state = self.fold(history)
        return None if state is None else Loaded(state, history)

    def find(self, stream_id: UUID) -> State | None:
        """The state as it is now."""
        return self.fold(self.history(stream_id))

    def require(self, stream_id: UUID) -> State:
        """The state as it is now. Raises the module's NotFound."""
        state = self.find(stream_id)
        if state is None:
            raise self._not_found
        return state

    def last_position(self, stream_id: UUID) -> int:
        """The log's position of the stream's last event, 0 when there is none."""
        return last_position(self.history(stream_id))

    def find_answer(self, key: IdempotencyKey | None) -> dict[str, Any] | None:
        """Finds the answer that was stored under the key. Raises IdempotencyKeyReused."""
        return self.log.idempotency.find_answer(key) if key else None

    def store_answer(self, key: IdempotencyKey | None, answer: dict[str, Any]) -> None:
        """Keeps the answer of a request whose events are appended to several streams."""
        if key:
            self.log.idempotency.store_separately(key, answer)

    def execute(
        self,
        stream_id: UUID,
        plan: Callable[[State | None], AppendPlan[E]],
        context: Context,
        key: IdempotencyKey | None = None,
    ) -> Outcome[State | None]:
        """Plans an append from the state as it is now and carries it out; after a lost race, plans anew, twice at most.

        Events are about the person whom the stream is about; the context's subject counts for a new stream only.
        With an idempotency key the plan's answer is stored, with the events if there are any, and returned again when
        the request is repeated. A refusal is not stored: a repetition is decided anew; but a refusal gives way to the
        answer that the same key got in the meantime.
        Raises whatever the plan or one of its rows refuses, ConcurrencyConflict after three lost races,
        IdempotencyKeyReused, PersonErased, and Unavailable.
        """
        try:
            for _ in range(_ATTEMPTS):
                outcome = self._find_repeated(stream_id, key) or self._attempt(stream_id, plan, context, key)
                if outcome:
                    return outcome
            raise ConcurrencyConflict
        except Unavailable:
            # There is nobody to ask what became of it.
            raise
        except Refused:
            # The same request may have succeeded in the meantime; then its success is why this one is refused.
            if repeated := self._find_repeated(stream_id, key):
                return repeated
            raise

    def _attempt(
        self,
        stream_id: UUID,
        plan: Callable[[State | None], AppendPlan[E]],
        context: Context,
        key: IdempotencyKey | None,
    ) -> Outcome[State | None] | None:
        """Tries to append once; None after a lost race: another append, or the same request, came first."""
        history = self.history(stream_id)
        before = self.fold(history)
        planned = plan(before)
        position = last_position(history)
        if planned.events:
            own = replace(context, subject=_subject(history) or context.subject)
            change = Change(stream_id, len(history), planned.events, own)
            record = key.record(planned.answer) if key else None
            try:
                position = self.log.append(
                    [change], idempotency_record=record, write=planned.write if planned.rows else None
                )
            except (VersionConflict, IdempotencyKeyConflict):
                return None
        elif key and not self.log.idempotency.store_separately(key, planned.answer):
            return None
        now = datetime.now(UTC)
        after = reduce(lambda state, event: self._evolve(state, event, now), planned.events, before)
        return Outcome(after, tuple(planned.events), position, planned.answer)

    def _find_repeated(self, stream_id: UUID, key: IdempotencyKey | None) -> Outcome[State | None] | None:
        """The outcome of an earlier request with this key."""
        answer = self.find_answer(key)
        if answer is None:
            return None
        history = self.history(stream_id)
        return Outcome(self.fold(history), (), last_position(history), answer, replayed=True)


def last_position(history: Sequence[RecordedEvent[Event]]) -> int:
    """The log's position of the last event, 0 when there is none."""
    return history[-1].position if history else 0


def _subject(history: Iterable[RecordedEvent[Event]]) -> UUID | None:
    return next((recorded.context.subject for recorded in history if recorded.context.subject), None)

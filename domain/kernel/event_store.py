"""Streams of facts: load, decide, append with the expected version, and try again when a race was lost."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Any, Generic, TypeVar, cast
from uuid import UUID

import orjson
from eventsourcing.persistence import InterfaceError, OperationalError
from sqlalchemy import Engine

from domain.kernel.append_statement import AppendKey
from domain.kernel.appending import Appending, Change, KeyConflict, VersionConflict
from domain.kernel.database import LogDatastore
from domain.kernel.errors import LostRace, Refused, Unavailable
from domain.kernel.facts import Context, Fact, Recorded
from domain.kernel.idempotency import IdempotencyKey, IdempotencyKeys
from domain.kernel.mapper import FactMapper
from domain.kernel.personal_data import PersonKeys
from domain.kernel.recorder import Beside, FactRecorder
from domain.kernel.shares import Share
from domain.kernel.stored import StoredFact

__all__ = ["Change", "EventStore", "KeyConflict", "Outcome", "VersionConflict"]

State = TypeVar("State")
_ATTEMPTS = 3


@dataclass(frozen=True, slots=True)
class Outcome(Generic[State]):
    """What a command led to: the new state, its facts (none when repeating was harmless) and the log's position.

    `answer` is what was stored under the idempotency key; `replayed` says that it was stored before.
    """

    state: State
    facts: tuple[Fact, ...]
    position: int
    answer: dict[str, Any] = field(default_factory=dict[str, Any])
    replayed: bool = False


class EventStore:
    """One log of facts: a table in the schema `facts`, written through the event library's recorder and mapper."""

    def __init__(self, log: str, datastore: LogDatastore, engine: Engine, keys: PersonKeys) -> None:
        self.log = log
        self.recorder = FactRecorder(datastore, log)
        self._mapper = FactMapper(log, keys)
        self._appending = Appending(self.recorder, self._mapper)
        self._idempotency = IdempotencyKeys(engine)

    def load(self, stream_id: UUID, *, up_to_version: int | None = None) -> list[Recorded[Fact]]:
        """The facts of a stream, oldest first; empty when there is no such stream. Raises Unavailable."""
        try:
            rows = self.recorder.select_events(stream_id, lte=up_to_version)
        except (OperationalError, InterfaceError) as error:
            raise Unavailable from error
        return [self._mapper.to_domain_event(row) for row in rows]

    def load_many(self, stream_ids: Sequence[UUID]) -> dict[UUID, list[Recorded[Fact]]]:
        """The facts of several streams, each oldest first, in one query; streams that do not exist are left out.

        Raises Unavailable, and UnreadableFact when one of the facts cannot be read.
        """
        if not stream_ids:
            return {}
        try:
            rows = self.recorder.select_streams(stream_ids)
        except (OperationalError, InterfaceError) as error:
            raise Unavailable from error
        self._mapper.prepare(rows)
        found: dict[UUID, list[Recorded[Fact]]] = {}
        for row in rows:
            recorded: Recorded[Fact] = self._mapper.to_domain_event(row)
            found.setdefault(recorded.stream_id, []).append(recorded)
        return found

    def read(
        self, after: int, limit: int, *, stop: int | None = None, share: Share | None = None
    ) -> list[Recorded[Fact]]:
        """The next facts of the whole log, or of a share, after a position, in order, up to and including `stop`.

        Raises UnreadableFact for the first one that cannot be read; what stands before it can be read with `stop`.
        Raises Unavailable when the database is away.
        """
        try:
            rows = self.recorder.select_notifications(after, limit, stop, inclusive_of_start=False, share=share)
        except (OperationalError, InterfaceError) as error:
            raise Unavailable from error
        self._mapper.prepare(cast("Sequence[StoredFact]", rows))
        return [self._mapper.to_domain_event(row) for row in rows]

    def last_position(self) -> int:
        """The newest position, 0 for an empty log. Raises Unavailable."""
        try:
            return self.recorder.max_notification_id() or 0
        except (OperationalError, InterfaceError) as error:
            raise Unavailable from error

    def append(
        self, changes: Sequence[Change], *, append_key: AppendKey | None = None, beside: Beside | None = None
    ) -> int:
        """Records all changes or none, in one transaction, and answers with the last position.

        `beside` writes plain rows in the same transaction; what it raises, and what its statements violate, passes
        through. It may be called again, in a new transaction, when the connection broke.
        Raises VersionConflict, KeyConflict, PersonErased, or Unavailable when the database is away.
        """
        return self._appending.append(changes, key=append_key, beside=beside)

    def execute(
        self,
        stream_id: UUID,
        initial: State,
        evolve: Callable[[State, Any], State],
        decide: Callable[[State], Iterable[Fact]],
        context: Context,
        *,
        idempotency: IdempotencyKey | None = None,
        answer: Callable[[State], dict[str, Any]] = lambda _: {},
        beside: Beside | None = None,
    ) -> Outcome[State]:
        """Loads the stream, lets `decide` yield facts or refuse, and appends them; a lost race is tried again twice.

        With an idempotency key, what `answer` makes of the new state is stored, with the facts if there are any, and
        returned again when the same request is repeated. A refusal is not stored: nothing happened, so repeating asks
        again. `beside` runs with facts only. Raises whatever `decide` refuses, LostRace after three lost races,
        IdempotencyKeyReused.
        """
        for _ in range(_ATTEMPTS):
            if stored := self._repeated(stream_id, initial, evolve, idempotency):
                return stored
            history = self.load(stream_id)
            state = self.fold(initial, evolve, history)
            try:
                facts = tuple(decide(state))
            except Refused:
                # The same request may have succeeded since we looked; then its success is what is refused now.
                if stored := self._repeated(stream_id, initial, evolve, idempotency):
                    return stored
                raise
            after = reduce(evolve, facts, state)
            given = answer(after)
            if not facts:
                if idempotency and not self._idempotency.remember_alone(idempotency, given):
                    continue
                return Outcome(after, (), _position(history), given)
            try:
                position = self.append(
                    [Change(stream_id, len(history), facts, context)],
                    append_key=_append_key(idempotency, given),
                    beside=beside,
                )
            except (VersionConflict, KeyConflict):
                continue
            return Outcome(after, facts, position, given)
        raise LostRace

    @staticmethod
    def fold(initial: State, evolve: Callable[[State, Any], State], history: Iterable[Recorded[Fact]]) -> State:
        """The state that a history leads to."""
        return reduce(evolve, (recorded.fact for recorded in history), initial)

    def _repeated(
        self, stream_id: UUID, initial: State, evolve: Callable[[State, Any], State], key: IdempotencyKey | None
    ) -> Outcome[State] | None:
        """The outcome of a request that was carried out before."""
        if key is None or (stored := self._idempotency.find_answer(key)) is None:
            return None
        history = self.load(stream_id)
        return Outcome(self.fold(initial, evolve, history), (), _position(history), stored, replayed=True)


def _append_key(key: IdempotencyKey | None, answer: dict[str, Any]) -> AppendKey | None:
    return AppendKey(key.actor, key.key, key.body_hash, orjson.dumps(answer)) if key else None


def _position(history: Sequence[Recorded[Fact]]) -> int:
    return history[-1].position if history else 0

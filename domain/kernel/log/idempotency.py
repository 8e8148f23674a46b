"""Idempotency keys: a repeated command has one effect and one answer."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Any, ClassVar

import orjson
from sqlalchemy import Column, Connection, DateTime, Engine, LargeBinary, Table, Text, delete, func, select, text
from sqlalchemy.dialects.postgresql import insert

from domain.kernel.database.table_contents import Content, contains
from domain.kernel.errors import Refused
from domain.kernel.log.event import Actor
from domain.kernel.log.recorder import IdempotencyRecord
from domain.kernel.persons.personal_data import event_tables

idempotency_key = Table(
    "idempotency_key",
    event_tables,
    Column("actor", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("body_hash", LargeBinary, nullable=False),
    Column("answer", LargeBinary, nullable=False),
    Column("recorded_at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    info=contains(Content.EPHEMERAL),
)


class IdempotencyKeyReused(Refused):
    """The key was used before, for a different request."""

    code: ClassVar[str] = "IDEMPOTENCY_KEY_REUSED"
    status: ClassVar[int] = 422


@dataclass(frozen=True, slots=True)
class IdempotencyKey:
    """A client's key, the actor who sent it, and a hash of the request body."""

    actor: str
    key: str
    body_hash: bytes

    @classmethod
    def of(cls, actor: Actor, key: str, body: Any) -> "IdempotencyKey":
        """`body` is anything that serialises to JSON; equal bodies have equal hashes."""
        canonical = orjson.dumps(body, option=orjson.OPT_SORT_KEYS, default=str)
        return cls(f"{actor.role}:{actor.id or ''}", key, sha256(canonical).digest())

    def record(self, answer: dict[str, Any]) -> IdempotencyRecord:
        """Makes the record that is stored with the events of the request."""
        return IdempotencyRecord(self.actor, self.key, self.body_hash, orjson.dumps(answer))


class IdempotencyKeys:
    """Stores the answers given under idempotency keys."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")

    def find_answer(self, key: IdempotencyKey) -> dict[str, Any] | None:
        """The stored answer, or None for a new key. Raises IdempotencyKeyReused."""
        query = select(idempotency_key.c.body_hash, idempotency_key.c.answer).where(
            idempotency_key.c.actor == key.actor, idempotency_key.c.key == key.key
        )
        with self._engine.connect() as connection:
            row = connection.execute(query).one_or_none()
        if row is None:
            return None
        if row.body_hash != key.body_hash:
            raise IdempotencyKeyReused
        return orjson.loads(row.answer)

    @staticmethod
    def store(connection: Connection, key: IdempotencyKey, answer: dict[str, Any]) -> bool:
        """Stores an answer in the caller's transaction; False when another request with the key came first."""
        values = {"actor": key.actor, "key": key.key, "body_hash": key.body_hash, "answer": orjson.dumps(answer)}
        statement = insert(idempotency_key).values(values).on_conflict_do_nothing()
        return connection.execute(statement.returning(idempotency_key.c.key)).one_or_none() is not None

    def store_separately(self, key: IdempotencyKey, answer: dict[str, Any]) -> bool:
        """Stores an answer in a transaction of its own, for a request without other effects."""
        with self._engine.connect() as connection:
            return self.store(connection, key, answer)

    def delete_of_actor(self, actor: Actor) -> None:
        """Deletes all answers given to an actor."""
        mine = idempotency_key.c.actor == f"{actor.role}:{actor.id or ''}"
        with self._engine.connect() as connection:
            connection.execute(delete(idempotency_key).where(mine))

    def delete_expired(self) -> int:
        """Deletes keys older than 24 hours; returns how many."""
        with self._engine.connect() as connection:
            result = connection.execute(
                delete(idempotency_key).where(
                    idempotency_key.c.recorded_at < func.clock_timestamp() - text("interval '24 hours'")
                )
            )
        return result.rowcount

"""Builds the SQL statement that stores several appends: their events, subjects and idempotency keys."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from uuid import UUID

from eventsourcing.persistence import StoredEvent

_MAX_INLINE_ELEMENTS = 4
"""Arrays up to this size are passed element by element: psycopg adapts single values in C, lists in Python."""


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

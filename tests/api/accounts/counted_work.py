"""Counts the SQL statements and password hashes of a request, and records its response."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

import psycopg
import pytest
from argon2 import PasswordHasher
from sqlalchemy import Engine, event

from domain.accounts.passwords import PasswordHashing
from tests.api.accounts.people import People, Response
from tests.quicker_site import QuickHasher

SHUFFLES = 2_000
Key = TypeVar("Key")


@dataclass(frozen=True)
class Work:
    """The parts of a response, and of the work for it, from which a timing attack could learn. Queueing a mail is a
    statement like any other; the mail itself is sent after the response."""

    status: int
    body: str
    headers: tuple[tuple[str, int], ...]
    statements: tuple[str, ...]
    hashes: int


@dataclass
class Counters:
    statements: list[str] = field(default_factory=list[str])
    hashes: int = 0


class Counting:
    """Counts while it is open; `of` returns the work of one request."""

    def __init__(self, counters: Counters) -> None:
        self._counters = counters

    def of(self, ask: Callable[[], Response]) -> Work:
        self._counters.statements.clear()
        self._counters.hashes = 0
        answer = ask()
        headers = tuple(
            sorted((name, len(value)) for name, value in answer.headers.multi_items() if name != "x-request-id")
        )
        return Work(answer.status_code, answer.text, headers, tuple(self._counters.statements), self._counters.hashes)


@contextmanager
def counting(people: People, monkeypatch: pytest.MonkeyPatch) -> Iterator[Counting]:
    """Counts all statements of the site's connections, including those that bypass SQLAlchemy, and password hashes."""
    counters = Counters()

    class CountingCursor(psycopg.Cursor[Any]):
        def execute(self, query: Any, *arguments: Any, **more: Any) -> Any:
            counters.statements.append(str(query))
            return super().execute(query, *arguments, **more)

    class CountingHasher(QuickHasher):
        def hash(self, *arguments: Any, **more: Any) -> str:
            counters.hashes += 1
            return super().hash(*arguments, **more)

        def verify(self, *arguments: Any, **more: Any) -> Any:
            counters.hashes += 1
            return super().verify(*arguments, **more)

    def connected(connection: Any, _: Any) -> None:
        connection.cursor_factory = CountingCursor

    count_hashes(people.accounts.hashing, CountingHasher, monkeypatch)
    with _connections(people.engine, connected):
        yield Counting(counters)


def count_hashes(hashing: PasswordHashing, kind: type[PasswordHasher], monkeypatch: pytest.MonkeyPatch) -> None:
    """Replaces a password hasher by one that counts its calls."""
    monkeypatch.setattr(hashing, "_hasher", kind())


@contextmanager
def _connections(engine: Engine, connected: Callable[[Any, Any], None]) -> Iterator[None]:
    engine.dispose()
    event.listen(engine, "connect", connected)
    try:
        yield
    finally:
        event.remove(engine, "connect", connected)
        engine.dispose()


def chance_of_a_difference_like_this(known: Sequence[Key], unknown: Sequence[Key]) -> float:
    """A permutation test: the share of random splits into two groups that differ as much as these groups do.

    The difference is the advantage over a random guess of the best classifier that knows both distributions.
    """
    observed, both = _distance(known, unknown), [*known, *unknown]
    chance, as_much = random.Random(20261121), 0
    for _ in range(SHUFFLES):
        chance.shuffle(both)
        as_much += _distance(both[: len(known)], both[len(known) :]) >= observed
    return (as_much + 1) / (SHUFFLES + 1)


def _distance(one: Sequence[Key], other: Sequence[Key]) -> float:
    first, second = Counter(one), Counter(other)
    return sum(abs(first[key] / len(one) - second[key] / len(other)) for key in first | second) / 2

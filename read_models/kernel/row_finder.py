"""Finds rows; a row counts as absent only once the read model has reached the end of its log."""

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, Engine

from domain.kernel.errors import Unavailable
from domain.kernel.event_store import EventStore
from read_models.kernel.waiting import CheckpointWaiter

T = TypeVar("T")

ABSENCE_TIMEOUT_SECONDS = 0.25
"""A follower needs a few milliseconds. Longer waits would hold the threads of all who ask for what does not exist."""


class RowFinder:
    """Finds rows of one read model that is filled from one log."""

    def __init__(self, engine: Engine, waiter: CheckpointWaiter, projection: str, log: EventStore) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._waiter = waiter
        self._projection = projection
        self._log = log

    def find(self, read: Callable[[Connection], T | None]) -> T | None:
        """What `read` finds; None when the log holds nothing that would lead to it.

        Raises Unavailable while the read model is behind its log, as after a crash of the database: what is absent may
        only be late.
        """
        found = self._read(read)
        if found is not None:
            return found
        end = self._log.last_position()
        if not self._waiter.reaches(self._projection, self._log.log, end, ABSENCE_TIMEOUT_SECONDS):
            raise Unavailable
        return self._read(read)

    def _read(self, read: Callable[[Connection], T | None]) -> T | None:
        with self._engine.connect() as connection:
            return read(connection)

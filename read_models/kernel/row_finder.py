"""Finds rows; a row counts as absent only once the read model has reached the end of its log."""

from collections.abc import Callable
from typing import TypeVar
from uuid import UUID

from sqlalchemy import Connection, Engine

from domain.kernel.errors import Unavailable
from domain.kernel.log.event_store import EventStore
from read_models.kernel.parking import is_parked
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

    def find(self, stream_id: UUID, read: Callable[[Connection], T | None]) -> T | None:
        """Finds what `read` reads of a stream; None when the log holds nothing that would lead to it.

        Raises Unavailable while the read model is behind its log, as after a crash of the database, or has parked the
        stream: what is absent may only be late.
        """
        found = self._read(read)
        if found is not None:
            return found
        end = self._log.last_position()
        if not self._waiter.reaches(self._projection, self._log.log, end, ABSENCE_TIMEOUT_SECONDS):
            raise Unavailable
        found = self._read(read)
        if found is None and self._read(lambda connection: is_parked(connection, self._projection, stream_id)):
            raise Unavailable
        return found

    def _read(self, read: Callable[[Connection], T | None]) -> T | None:
        with self._engine.connect() as connection:
            return read(connection)

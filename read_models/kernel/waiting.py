"""Read your own writes: waits, for about a second at most, until a read model has reached a position of its log."""

import threading
import time
from typing import Any

from sqlalchemy import Engine, Text, cast, event, func, select
from sqlalchemy.exc import SQLAlchemyError

from read_models.kernel.tables import projection_checkpoint, projection_generation

TIMEOUT_SECONDS = 1.0
_POLL_SECONDS = 0.003

_live = projection_generation.c
_LIVE_POSITIONS = select(
    (_live.projection + ":" + func.split_part(projection_checkpoint.c.reader, ":", 2)).label("reader"),
    projection_checkpoint.c.position,
).join(
    projection_checkpoint,
    func.starts_with(projection_checkpoint.c.reader, _live.projection + "@" + cast(_live.live, Text) + ":"),
)


class CheckpointWaiter:
    """One waiter polls the checkpoints for all others with one small query; none holds a connection.

    A rebuilt generation counts once the views are switched to it. What was seen is forgotten when a connection breaks:
    projections commit asynchronously, so after a crash of the server a checkpoint may be lower than before.
    """

    def __init__(self, engine: Engine, timeout: float = TIMEOUT_SECONDS) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._timeout = timeout
        self._polling = threading.Lock()
        self._seen: dict[str, int] = {}
        self._breaks = 0
        event.listen(engine, "invalidate", self._forget)

    def shows(self, projection: str, log: str, position: int) -> bool:
        """Whether the read model has reached the position, or does so within the default timeout."""
        return self.wait_for(projection, log, position, self._timeout)

    def reaches(self, projection: str, log: str, position: int, timeout: float) -> bool:
        """Waits as `wait_for` does, but only by what the database says from now on. Raises SQLAlchemyError when it is
        down."""
        deadline = time.monotonic() + timeout
        while self._read().get(f"{projection}:{log}", 0) < position:
            if time.monotonic() > deadline:
                return False
            time.sleep(_POLL_SECONDS)
        return True

    def wait_for(self, projection: str, log: str, position: int, timeout: float = TIMEOUT_SECONDS) -> bool:
        """Whether the read model reaches the position within `timeout` seconds; False too when the database is down."""
        reader = f"{projection}:{log}"
        deadline = time.monotonic() + timeout
        while self._seen.get(reader, 0) < position:
            if not self._poll():
                return False
            if self._seen.get(reader, 0) >= position:
                break
            if time.monotonic() > deadline:
                return False
            time.sleep(_POLL_SECONDS)
        return True

    def _forget(self, *_: Any) -> None:
        self._breaks += 1
        self._seen = {}

    def _poll(self) -> bool:
        """Reads all checkpoints unless another thread is doing so. False when the database does not answer."""
        if not self._polling.acquire(blocking=False):
            return True
        breaks = self._breaks
        try:
            seen = self._read()
            if breaks == self._breaks:
                self._seen = seen
        except SQLAlchemyError:
            return False
        finally:
            self._polling.release()
        return True

    def _read(self) -> dict[str, int]:
        with self._engine.connect() as connection:
            return {row.reader: row.position for row in connection.execute(_LIVE_POSITIONS)}

"""Reading one's own writes: waiting, for a moment, until the live rows show a position."""

import threading
import time

from sqlalchemy import Engine, Text, cast, func, select
from sqlalchemy.exc import SQLAlchemyError

from read_models.kernel.tables import projection_checkpoint, projection_generation

PATIENCE_SECONDS = 1.0
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
    """However many wait, one of them looks for all, with one small query each time; nobody holds a connection.

    A rebuilt generation counts from the moment on that it is shown.
    """

    def __init__(self, engine: Engine, patience: float = PATIENCE_SECONDS) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._patience = patience
        self._polling = threading.Lock()
        self._seen: dict[str, int] = {}

    def shows(self, projection: str, log: str, position: int) -> bool:
        """Whether the rows show the position now, or do so within about a second."""
        return self.wait_for(projection, log, position, self._patience)

    def wait_for(self, projection: str, log: str, position: int, timeout: float = PATIENCE_SECONDS) -> bool:
        """Whether the rows show the position within `timeout` seconds; False too when the database does not answer."""
        reader = f"{projection}:{log}"
        deadline = time.monotonic() + timeout
        while self._seen.get(reader, 0) < position:
            if not self._look():
                return False
            if self._seen.get(reader, 0) >= position:
                break
            if time.monotonic() > deadline:
                return False
            time.sleep(_POLL_SECONDS)
        return True

    def _look(self) -> bool:
        """Reads all positions, unless somebody else is doing so. False when the database does not answer."""
        if not self._polling.acquire(blocking=False):
            return True
        try:
            with self._engine.connect() as connection:
                self._seen = {row.reader: row.position for row in connection.execute(_LIVE_POSITIONS)}
        except SQLAlchemyError:
            return False
        finally:
            self._polling.release()
        return True

"""Keeps readers at the end of their logs: a thread each, and among all processes one elected for each reader."""

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import structlog
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from domain.kernel.errors import Unavailable
from read_models.kernel.checkpoints import CheckpointConflict
from read_models.kernel.failures import error_name, error_place
from read_models.kernel.listener import TIMER_SECONDS, LogListener

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class LogReader:
    """Reads logs to their present ends each time it is called, given the connection that holds its election."""

    name: str
    logs: Sequence[str]
    read: Callable[[Connection], object]


class ElectedReaders:
    """Runs readers until told to stop. Whatever one of them raises, it tries again in a second and the others go on."""

    def __init__(self, engine: Engine, listener: LogListener, readers: Sequence[LogReader]) -> None:
        self._engine = engine
        self._stop = threading.Event()
        self._woken = [listener.waiter(reader.logs) for reader in readers]
        self._threads = [
            threading.Thread(target=self._keep_reading, args=(reader, grown), name=f"follow-{reader.name}", daemon=True)
            for reader, grown in zip(readers, self._woken, strict=True)
        ]

    def start(self) -> None:
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        self._stop.set()
        for grown in self._woken:
            grown.set()
        for thread in self._threads:
            thread.join(timeout=5)

    def _keep_reading(self, reader: LogReader, grown: threading.Event) -> None:
        while not self._stop.is_set():
            try:
                self._read_while_elected(reader, grown)
            except CheckpointConflict:
                continue
            except (SQLAlchemyError, Unavailable, LookupError) as error:  # the database is away, or a rebuild is due
                log.warning("follower_interrupted", reader=reader.name, error=error_name(error))
                self._stop.wait(TIMER_SECONDS)
            except Exception as error:  # noqa: BLE001 - whatever it is, this reader tries again
                log.error("follower_failed", reader=reader.name, error=error_name(error), where=error_place(error))  # noqa: TRY400
                self._stop.wait(TIMER_SECONDS)

    def _read_while_elected(self, reader: LogReader, grown: threading.Event) -> None:
        """Reads while this process holds the reader's session lock; without it, tries again in a second."""
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as election:
            query = text("SELECT pg_try_advisory_lock(hashtextextended(:name, 0))")
            if not election.execute(query, {"name": f"follower:{reader.name}"}).scalar_one():
                self._stop.wait(TIMER_SECONDS)
                return
            # Closing a detached connection ends its session, and with it the election, whatever happens meanwhile.
            election.detach()
            while not self._stop.is_set():
                grown.clear()
                reader.read(election)
                grown.wait(TIMER_SECONDS)

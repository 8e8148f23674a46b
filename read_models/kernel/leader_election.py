"""Runs log readers, each on a thread and in one process at a time, elected by a PostgreSQL advisory lock."""

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta

import structlog
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from domain.kernel.errors import Unavailable
from read_models.kernel.checkpoints import CheckpointConflict
from read_models.kernel.failures import error_name, error_place
from read_models.kernel.listener import LogListener

log = structlog.get_logger()

RETRY_SECONDS = 1.0
"""Seconds until a reader that failed, or that another process reads for, tries again."""
SOON_SECONDS = 1.0
"""Seconds after a wake-up until a reader reads once more: what it reads may follow from what another reader wrote
meanwhile."""
SLOW_POLL_SECONDS = 30.0
"""Seconds after which a reader reads though nothing has woken it."""


@dataclass(frozen=True, slots=True)
class LogReader:
    """Something that reads logs up to their current ends.

    `read` gets the connection that holds the election lock. It returns after what time something is due though no log
    grows, or None.
    """

    name: str
    logs: Sequence[str]
    read: Callable[[Connection], timedelta | None]


class ElectedReaders:
    """Runs readers until stopped. A reader that raises is retried after a second; the others are not affected."""

    def __init__(self, engine: Engine, listener: LogListener, readers: Sequence[LogReader]) -> None:
        self._engine = engine
        self._stop = threading.Event()
        self._wakeups = [listener.wakeup_event(reader.logs) for reader in readers]
        self._threads = [
            threading.Thread(
                target=self._keep_reading, args=(reader, wakeup), name=f"follow-{reader.name}", daemon=True
            )
            for reader, wakeup in zip(readers, self._wakeups, strict=True)
        ]

    def start(self) -> None:
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        self._stop.set()
        for wakeup in self._wakeups:
            wakeup.set()
        for thread in self._threads:
            thread.join(timeout=5)

    def _keep_reading(self, reader: LogReader, wakeup: threading.Event) -> None:
        while not self._stop.is_set():
            try:
                self._read_while_elected(reader, wakeup)
            except CheckpointConflict:
                continue
            except (SQLAlchemyError, Unavailable, LookupError) as error:  # the database is away, or a rebuild is due
                log.warning("log_reader_interrupted", reader=reader.name, error=error_name(error))
                self._stop.wait(RETRY_SECONDS)
            except Exception as error:  # noqa: BLE001 - any error is retried
                log.error("log_reader_failed", reader=reader.name, error=error_name(error), where=error_place(error))  # noqa: TRY400
                self._stop.wait(RETRY_SECONDS)

    def _read_while_elected(self, reader: LogReader, wakeup: threading.Event) -> None:
        """Reads while this process holds the reader's session lock; without it, waits a second."""
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as election:
            query = text("SELECT pg_try_advisory_lock(hashtextextended(:name, 0))")
            if not election.execute(query, {"name": f"follower:{reader.name}"}).scalar_one():
                self._stop.wait(RETRY_SECONDS)
                return
            # Closing a detached connection ends its session and so releases the lock, whatever happens meanwhile.
            election.detach()
            woken = True
            while not self._stop.is_set():
                wakeup.clear()
                due = reader.read(election)
                woken = wakeup.wait(SOON_SECONDS if woken else _pause(due))


def _pause(due: timedelta | None) -> float:
    """Seconds until a reader reads again unless it is woken: never more often than failed readers try again."""
    if due is None:
        return SLOW_POLL_SECONDS
    return min(max(due.total_seconds(), RETRY_SECONDS), SLOW_POLL_SECONDS)

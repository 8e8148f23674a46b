"""Wakes followers when a log has grown: LISTEN first, then look, and look again every second in any case."""

import threading
from collections import defaultdict
from collections.abc import Sequence

import psycopg
import structlog
from psycopg.sql import SQL, Identifier

from domain.kernel.database import KEEPALIVES

log = structlog.get_logger()

TIMER_SECONDS = 1.0


class LogListener:
    """One connection that listens to the append notifications of several logs, on a thread of its own.

    The event library's subscription can miss an event that is committed between its first look and its LISTEN until
    the next one comes; here every waiter looks after the LISTEN is in force, and on a timer.
    """

    def __init__(self, database_url: str, logs: Sequence[str]) -> None:
        self._database_url = database_url
        self._logs = logs
        self._waiters: dict[str, list[threading.Event]] = defaultdict(list)
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="log-listener", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stop.set()
        self._wake(self._logs)
        self._thread.join(timeout=5)

    def waiter(self, logs: Sequence[str]) -> threading.Event:
        """An event that is set whenever one of these logs may have grown. The waiter clears it before looking."""
        event = threading.Event()
        for name in logs:
            self._waiters[name].append(event)
        return event

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                log.warning("listener_disconnected", error=str(error))
                self._stop.wait(TIMER_SECONDS)

    def _listen(self) -> None:
        with psycopg.connect(self._database_url, autocommit=True, connect_timeout=5, **KEEPALIVES) as connection:
            for name in self._logs:
                connection.execute(SQL("LISTEN {}").format(Identifier(name)))
            self._wake(self._logs)
            while not self._stop.is_set():
                for notice in connection.notifies(timeout=TIMER_SECONDS, stop_after=1):
                    self._wake([notice.channel])

    def _wake(self, logs: Sequence[str]) -> None:
        for name in logs:
            for event in self._waiters[name]:
                event.set()

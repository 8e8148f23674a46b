"""Wakes log readers when a log has grown, by LISTEN."""

import selectors
import socket
import threading
from collections import defaultdict
from collections.abc import Iterable, Sequence

import psycopg
import structlog
from psycopg.sql import SQL, Identifier

from domain.kernel.database.connections import KEEPALIVES

log = structlog.get_logger()

RETRY_SECONDS = 1.0


class LogListener:
    """Listens to the append notifications of several logs, on one connection and one thread.

    The eventsourcing library's subscription can miss an event that is committed between its first read and its LISTEN
    until the next one comes; here every reader reads once the LISTEN is in force, and now and then by itself.
    """

    def __init__(self, database_url: str, logs: Sequence[str]) -> None:
        self._database_url = database_url
        self._logs = logs
        self._wakeups: dict[str, list[threading.Event]] = defaultdict(list)
        self._stop = threading.Event()
        self._stop_sender, self._stop_receiver = socket.socketpair()
        self._thread = threading.Thread(target=self._run, name="log-listener", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stop.set()
        self._stop_sender.close()
        self._wake(self._logs)
        self._thread.join(timeout=5)

    def wakeup_event(self, logs: Sequence[str]) -> threading.Event:
        """A threading event that is set whenever one of these logs may have grown. Clear it before reading the logs."""
        event = threading.Event()
        for name in logs:
            self._wakeups[name].append(event)
        return event

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                log.warning("listener_disconnected", error=str(error))
                self._stop.wait(RETRY_SECONDS)

    def _listen(self) -> None:
        with psycopg.connect(self._database_url, autocommit=True, connect_timeout=5, **KEEPALIVES) as connection:
            for name in self._logs:
                connection.execute(SQL("LISTEN {}").format(Identifier(name)))
            self._wake(self._logs)
            with selectors.DefaultSelector() as selector:
                selector.register(connection, selectors.EVENT_READ)
                selector.register(self._stop_receiver, selectors.EVENT_READ)
                while not self._stop.is_set():
                    self._wake({notice.channel for notice in connection.notifies(timeout=0)})
                    selector.select()

    def _wake(self, logs: Iterable[str]) -> None:
        for name in logs:
            for event in self._wakeups[name]:
                event.set()

"""Fair queueing of requests that read or write documents: each client waits in a queue of its own.

Requests wait without a thread, before their route takes one, so pages and health checks keep their speed.
"""

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, AsyncIterator
from concurrent.futures import Future
from contextlib import asynccontextmanager
from threading import Lock
from typing import Any

from fastapi import Depends, Request

from api.http.client_address import client_network
from api.http.errors.problems import TooManyFilesAtOnce
from api.services import Use
from domain.kernel.errors import Unavailable

MAX_ROUTES = 4
"""Routes that read or write documents at once, of all clients: a few more than limited processes, since they also ask
the database, and far fewer than threads."""
MAX_WAITING = 5
"""Requests of one client that wait while one of it is under way: the files of a form, sent together."""
PATIENCE_SECONDS = 15.0


class ClientQueues:
    """Admits one request of each client at a time, and clients in turn. Counts within this process."""

    def __init__(
        self, max_routes: int = MAX_ROUTES, max_waiting: int = MAX_WAITING, patience: float = PATIENCE_SECONDS
    ) -> None:
        self._max_routes = max_routes
        self._max_waiting = max_waiting
        self._patience = patience
        self._lock = Lock()
        self._active: set[str] = set()
        self._waiting: dict[str, deque[Future[None]]] = {}

    @asynccontextmanager
    async def take(self, client: str) -> AsyncGenerator[None]:
        """Waits for the client's turn. Raises TooManyFilesAtOnce when the client itself has too many under way or
        waits behind its own for too long, and Unavailable when it is others that it waits for."""
        turn = self._join(client)
        try:
            if not turn.done():
                async with asyncio.timeout(self._patience):
                    await asyncio.wrap_future(turn)
        except TimeoutError as error:
            raise self._leave(client, turn) from error
        except BaseException:
            self._leave(client, turn)
            raise
        try:
            yield
        finally:
            self._release(client)

    def _join(self, client: str) -> Future[None]:
        with self._lock:
            waiting = self._waiting.setdefault(client, deque())
            if len(waiting) >= self._max_waiting:
                raise TooManyFilesAtOnce
            turn: Future[None] = Future()
            waiting.append(turn)
            self._grant()
            return turn

    def _leave(self, client: str, turn: Future[None]) -> Exception:
        """Forgets a request that waits no more, which may have got its turn at the same moment; returns its refusal."""
        with self._lock:
            is_behind_own = client in self._active
            waiting = self._waiting.get(client)
            if waiting and turn in waiting:
                waiting.remove(turn)
            elif turn.done() and not turn.cancelled():
                self._active.discard(client)
            self._grant()
        return TooManyFilesAtOnce() if is_behind_own else Unavailable()

    def _release(self, client: str) -> None:
        with self._lock:
            self._active.discard(client)
            if waiting := self._waiting.pop(client, None):
                self._waiting[client] = waiting  # behind the others now
            self._grant()

    def _grant(self) -> None:
        """Gives free places to those clients that have waited longest since their last turn."""
        for client, waiting in list(self._waiting.items()):
            if not waiting:
                del self._waiting[client]
            elif client not in self._active and len(self._active) < self._max_routes:
                self._give_turn(client, waiting)

    def _give_turn(self, client: str, waiting: deque[Future[None]]) -> None:
        """Gives the turn to the client's first request that still waits."""
        while waiting and client not in self._active:
            turn = waiting.popleft()
            if turn.set_running_or_notify_cancel():
                self._active.add(client)
                turn.set_result(None)


async def _wait_in_queue(request: Request, queues: Use[ClientQueues]) -> AsyncIterator[None]:
    async with queues.take(client_network(request)):
        yield


queued_by_client: Any = Depends(_wait_in_queue, scope="function")
"""Dependency of a route that reads or writes documents: the request waits for its client's turn."""

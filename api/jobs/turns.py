"""Searches take turns: more threads that compute only take the processor from one another."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import TypeVar

from domain.kernel.errors import Unavailable

AT_ONCE = 2
"""While one waits for PostgreSQL, another computes."""
PATIENCE_SECONDS = 5
"""As long as one waits for a connection, too."""

T = TypeVar("T")


class Turns:
    """Who comes first is served first. May be closed and used again, as an application may be started again."""

    def __init__(self, at_once: int = AT_ONCE, *, patience: float = PATIENCE_SECONDS) -> None:
        self._at_once = at_once
        self._patience = patience
        self._threads: ThreadPoolExecutor | None = None

    async def take(self, work: Callable[[], T]) -> T:
        """Does the work in a thread, when it is its turn. Raises Unavailable when that takes too long: whoever waits
        behind a server that does not answer had better know soon."""
        if self._threads is None:
            self._threads = ThreadPoolExecutor(self._at_once, thread_name_prefix="search")
            self._free = asyncio.Semaphore(self._at_once)
        try:
            async with asyncio.timeout(self._patience):
                await self._free.acquire()
        except TimeoutError as error:
            raise Unavailable from error
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, copy_context().run, work)
        finally:
            self._free.release()

    def close(self) -> None:
        """Lets what waits come to its end."""
        threads, self._threads = self._threads, None
        if threads:
            threads.shutdown()

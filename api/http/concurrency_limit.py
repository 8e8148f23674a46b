"""Limits concurrent searches: more threads would only compete for the processor."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import TypeVar

from domain.kernel.errors import Unavailable

MAX_CONCURRENT = 2
"""Two, so that one which waits for PostgreSQL for long does not stop the process."""
ALONE_SECONDS = 0.02
"""Seconds for which the last one to begin has the process to itself: two that compute at once are both ready as late as
the second would be."""
PATIENCE_SECONDS = 5
"""Seconds that a computation waits for its turn, as many as the timeout for a database connection."""

T = TypeVar("T")


class ConcurrencyLimit:
    """A thread pool with a FIFO queue. May be used again after `close`, when an application restarts.

    `alone`: seconds after which the next one begins beside one that still runs.
    """

    def __init__(
        self,
        max_concurrent: int = MAX_CONCURRENT,
        *,
        patience: float = PATIENCE_SECONDS,
        alone: float = ALONE_SECONDS,
    ) -> None:
        self._max_concurrent = max_concurrent
        self._patience = patience
        self._alone = alone
        self._threads: ThreadPoolExecutor | None = None

    async def run(self, work: Callable[[], T]) -> T:
        """Runs the work in a pool thread. Raises Unavailable when none is free within `patience` seconds, so that
        clients of an overloaded server fail fast."""
        if self._threads is None:
            self._threads = ThreadPoolExecutor(self._max_concurrent, thread_name_prefix="search")
            self._next, self._free = asyncio.Lock(), asyncio.Semaphore(self._max_concurrent)
        try:
            async with asyncio.timeout(self._patience):
                await self._next.acquire()
                await self._take_place()
        except TimeoutError as error:
            raise Unavailable from error
        running = asyncio.get_running_loop().run_in_executor(self._threads, copy_context().run, work)
        running.add_done_callback(lambda _: self._free.release())
        try:
            await asyncio.wait((running,), timeout=self._alone)
        finally:
            self._next.release()
        return await running

    async def _take_place(self) -> None:
        try:
            await self._free.acquire()
        except BaseException:
            self._next.release()
            raise

    def close(self) -> None:
        """Shuts the threads down and waits for running work."""
        threads, self._threads = self._threads, None
        if threads:
            threads.shutdown()

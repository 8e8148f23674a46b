"""Limits concurrent searches: more threads would only compete for the processor."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import TypeVar

from domain.kernel.errors import Unavailable

MAX_CONCURRENT = 2
"""Two, so that one computes while another waits for PostgreSQL."""
PATIENCE_SECONDS = 5
"""The same as the timeout for a database connection."""

T = TypeVar("T")


class ConcurrencyLimit:
    """A thread pool with a FIFO queue. May be used again after `close`, when an application restarts."""

    def __init__(self, max_concurrent: int = MAX_CONCURRENT, *, patience: float = PATIENCE_SECONDS) -> None:
        self._max_concurrent = max_concurrent
        self._patience = patience
        self._threads: ThreadPoolExecutor | None = None

    async def run(self, work: Callable[[], T]) -> T:
        """Runs the work in a pool thread. Raises Unavailable when none is free within `patience` seconds, so that
        clients of an overloaded server fail fast."""
        if self._threads is None:
            self._threads = ThreadPoolExecutor(self._max_concurrent, thread_name_prefix="search")
            self._free = asyncio.Semaphore(self._max_concurrent)
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
        """Shuts the threads down and waits for running work."""
        threads, self._threads = self._threads, None
        if threads:
            threads.shutdown()

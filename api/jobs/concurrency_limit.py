"""Limits how many searches compute at once: more threads would only take the processor from one another."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import TypeVar

from domain.kernel.errors import Unavailable

MAX_CONCURRENT = 2
"""While one waits for PostgreSQL, another computes."""
PATIENCE_SECONDS = 5
"""As long as a request waits for a connection, too."""

T = TypeVar("T")


class ConcurrencyLimit:
    """First come, first served. May be closed and used again, as an application may be started again."""

    def __init__(self, max_concurrent: int = MAX_CONCURRENT, *, patience: float = PATIENCE_SECONDS) -> None:
        self._max_concurrent = max_concurrent
        self._patience = patience
        self._threads: ThreadPoolExecutor | None = None

    async def run(self, work: Callable[[], T]) -> T:
        """Does the work in a thread of its own. Raises Unavailable when that cannot begin within the patience: clients
        behind a server that does not answer should know soon."""
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
        """Waits for work that has begun."""
        threads, self._threads = self._threads, None
        if threads:
            threads.shutdown()

"""Searches take turns: more threads that compute only take the processor from one another."""

from asyncio import get_running_loop
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import TypeVar

AT_ONCE = 2
"""While one waits for PostgreSQL, another computes."""

T = TypeVar("T")


class Turns:
    """Who comes first is served first. May be closed and used again, as an application may be started again."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._at_once = at_once
        self._threads: ThreadPoolExecutor | None = None

    async def take(self, work: Callable[[], T]) -> T:
        """Does the work in a thread, when it is its turn."""
        if self._threads is None:
            self._threads = ThreadPoolExecutor(self._at_once, thread_name_prefix="search")
        return await get_running_loop().run_in_executor(self._threads, copy_context().run, work)

    def close(self) -> None:
        """Lets what waits come to its end."""
        threads, self._threads = self._threads, None
        if threads:
            threads.shutdown()

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
    """Who comes first is served first."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._threads = ThreadPoolExecutor(at_once, thread_name_prefix="search")

    async def take(self, work: Callable[[], T]) -> T:
        """Does the work in a thread, when it is its turn."""
        return await get_running_loop().run_in_executor(self._threads, copy_context().run, work)

    def close(self) -> None:
        """Lets what waits come to its end."""
        self._threads.shutdown()

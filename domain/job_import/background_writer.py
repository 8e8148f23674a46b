"""Writes batches in a background thread while the next ones are read and mapped."""

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from types import TracebackType
from typing import Generic, Self, TypeVar

Batch = TypeVar("Batch")
Written = TypeVar("Written")

QUEUE_LENGTH = 2
"""Batches that wait or are being written. With one, mapping would stop while the database writes the last one."""


class BackgroundWriter(Generic[Batch, Written]):
    """Writes batches in order, in one thread. After the first failure nothing more is written.

    The thread ends with the `with` block: after all batches, or, if the block raised, after the current one.
    """

    def __init__(self, write: Callable[[Batch], Written]) -> None:
        self._write = write
        self._thread = ThreadPoolExecutor(1, "writing-behind")
        self._waiting: deque[Future[Written]] = deque()
        self._failed = False

    def put(self, batch: Batch) -> list[Written]:
        """Waits until there is room in the queue; returns the results so far. Raises the writer's error."""
        written: list[Written] = []
        while len(self._waiting) >= QUEUE_LENGTH or (self._waiting and self._waiting[0].done()):
            written.append(self._waiting.popleft().result())
        self._waiting.append(self._thread.submit(self._one, batch))
        return written

    def drain(self) -> Iterator[Written]:
        """The remaining results as they are written. Raises the writer's error."""
        while self._waiting:
            yield self._waiting.popleft().result()

    def _one(self, batch: Batch) -> Written:
        if self._failed:
            raise CancelledError
        try:
            return self._write(batch)
        except BaseException:
            self._failed = True
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._thread.shutdown(wait=True, cancel_futures=error is not None)

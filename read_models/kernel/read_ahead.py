"""Prefetches the next batch of a log while the rows of the current one are written."""

from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from types import TracebackType
from typing import Self

from domain.kernel.log.event import Event, RecordedEvent
from domain.kernel.log.event_store import EventStore
from domain.kernel.log.partitions import LogPartition


class ReadAhead:
    """Reads the batches of one log, or of a partition of it, one ahead.

    The log is append-only, so a prefetched batch stays valid; it is used only from the position at which it begins.
    """

    def __init__(self, log: EventStore, limit: int, stop: int | None, partition: LogPartition | None = None) -> None:
        self._log = log
        self._limit = limit
        self._stop = stop
        self._share = partition
        self._thread = ThreadPoolExecutor(1, "read-ahead")
        self._next: tuple[int, Future[list[RecordedEvent[Event]]]] | None = None

    def read(self, after: int) -> Sequence[RecordedEvent[Event]]:
        """The events after a position. Errors of prefetching are raised once that batch is asked for."""
        begun, self._next = self._next, None
        events = begun[1].result() if begun and begun[0] == after else self._load(after)
        if len(events) == self._limit:
            end = events[-1].position
            self._next = (end, self._thread.submit(self._load, end))
        return events

    def _load(self, after: int) -> list[RecordedEvent[Event]]:
        return self._log.read(after, self._limit, stop=self._stop, partition=self._share)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._thread.shutdown(wait=True, cancel_futures=True)

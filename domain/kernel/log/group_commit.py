"""Group commit: appends that wait for the same log share one transaction: one lock, one flush, one round trip."""

import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Generic, TypeVar

from eventsourcing.persistence import InterfaceError, OperationalError

_Entry = TypeVar("_Entry")
_Result = TypeVar("_Result")
_MAX_BATCH_SIZE = 64
_POLL_SECONDS = 0.05
_MAX_WAIT_SECONDS = 60.0


class _Waiting(Generic[_Entry, _Result]):
    """An entry to be written; `woken` is signalled when it is done, or when its thread is the next writer."""

    __slots__ = ("done", "entry", "error", "result", "woken")

    def __init__(self, entry: _Entry) -> None:
        self.entry = entry
        self.woken: SimpleQueue[None] = SimpleQueue()
        self.result: _Result | None = None
        self.error: BaseException | None = OperationalError("the writer was interrupted")
        self.done = False


class GroupCommit(Generic[_Entry, _Result]):
    """The first caller writes at once; entries that arrive meanwhile are written together by one of their threads.

    `write` stores all entries or none. When an entry fails, each is written alone; when the database is unavailable,
    all fail.
    """

    def __init__(self, write: Callable[[Sequence[_Entry]], Sequence[_Result]]) -> None:
        self._write = write
        self._writing = threading.Lock()
        self._waiting: deque[_Waiting[_Entry, _Result]] = deque()

    def put(self, entry: _Entry) -> _Result:
        """Blocks until the entry is stored; raises the error of its own write."""
        own = _Waiting[_Entry, _Result](entry)
        self._waiting.append(own)
        deadline = time.monotonic() + _MAX_WAIT_SECONDS
        while not own.done:
            if self._writing.acquire(blocking=False):
                try:
                    self._write_waiting()
                finally:
                    self._writing.release()
                self._wake_next()
            elif not _wait(own) and time.monotonic() > deadline:
                msg = "the append was not written in time"
                raise OperationalError(msg)
        if own.error is not None:
            raise own.error
        return own.result  # pyright: ignore[reportReturnType]

    def _write_waiting(self) -> None:
        batch = [self._waiting.popleft() for _ in range(min(len(self._waiting), _MAX_BATCH_SIZE))]
        try:
            self._write_batch(batch)
        finally:
            for waiting in batch:
                waiting.done = True
                waiting.woken.put(None)

    def _wake_next(self) -> None:
        try:
            self._waiting[0].woken.put(None)
        except IndexError:
            return

    def _write_batch(self, batch: Sequence[_Waiting[_Entry, _Result]]) -> None:
        if not batch:
            return
        try:
            results = self._write([waiting.entry for waiting in batch])
        except Exception as error:  # noqa: BLE001 - it is raised again by whom it concerns
            if len(batch) == 1 or isinstance(error, (OperationalError, InterfaceError)):
                for waiting in batch:
                    waiting.error = error
            else:
                for waiting in batch:
                    self._write_batch([waiting])
        else:
            for waiting, result in zip(batch, results, strict=True):
                waiting.result, waiting.error = result, None


def _wait(waiting: _Waiting[_Entry, _Result]) -> bool:
    # The thread that should wake this one may have been interrupted, so poll as well.
    try:
        waiting.woken.get(timeout=_POLL_SECONDS)
    except Empty:
        return False
    return True

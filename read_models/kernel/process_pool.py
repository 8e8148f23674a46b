"""Runs work in several processes in parallel, each with connections of its own."""

import os
import pickle
import signal
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Thread
from traceback import format_tb
from typing import Any, TypeVar

from domain.kernel.process.garbage_collection import BATCH_GENERATION_0_THRESHOLD, tune_garbage_collection
from domain.kernel.process.platform import Platform
from domain.kernel.process.settings import Settings
from domain.platform import open_platform
from read_models.kernel.failures import error_name

T = TypeVar("T")
Work = Callable[[Platform], T]
"""Work of one process. It must be picklable: a module-level function, or a `partial` of one."""

MAX_PROCESSES = 8
"""The default limit: each process takes 250 to 500 MB."""
_STOP_SECONDS = 10
_SPAWN = get_context("spawn")


class ProcessDied(Exception):
    """A process ended without a result: it was killed, or ran out of memory."""


class WorkFailed(Exception):
    """Stands for an error that cannot be pickled, by its name."""


def usable_processors() -> int:
    """Counts the CPUs that this process may use, at most `MAX_PROCESSES`."""
    available = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(available, MAX_PROCESSES)


class ProcessPool:
    """Starts one process for each piece of work, at most `count` at a time.

    They are spawned: a fork would share this process's connections and its threads' locks.
    """

    def __init__(self, settings: Settings, count: int | None = None) -> None:
        self._settings = settings
        self.count = usable_processors() if count is None else count

    def run(self, works: Sequence[Work[T]], *, extra: int = 0) -> list[T]:
        """Runs each piece of work in a process of its own; returns the results in the same order.

        Raises what one of them raises, or ProcessDied; then, and on an interrupt, the others are stopped. `extra`
        processes are allowed for work that mostly waits for the database server.
        """
        waiting = list(enumerate(works))[::-1]
        running: dict[Connection, tuple[int, BaseProcess]] = {}
        results: dict[int, T] = {}
        try:
            while waiting or running:
                while waiting and len(running) < self.count + extra:
                    with _interrupts_blocked():
                        number, work = waiting.pop()
                        receiver, process = self._start(work)
                        running[receiver] = number, process
                ended = wait(list(running))
                for receiver in [each for each in running if each in ended]:
                    number, process = running[receiver]
                    results[number] = _result_of(receiver, process)
                    del running[receiver]
        finally:
            _stop([process for _, process in running.values()])
        return [results[number] for number in range(len(works))]

    def _start(self, work: Work[Any]) -> tuple[Connection, BaseProcess]:
        receiver, sender = _SPAWN.Pipe(duplex=False)
        process = _SPAWN.Process(target=_work, args=(self._settings, work, sender), daemon=True)
        with sender:
            process.start()
        return receiver, process


@contextmanager
def _interrupts_blocked() -> Generator[None]:
    """Ctrl-C reaches all processes of a terminal. Processes started here inherit the blocked signal; this one gets it
    as soon as it knows which processes to stop."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@dataclass(frozen=True, slots=True)
class _Result:
    value: object
    error: BaseException | None = None


def _result_of(receiver: Connection, process: BaseProcess) -> Any:
    try:
        received = receiver.recv()
    except EOFError:
        process.join()
        msg = f"a process ended with code {process.exitcode} before its work was done"
        raise ProcessDied(msg) from None
    process.join()
    if received.error is not None:
        raise received.error
    return received.value


def _stop(processes: Sequence[BaseProcess]) -> None:
    """Interrupts them as Ctrl-C would, so that they roll back; kills those that do not end in time."""
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(_STOP_SECONDS)
        process.kill()
        process.join()


def _work(settings: Settings, work: Work[Any], sender: Connection) -> None:
    """The entry point of a spawned process."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    Thread(target=_exit_with_parent, daemon=True).start()
    tune_garbage_collection(BATCH_GENERATION_0_THRESHOLD)
    try:
        with open_platform(settings) as platform:
            result = _Result(work(platform))
    except KeyboardInterrupt:
        return
    except Exception as error:  # noqa: BLE001 - the parent process raises it
        result = _Result(None, _picklable(error))
    sender.send(result)


def _exit_with_parent() -> None:
    """Ends this process when its parent has died."""
    parent = parent_process()
    if parent:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)


def _picklable(error: Exception) -> BaseException:
    error.add_note("In a spawned process:\n" + "".join(format_tb(error.__traceback__)))
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301 - made a moment ago
    except Exception:  # noqa: BLE001 - errors that do not keep their arguments cannot be unpickled
        failed = WorkFailed(error_name(error))
        failed.add_note(error.__notes__[-1])
        return failed
    return error

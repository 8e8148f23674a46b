"""Work that several processes do beside each other, each with connections of its own."""

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

from domain.kernel.garbage_collection import BATCH_GENERATION_0_THRESHOLD, tune_garbage_collection
from domain.kernel.platform import Platform
from domain.kernel.settings import Settings
from domain.platform import open_platform
from read_models.kernel.failures import error_name

T = TypeVar("T")
Work = Callable[[Platform], T]
"""What one process does. It can be pickled: a function of a module, or a `partial` of one."""

MOST = 8
"""More are not started unless asked for: each takes 250 to 500 MB."""
_PATIENCE_SECONDS = 10
_SPAWN = get_context("spawn")


class ProcessDied(Exception):
    """A process ended without an answer: it was killed, or memory was short."""


class WorkFailed(Exception):
    """An error that cannot travel from one process to another, by its name."""


def processors() -> int:
    """How many processors this process may use, at most `MOST`."""
    available = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(available, MOST)


class ProcessPool:
    """Starts processes, at most `count` at a time, and none that outlives what it was started for.

    They are started afresh (spawn): a copy of this process would share its threads' locks and its connections.
    """

    def __init__(self, settings: Settings, count: int | None = None) -> None:
        self._settings = settings
        self.count = processors() if count is None else count

    def run(self, works: Sequence[Work[T]], *, more: int = 0) -> list[T]:
        """Does all of this, each in a process of its own, and answers in the same order.

        Raises what one of them raises, or ProcessDied; then, and when it is interrupted, the others are stopped. So
        many `more` at a time are those that mostly wait for the server and leave their processor to another.
        """
        waiting = list(enumerate(works))[::-1]
        running: dict[Connection, tuple[int, BaseProcess]] = {}
        answers: dict[int, T] = {}
        try:
            while waiting or running:
                while waiting and len(running) < self.count + more:
                    with _uninterrupted():
                        number, work = waiting.pop()
                        answer, process = self._start(work)
                        running[answer] = number, process
                ended = wait(list(running))
                for answer in [each for each in running if each in ended]:
                    number, process = running[answer]
                    answers[number] = _received(answer, process)
                    del running[answer]
        finally:
            _stop([process for _, process in running.values()])
        return [answers[number] for number in range(len(works))]

    def _start(self, work: Work[Any]) -> tuple[Connection, BaseProcess]:
        answer, given = _SPAWN.Pipe(duplex=False)
        process = _SPAWN.Process(target=_work, args=(self._settings, work, given), daemon=True)
        with given:
            process.start()
        return answer, process


@contextmanager
def _uninterrupted() -> Generator[None]:
    """Ctrl-C reaches all processes of a terminal. Those that are started here never hear of it: this one does, as soon
    as it knows whom to stop."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@dataclass(frozen=True, slots=True)
class _Answer:
    value: object
    error: BaseException | None = None


def _received(answer: Connection, process: BaseProcess) -> Any:
    try:
        received = answer.recv()
    except EOFError:
        process.join()
        msg = f"a process ended with code {process.exitcode} before its work was done"
        raise ProcessDied(msg) from None
    process.join()
    if received.error is not None:
        raise received.error
    return received.value


def _stop(processes: Sequence[BaseProcess]) -> None:
    """They take back what they were doing, as at Ctrl-C; who does not is killed."""
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(_PATIENCE_SECONDS)
        process.kill()
        process.join()


def _work(settings: Settings, work: Work[Any], given: Connection) -> None:
    """The life of a process."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    Thread(target=_end_with_parent, daemon=True).start()
    tune_garbage_collection(BATCH_GENERATION_0_THRESHOLD)
    try:
        with open_platform(settings) as platform:
            answer = _Answer(work(platform))
    except KeyboardInterrupt:
        return
    except Exception as error:  # noqa: BLE001 - whatever it is, the process that waits raises it
        answer = _Answer(None, _able_to_travel(error))
    given.send(answer)


def _end_with_parent() -> None:
    """Whoever started this process may be killed: then nobody waits for what it does."""
    parent = parent_process()
    if parent:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)


def _able_to_travel(error: Exception) -> BaseException:
    error.add_note("In a process of its own:\n" + "".join(format_tb(error.__traceback__)))
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301 - made a moment ago
    except Exception:  # noqa: BLE001 - some errors want arguments that they do not keep
        failed = WorkFailed(error_name(error))
        failed.add_note(error.__notes__[-1])
        return failed
    return error

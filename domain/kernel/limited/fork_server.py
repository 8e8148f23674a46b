"""Forks limited processes from one that has imported what they run.

It has one thread, no connections and no environment, so neither secrets nor locks are inherited. A request on its
socket is a JSON object with the descriptors of the document, of the pipe for the result, and of a socket on which this
process reports how the limited one ended. Who closes that one gives up: the limited process is killed. A request
without descriptors only imports its module.
"""

import contextlib
import gc
import importlib
import json
import os
import selectors
import signal
import socket
import sys
import traceback
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, BinaryIO

from domain.kernel.errors import Refused
from domain.kernel.limited.frames import FrameKind, write_frame
from domain.kernel.limited.limits import Limits, take_on

OUT_OF_MEMORY = 71
"""The exit code of a process that was refused memory, or whose document is nested too deeply."""
MOST_REQUEST_BYTES = 64 * 1024
_DESCRIPTORS = 3

Work = Callable[[BinaryIO, str], Iterable[bytes]]
"""A function that a limited process runs: reads a document, with an argument, and yields its result in pieces."""


@dataclass(frozen=True, slots=True)
class Request:
    """`work` is the name of a function in `module`, which is ours."""

    module: str
    work: str
    argument: str
    limits: dict[str, Any]


class ForkServer:
    """Serves until its socket is closed. The limited processes do not outlive it."""

    def __init__(self, control: socket.socket) -> None:
        self._control = control
        self._status_sockets: dict[int, socket.socket] = {}
        self._selector = selectors.DefaultSelector()
        self._woken, wake = socket.socketpair()
        self._wake = wake
        for each in (self._woken, wake):
            each.setblocking(False)
        signal.signal(signal.SIGCHLD, _note)
        signal.set_wakeup_fd(wake.fileno(), warn_on_full_buffer=False)
        self._selector.register(control, selectors.EVENT_READ)
        self._selector.register(self._woken, selectors.EVENT_READ)

    def serve(self) -> Callable[[], None] | None:
        """Returns in a limited process with what it is to run, and with None when the socket is closed."""
        while True:
            for key, _ in self._selector.select():
                if key.fileobj is self._control:
                    data, descriptors, _, _ = socket.recv_fds(self._control, MOST_REQUEST_BYTES, _DESCRIPTORS)
                    if not data:
                        return None
                    if run := self._fork(Request(**json.loads(data)), descriptors):
                        return run
                elif key.fileobj is self._woken:
                    self._woken.recv(4096)
                    self._report_ended()
                elif key.data in self._status_sockets:
                    self._give_up(key.data)

    def _fork(self, request: Request, descriptors: list[int]) -> Callable[[], None] | None:
        _import(request.module)
        if not descriptors:
            return None
        parent, pid = os.getpid(), os.fork()
        document, output, ending = descriptors
        if pid == 0:
            self._close()
            os.close(ending)
            return lambda: run(request, document, output, parent)
        os.close(document)
        os.close(output)
        self._status_sockets[pid] = socket.socket(fileno=ending)
        self._selector.register(self._status_sockets[pid], selectors.EVENT_READ, pid)
        return None

    def _report_ended(self) -> None:
        """One signal may stand for several processes."""
        for pid in list(self._status_sockets):
            ended, status = os.waitpid(pid, os.WNOHANG)
            if ended:
                status_socket = self._status_sockets.pop(pid)
                self._selector.unregister(status_socket)
                with contextlib.suppress(OSError):
                    status_socket.send(str(os.waitstatus_to_exitcode(status)).encode())
                status_socket.close()

    @staticmethod
    def _give_up(pid: int) -> None:
        """Nobody waits for it any more. It is forgotten once its end is noticed."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)

    def _close(self) -> None:
        """Closes what a limited process has no business with."""
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        self._selector.close()
        for each in (self._control, self._woken, self._wake, *self._status_sockets.values()):
            each.close()


def run(request: Request, document: int, output: int, parent: int) -> None:
    """Runs the work in this limited process, which ends here."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nothing, standard)
    take_on(Limits(**request.limits), parent)
    try:
        with open(document, "rb") as opened, open(output, "wb") as out:
            _send_result(request, opened, out)
    except (MemoryError, RecursionError):
        os._exit(OUT_OF_MEMORY)
    except BaseException:  # noqa: BLE001 - nobody receives the result any more
        os._exit(1)
    os._exit(0)


def _send_result(request: Request, document: BinaryIO, output: BinaryIO) -> None:
    try:
        work: Work = getattr(importlib.import_module(request.module), request.work)
        for piece in work(document, request.argument):
            write_frame(output, FrameKind.PIECE, piece)
            output.flush()
    except (MemoryError, RecursionError, BrokenPipeError):
        raise
    except Refused as error:
        write_frame(output, FrameKind.REFUSED, json.dumps(_described(error), default=str).encode())
    except Exception as error:  # noqa: BLE001 - its reader is told
        write_frame(output, FrameKind.FAILED, f"{type(error).__name__} at {_place(error)}".encode())
    else:
        write_frame(output, FrameKind.END)


def _described(error: Refused) -> dict[str, Any]:
    kind = type(error)
    return {
        "kind": f"{kind.__module__}.{kind.__qualname__}",
        "errors": [[each.field, each.code] for each in error.errors],
        "details": error.details,
    }


def _place(error: Exception) -> str:
    last = traceback.extract_tb(error.__traceback__)[-1:]
    return "".join(f"{os.path.basename(each.filename)}:{each.lineno}" for each in last)  # noqa: PTH119 - no Path needed


def _import(module: str) -> None:
    """Imports it with what it names as `PRELOADED`, so that the next process has both. A module that cannot be imported
    says so in the limited process."""
    if module in sys.modules:
        return
    with contextlib.suppress(Exception):
        for name in getattr(importlib.import_module(module), "PRELOADED", ()):
            importlib.import_module(name)
    gc.freeze()


def _note(*_: object) -> None:
    """A signal without a handler would wake nobody."""


def main(control: int, parent: int) -> None:
    """Serves the process that started this one, until it closes the socket or ends."""
    if os.getppid() != parent:
        return
    gc.disable()
    run_work = ForkServer(socket.socket(fileno=control)).serve()
    if run_work:
        gc.enable()
        run_work()

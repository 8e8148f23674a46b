"""Runs functions that read documents of strangers in limited processes, of which only so many run at once."""

import atexit
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict
from pathlib import Path
from threading import BoundedSemaphore, Lock
from time import monotonic
from typing import Any, BinaryIO, Self

from domain.kernel.errors import FieldError, Refused, Unavailable
from domain.kernel.limited.fork_server import OUT_OF_MEMORY, Work
from domain.kernel.limited.frames import HEAD, FrameKind
from domain.kernel.limited.limits import Limits

_ROOT = Path(__file__).resolve().parents[3]
_PROGRAM = """
import sys
sys.path.insert(0, sys.argv[3])
from domain.kernel.limited.fork_server import main
main(int(sys.argv[1]), int(sys.argv[2]))
"""
_OUT_OF_BOUNDS = (-signal.SIGKILL, -signal.SIGXCPU, -signal.SIGABRT, OUT_OF_MEMORY)
"""Ends of a process beyond its limits."""
_END_SECONDS = 5.0
_CHUNK_BYTES = 2**18


class OutOfBounds(Exception):
    """The document takes more time, memory or depth than it may, or its result is too long."""


class ReadingFailed(Exception):
    """The function raised what it should not, or native code crashed. The message names the error and its place only:
    its own may quote the document."""


class LimitedProcesses:
    """Runs at most `at_once` of them; callers wait for one, and are refused after `patience` seconds.

    Functions are module-level functions of ours: they are named, not passed on. Nothing that comes back is unpickled.
    """

    def __init__(self, at_once: int, patience: float = 15.0) -> None:
        self._patience = patience
        self._slots = BoundedSemaphore(at_once)

    def run(self, work: Work, content: bytes, argument: str = "", limits: Limits | None = None) -> bytes:
        """Runs the function for this content; returns what it yields, joined.

        Raises OutOfBounds, ReadingFailed, the domain errors of the function, and Unavailable when too many others are
        under way.
        """
        with _document_of(content) as document:
            return b"".join(self.stream(work, document, argument, limits))

    def stream(
        self, work: Work, document: BinaryIO, argument: str = "", limits: Limits | None = None
    ) -> Generator[bytes]:
        """Yields the same piece by piece, for an opened file. The limited process ends when the iterator is closed; it
        waits while nobody asks for the next piece, which costs it no time."""
        if not self._slots.acquire(timeout=self._patience):
            raise Unavailable
        try:
            yield from _run(work, document, argument, limits or Limits())
        finally:
            self._slots.release()


DOCUMENTS = LimitedProcesses(at_once=2)
"""Limited processes for what people send: CVs, pictures and other files, mail reports."""


@contextmanager
def _document_of(content: bytes) -> Generator[BinaryIO]:
    """A file in memory."""
    with os.fdopen(os.memfd_create("document"), "w+b") as document:
        document.write(content)
        document.flush()
        document.seek(0)
        yield document


def _run(work: Work, document: BinaryIO, argument: str, limits: Limits) -> Iterator[bytes]:
    with _server.fork(_request(work, argument, limits), document.fileno()) as running:
        yield from running.pieces(limits)


def _request(work: Work, argument: str, limits: Limits) -> bytes:
    fields = {"module": work.__module__, "work": work.__qualname__, "argument": argument, "limits": asdict(limits)}
    return json.dumps(fields).encode()


class _Running:
    """A limited process; leaving the block ends it."""

    def __init__(self, output: int, ending: socket.socket) -> None:
        self._output = output
        self._ending = ending
        self._poll = select.poll()
        self._poll.register(output, select.POLLIN)
        self._seconds_left = 0.0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self._output)
        self._ending.close()

    def pieces(self, limits: Limits) -> Iterator[bytes]:
        self._seconds_left = limits.wait
        left = limits.result
        while True:
            head = self._read(HEAD.size)
            if head is None:
                raise self._end()
            kind, size = HEAD.unpack(head)
            left -= size
            if left < 0:
                raise OutOfBounds
            content = self._read(size)
            if content is None:
                raise self._end()
            match kind:
                case FrameKind.PIECE:
                    yield content
                case FrameKind.END:
                    return
                case FrameKind.REFUSED:
                    raise _refusal(json.loads(content))
                case _:
                    raise ReadingFailed(content.decode(errors="replace"))

    def _read(self, size: int) -> bytes | None:
        """Reads so many bytes; None when the process ended before. Raises OutOfBounds when its time is up."""
        parts: list[bytes] = []
        while size:
            began = monotonic()
            if self._seconds_left <= 0 or not self._poll.poll(self._seconds_left * 1000):
                raise OutOfBounds
            part = os.read(self._output, min(size, _CHUNK_BYTES))
            self._seconds_left -= monotonic() - began
            if not part:
                return None
            parts.append(part)
            size -= len(part)
        return b"".join(parts)

    def _end(self) -> Exception:
        """Finds out why there is no more."""
        self._ending.settimeout(_END_SECONDS)
        try:
            code = self._ending.recv(16)
        except OSError:
            code = b""
        if not code:  # the fork server was killed, and its limited processes with it
            return Unavailable()
        return OutOfBounds() if int(code) in _OUT_OF_BOUNDS else ReadingFailed(f"the process ended with {int(code)}")


def _refusal(described: dict[str, Any]) -> Exception:
    """The domain error, whose class this process knows as well."""
    for kind in _subclasses(Refused):
        if f"{kind.__module__}.{kind.__qualname__}" == described["kind"]:
            refused = kind.__new__(kind)
            errors = [FieldError(field, code) for field, code in described["errors"]]
            Refused.__init__(refused, errors=errors, details=described["details"])
            return refused
    return ReadingFailed(str(described["kind"]))


def _subclasses(kind: type[Refused]) -> Iterator[type[Refused]]:
    for each in kind.__subclasses__():
        yield each
        yield from _subclasses(each)


class _Server:
    """The fork server of this process: started when it is first needed, and again after its death."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._control: socket.socket | None = None
        self._owner = 0

    def fork(self, request: bytes, document: int) -> _Running:
        """Raises Unavailable if it cannot be started."""
        own_ending, ending = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        readable, writable = os.pipe()
        running = _Running(readable, own_ending)
        try:
            with ending:
                self.send(request, [document, writable, ending.fileno()])
        except BaseException:
            running.__exit__()
            raise
        finally:
            os.close(writable)
        return running

    def stop(self) -> None:
        with self._lock:
            self._stop()

    def send(self, request: bytes, descriptors: list[int]) -> None:
        """Raises Unavailable if it cannot be started."""
        with self._lock:
            for _ in range(2):
                try:
                    socket.send_fds(self._started(), [request], descriptors)
                except (BrokenPipeError, ConnectionError):
                    self._stop()
                else:
                    return
        raise Unavailable

    def _started(self) -> socket.socket:
        if self._owner != os.getpid():
            # A fork shares the socket with its parent, whose server it is.
            self._process, self._control, self._owner = None, None, os.getpid()
        if self._control is None:
            self._control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            with theirs:
                given = [str(theirs.fileno()), str(os.getpid()), str(_ROOT)]
                self._process = subprocess.Popen(
                    [sys.executable, "-I", "-c", _PROGRAM, *given],
                    stdin=subprocess.DEVNULL,
                    pass_fds=(theirs.fileno(),),
                    env={},
                    cwd="/",
                    start_new_session=True,
                )
        return self._control

    def _stop(self) -> None:
        if self._control and self._process and self._owner == os.getpid():
            self._control.close()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(_END_SECONDS)
            self._process.kill()
            self._process.wait()
        self._process = self._control = None


def prepare(*works: Work) -> None:
    """Starts the fork server and has it import what these functions need, so that nobody waits for it later."""
    for work in works:
        _server.send(_request(work, "", Limits()), [])


_server = _Server()
atexit.register(_server.stop)

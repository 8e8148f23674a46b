"""Asks the fork server for a program, and waits for it as for others. Linux only, as `prctl` and adoption are."""

import json
import os
import signal
import socket
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TypedDict

_LONGEST_ANSWER = 32
_POLL_INTERVAL = 0.02


class ForkRequest(TypedDict):
    """Request for a process: the program, where its output goes, and the signal that it gets when the supervisor
    dies."""

    program: str
    arguments: list[str]
    log: str
    when_parent_dies: int


class ForkServerUnavailable(Exception):
    """No fork server answers: it has not started, or has died."""


def fork(server: Path, program: str, arguments: Sequence[str], log: Path, stop: signal.Signals) -> "ForkedProgram":
    """Ask for a program, named as after `python -m`. Raises ForkServerUnavailable when nobody listens."""
    request: ForkRequest = {
        "program": program,
        "arguments": list(arguments),
        "log": str(log),
        "when_parent_dies": int(stop),
    }
    connection = socket.socket(socket.AF_UNIX)
    try:
        connection.connect(str(server))
        connection.sendall(json.dumps(request).encode() + b"\n")
    except OSError as error:
        connection.close()
        raise ForkServerUnavailable from error
    return ForkedProgram(connection)


class ForkedProgram:
    """A program that has been asked for; it has the methods of `subprocess.Popen` that are used here.

    Until the fork server tells the process id, it is 0: the server may be importing still. The process is not forked
    if this end gives up before, and it has ended if the server has.
    """

    def __init__(self, connection: socket.socket) -> None:
        self.pid = 0
        self.returncode: int | None = None
        self._connection = connection
        connection.setblocking(False)

    def poll(self) -> int | None:
        """The exit code, negative for a signal; None while it runs or is waited for."""
        if self.returncode is None and not self.pid:
            self._read_process_id()
        if self.returncode is None and self.pid:
            self._take_exit_code()
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """The exit code, once it has ended. Raises subprocess.TimeoutExpired."""
        deadline = None if timeout is None else time.monotonic() + timeout
        while self.poll() is None:
            if deadline is not None and time.monotonic() > deadline:
                raise subprocess.TimeoutExpired(str(self.pid), timeout or 0)
            time.sleep(_POLL_INTERVAL)
        return self.returncode or 0

    def send_signal(self, sig: int, /) -> None:
        """Send a signal unless it has ended; one that does not run yet is given up."""
        if self.poll() is not None:
            return
        if self.pid:
            os.kill(self.pid, sig)
        else:
            self._connection.close()
            self.returncode = -sig

    def kill(self) -> None:
        """Send SIGKILL unless it has ended."""
        self.send_signal(signal.SIGKILL)

    def _read_process_id(self) -> None:
        try:
            answer = self._connection.recv(_LONGEST_ANSWER)
        except BlockingIOError:
            return
        except OSError:
            answer = b""
        self._connection.close()
        if answer:
            self.pid = int(answer)
        else:
            self.returncode = 1

    def _take_exit_code(self) -> None:
        try:
            ended, status = os.waitpid(self.pid, os.WNOHANG)
        except ChildProcessError:  # it is adopted a moment after its number is known
            if not Path(f"/proc/{self.pid}").exists():
                self.returncode = 1
            return
        if ended:
            self.returncode = os.waitstatus_to_exitcode(status)

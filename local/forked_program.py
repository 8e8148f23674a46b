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

_ANSWER_TIMEOUT = 60.0
_POLL_INTERVAL = 0.02


class ForkRequest(TypedDict):
    """What to run, where its output goes, and the signal that it gets when the supervisor dies."""

    program: str
    arguments: list[str]
    log: str
    when_parent_dies: int


class ForkServerUnavailable(Exception):
    """No fork server answers: it has not started, or has died."""


def fork(server: Path, program: str, arguments: Sequence[str], log: Path, stop: signal.Signals) -> "ForkedProgram":
    """Start a program, named as after `python -m`. Raises ForkServerUnavailable."""
    request: ForkRequest = {
        "program": program,
        "arguments": list(arguments),
        "log": str(log),
        "when_parent_dies": int(stop),
    }
    try:
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(_ANSWER_TIMEOUT)
            connection.connect(str(server))
            connection.sendall(json.dumps(request).encode() + b"\n")
            return ForkedProgram(int(connection.makefile("rb").readline()))
    except (OSError, ValueError) as error:
        raise ForkServerUnavailable from error


class ForkedProgram:
    """A process that was adopted from the fork server; it has the methods of `subprocess.Popen` that are used here."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """The exit code, negative for a signal; None while it runs."""
        if self.returncode is None:
            self._take_exit_code(os.WNOHANG)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """The exit code, once it has ended. Raises subprocess.TimeoutExpired."""
        deadline = None if timeout is None else time.monotonic() + timeout
        while self.poll() is None:
            if deadline is not None and time.monotonic() > deadline:
                raise subprocess.TimeoutExpired(str(self.pid), timeout or 0)
            time.sleep(_POLL_INTERVAL)
        return self.returncode or 0

    def send_signal(self, number: int) -> None:
        """Send a signal unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """Send SIGKILL unless it has ended."""
        self.send_signal(signal.SIGKILL)

    def _take_exit_code(self, options: int) -> None:
        try:
            ended, status = os.waitpid(self.pid, options)
        except ChildProcessError:  # it is adopted a moment after its number is told, or nobody's child any more
            if not Path(f"/proc/{self.pid}").exists():
                self.returncode = 0
            return
        if ended:
            self.returncode = os.waitstatus_to_exitcode(status)

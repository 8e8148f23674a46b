"""Starts programs that end with their parent process, however it ends."""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

from local import child_process

_CHILD = Path(child_process.__file__).read_text()


class ChildProcess(Protocol):
    """Methods of `subprocess.Popen` that are used here."""

    @property
    def pid(self) -> int: ...
    @property
    def returncode(self) -> int | None: ...
    def poll(self) -> int | None: ...
    def wait(self, timeout: float | None = None) -> int: ...
    def send_signal(self, sig: int, /) -> None: ...
    def kill(self) -> None: ...


class RunAs(NamedTuple):
    """User as whom to run a program without root: a command before it, or another user's id."""

    prefix: tuple[str, ...] = ()
    user: int | None = None

    def run(self, command: Sequence[str | Path]) -> subprocess.CompletedProcess[str]:
        """Run a short program as that user; stdout and stderr are both in `stdout`."""
        return subprocess.run(
            [*self.prefix, *map(str, command)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            user=self.user,
            group=self.user,
            extra_groups=None if self.user is None else [],
        )


CURRENT_USER = RunAs()


def start(
    command: Sequence[str | Path],
    *,
    log: Path,
    environment: Mapping[str, str] | None = None,
    directory: Path | None = None,
    when_parent_dies: signal.Signals = signal.SIGTERM,
    run_as: RunAs = CURRENT_USER,
    keep_open: Sequence[int] = (),
) -> subprocess.Popen[bytes]:
    """Start a program in its own session, output appended to the log, tied to the life of this process."""
    tied = [sys.executable, "-I", "-S", "-c", _CHILD, str(int(when_parent_dies)), str(os.getpid())]
    user = "" if run_as.user is None else str(run_as.user)
    with log.open("ab") as output:
        return subprocess.Popen(
            [*run_as.prefix, *tied, user, *map(str, command)],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            cwd=directory,
            env=None if environment is None else dict(environment),
            start_new_session=True,
            pass_fds=keep_open,
        )


def last_lines(log: Path, count: int = 15) -> list[str]:
    """Return the end of a log, for an error message."""
    try:
        with log.open("rb") as file:
            file.seek(max(0, file.seek(0, os.SEEK_END) - 200 * count))
            return file.read().decode(errors="replace").splitlines()[-count:]
    except FileNotFoundError:
        return []


def end(process: ChildProcess, number: signal.Signals, patience: float) -> None:
    """Ask a program to end, kill it after a timeout, and end what is left in its session."""
    if process.poll() is None:
        process.send_signal(number)
        try:
            process.wait(patience)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
    if process.pid:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)

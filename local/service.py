"""A supervised program: its definition and its state."""

import contextlib
import signal
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from local.forked_program import ForkedProgram, ForkServerUnavailable, fork
from local.process import CURRENT_USER, ChildProcess, RunAs, end, last_lines, start

_INITIAL_BACKOFF = 0.25
_MAX_BACKOFF = 3.0  # so that what dies while it starts is back within five seconds
_ASSUMED_READY_AFTER = 1.5
_FORKED_READY_AFTER = 0.2
_STABLE_AFTER = 10.0  # seconds after which a program is replaced at once, and earlier failures are forgotten


@dataclass(frozen=True)
class Service:
    """Service of the site: how to start its program, and when it is ready."""

    name: str
    command: Sequence[str]
    environment: Mapping[str, str]
    log: Path
    directory: Path | None = None
    ready: Callable[[], bool] | None = None
    stop_signal: signal.Signals = signal.SIGTERM
    run_as: RunAs = CURRENT_USER
    keep_open: Sequence[int] = ()
    fork_server: Path | None = None
    """The socket of the fork server that has imported the program, if it is a module of ours."""

    def launch(self) -> ChildProcess:
        """Start the program: by the fork server where there is one, else by its command."""
        if self.fork_server:
            _, _, module, *arguments = self.command
            with contextlib.suppress(ForkServerUnavailable):
                return fork(self.fork_server, module, arguments, self.log, self.stop_signal)
        return start(
            self.command,
            log=self.log,
            environment=self.environment,
            directory=self.directory,
            when_parent_dies=self.stop_signal,
            run_as=self.run_as,
            keep_open=self.keep_open,
        )


@dataclass
class Running:
    """A service and its current process; restarts use exponential backoff."""

    service: Service
    process: ChildProcess | None = None
    failures: int = 0
    _started: float = 0.0
    _start_again: float = field(default=0.0)

    def start(self) -> None:
        """Start the program."""
        _rotate(self.service.log)
        self.process = self.service.launch()
        self._started = time.monotonic()

    def restart_if_ended(self) -> str | None:
        """Restart an ended program when it is due; return a message when its end has just been noticed."""
        if self.process is None:
            if time.monotonic() >= self._start_again:
                self.start()
            return None
        if (code := self.process.poll()) is None:
            return None
        end(self.process, signal.SIGKILL, patience=0)
        self.process = None
        was_stable = time.monotonic() - self._started > _STABLE_AFTER
        self.failures = 1 if was_stable else self.failures + 1
        wait = 0.0 if was_stable else min(_INITIAL_BACKOFF * 2 ** (self.failures - 1), _MAX_BACKOFF)
        self._start_again = time.monotonic() + wait
        return f"{self.service.name} ended ({_reason(code)}) and is started again in {wait:g} s"

    def is_ready(self) -> bool:
        """Whether the program works; one without a check is ready when it has lived for a while."""
        if self.process is None or self.process.poll() is not None or not self.process.pid:
            return False
        if self.service.ready is None:
            enough = _FORKED_READY_AFTER if isinstance(self.process, ForkedProgram) else _ASSUMED_READY_AFTER
            return time.monotonic() - self._started > enough
        return self.service.ready()

    def terminate(self) -> None:
        """Send the stop signal."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(self.service.stop_signal)

    def wait_or_kill(self, patience: float) -> None:
        """Wait for the end and enforce it, including processes left in its session."""
        if self.process is not None:
            end(self.process, self.service.stop_signal, max(patience, 0.05))
            self.process = None

    def last_log_lines(self) -> list[str]:
        """The end of the log."""
        return last_lines(self.service.log)


def _rotate(log: Path, longest: int = 8 * 1024 * 1024) -> None:
    if log.exists() and log.stat().st_size > longest:
        log.replace(log.with_suffix(".1.log"))


def _reason(code: int) -> str:
    return signal.Signals(-code).name if code < 0 else f"exit code {code}"

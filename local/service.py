"""One program that the supervisor keeps running: what it is, and how it is doing."""

import signal
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from local.process import AS_WE_ARE, RunAs, end, last_lines, start

_FIRST_WAIT = 0.25
_LONGEST_WAIT = 30.0
_SIGN_OF_LIFE = 1.5
_GOOD_RUN = 60.0  # seconds after which earlier failures are forgotten


@dataclass(frozen=True)
class Service:
    """What has to be started, and when it counts as ready."""

    name: str
    command: Sequence[str]
    environment: Mapping[str, str]
    log: Path
    directory: Path | None = None
    ready: Callable[[], bool] | None = None
    stop_signal: signal.Signals = signal.SIGTERM
    run_as: RunAs = AS_WE_ARE
    keep_open: Sequence[int] = ()


@dataclass
class Running:
    """A service and its present process; after a failure it waits longer each time before the next start."""

    service: Service
    process: subprocess.Popen[bytes] | None = None
    failures: int = 0
    _started: float = 0.0
    _start_again: float = field(default=0.0)

    def start(self) -> None:
        """Start the program now."""
        service = self.service
        _turn_over(service.log)
        self.process = start(
            service.command,
            log=service.log,
            environment=service.environment,
            directory=service.directory,
            when_parent_dies=service.stop_signal,
            run_as=service.run_as,
            keep_open=service.keep_open,
        )
        self._started = time.monotonic()

    def restart_if_ended(self) -> str | None:
        """Start the program again when its time has come; return a sentence when it has just been found dead."""
        if self.process is None:
            if time.monotonic() >= self._start_again:
                self.start()
            return None
        if (code := self.process.poll()) is None:
            return None
        end(self.process, signal.SIGKILL, patience=0)
        self.process = None
        self.failures = 1 if time.monotonic() - self._started > _GOOD_RUN else self.failures + 1
        wait = min(_FIRST_WAIT * 2 ** (self.failures - 1), _LONGEST_WAIT)
        self._start_again = time.monotonic() + wait
        return f"{self.service.name} ended ({_reason(code)}) and is started again in {wait:g} s"

    def is_ready(self) -> bool:
        """Tell whether the program does its work; one that cannot be asked counts when it has lived for a while."""
        if self.process is None or self.process.poll() is not None:
            return False
        if self.service.ready is None:
            return time.monotonic() - self._started > _SIGN_OF_LIFE
        return self.service.ready()

    def ask_to_end(self) -> None:
        """Send the signal that ends the program well."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(self.service.stop_signal)

    def make_end(self, patience: float) -> None:
        """Wait for the end and enforce it; what the program left in its session ends too."""
        if self.process is not None:
            end(self.process, self.service.stop_signal, max(patience, 0.05))
            self.process = None

    def last_words(self) -> list[str]:
        """The end of the log."""
        return last_lines(self.service.log)


def _turn_over(log: Path, longest: int = 8 * 1024 * 1024) -> None:
    if log.exists() and log.stat().st_size > longest:
        log.replace(log.with_suffix(".1.log"))


def _reason(code: int) -> str:
    return signal.Signals(-code).name if code < 0 else f"exit code {code}"

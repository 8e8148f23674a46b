"""A check: a command that passes or fails, or that writes a report of many tests."""

import os
import signal
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path

from local.console import say
from local.data_folder import ROOT
from local.process import end, last_lines, start
from local.testing.counts import Counts, counts_in

REPORTS = ROOT / "reports"
_MAX_SHOWN_LINES = 80


@dataclass(frozen=True)
class Check:
    """A check to run. One that `counts` writes a JUnit report to the path given for `{report}`. One that has not ended
    after `limit` seconds is ended and fails: what hangs must not take the others with it. `cores` is how many processor
    cores it keeps busy."""

    name: str
    command: Sequence[str]
    directory: Path = ROOT
    environment: Mapping[str, str] = field(default_factory=dict[str, str])
    counts: bool = False
    context: Callable[[], AbstractContextManager[Mapping[str, str]]] = lambda: nullcontext({})
    alone: bool = False
    cores: int = 1
    limit: float = 45 * 60

    @property
    def log(self) -> Path:
        """The file for its output."""
        return REPORTS / f"{self.name.replace(' ', '-')}.log"

    @property
    def report(self) -> Path:
        """The file for its JUnit report."""
        return self.log.with_suffix(".xml")


class RunningCheck:
    """A running check."""

    def __init__(self, check: Check) -> None:
        self.check = check
        self._began = time.monotonic()
        for left in (check.log, check.report):
            left.unlink(missing_ok=True)
        self._context = check.context()
        environment = {**os.environ, **self._context.__enter__()}
        environment |= {name: value.format(report=check.report) for name, value in check.environment.items()}
        command = [part.format(report=check.report) for part in check.command]
        self._process = start(command, log=check.log, environment=environment, directory=check.directory)

    @property
    def seconds(self) -> float:
        """Return the seconds for which it has been running."""
        return time.monotonic() - self._began

    def ended(self) -> bool:
        """Whether its command has ended, or must be ended now."""
        return self._process.poll() is not None or self.seconds > self.check.limit

    def finish(self) -> Counts:
        """End its remaining processes, print the result and return its counts."""
        hangs = self._process.poll() is None and self.seconds > self.check.limit
        end(self._process, signal.SIGTERM, patience=10)
        self._context.__exit__(None, None, None)
        counts = outcome(self.check, self._process.returncode or hangs)
        reported_at = f" ({counts})" if self.check.counts else ""
        say(f"  {'FAILED' if counts.failed else 'ok':6} {self.check.name}: {self.seconds:.1f} s{reported_at}")
        if hangs:
            say(f"         ended, since it took more than {self.check.limit:.0f} s")
        if counts.failed:
            say("".join(f"         {line}\n" for line in last_lines(self.check.log, _MAX_SHOWN_LINES)).rstrip())
        return counts


def outcome(check: Check, exit_code: int) -> Counts:
    """Counts from exit code and report. A failure without a failed test, or without any test, counts as failed."""
    if not check.counts:
        return Counts(failed=1) if exit_code else Counts(passed=1)
    counts = counts_in(check.report)
    nothing_ran = counts.passed + counts.failed == 0
    if nothing_ran or (exit_code and not counts.failed):
        return counts.plus(Counts(failed=1))
    return counts

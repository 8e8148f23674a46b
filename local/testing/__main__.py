"""`python -m local.testing [part ...]`: runs the checks of `run.py test`."""

import signal
import sys
import time
from collections.abc import Sequence
from typing import NoReturn

from local.console import say
from local.errors import CannotRun
from local.setup import node, web_build
from local.setup.command import TEST_PARTS
from local.testing.check import REPORTS, Check, RunningCheck
from local.testing.checks import checks
from local.testing.counts import Counts

_PARALLEL = 2
_PROGRESS_INTERVAL = 120.0
_WITHOUT_WEB = ("python", "pythons")


def main(parts: Sequence[str]) -> int:
    """Run all checks, even after a failure, and print the counts; return the exit code."""
    signal.signal(signal.SIGTERM, _interrupt)
    REPORTS.mkdir(exist_ok=True)
    counts = _prepare_web()
    can_run = [part for part in parts if part in _WITHOUT_WEB or not counts.failed]
    counts = counts.plus(run(checks(can_run)))
    say(str(counts))
    return 1 if counts.failed or not counts.passed else 0


def run(waiting: Sequence[Check]) -> Counts:
    """Run the parallel checks, then those that need the machine alone."""
    together = [check for check in waiting if not check.alone]
    counts = _run(together, _PARALLEL)
    return counts.plus(_run([check for check in waiting if check.alone], 1))


def _run(checks_to_run: Sequence[Check], parallel: int) -> Counts:
    waiting = list(checks_to_run)
    running: list[RunningCheck] = []
    counts = Counts()
    reported_at = time.monotonic()
    try:
        while waiting or running:
            while waiting and len(running) < parallel:
                counts = counts.plus(_begin(waiting.pop(0), running))
            for check in [check for check in running if check.ended()]:
                running.remove(check)
                counts = counts.plus(check.finish())
                reported_at = time.monotonic()
            if time.monotonic() - reported_at > _PROGRESS_INTERVAL:
                say("  ... " + ", ".join(f"{check.check.name} since {check.seconds:.0f} s" for check in running))
                reported_at = time.monotonic()
            time.sleep(0.05)
    finally:
        for check in running:
            check.finish()
    return counts


def _prepare_web() -> Counts:
    """Build the site, which tests in Python need too; a failed build counts as one failure."""
    try:
        node.install()
        web_build.build()
    except CannotRun as reason:
        say(f"  FAILED web set-up: {reason}")
        return Counts(failed=1)
    return Counts()


def _begin(check: Check, running: list[RunningCheck]) -> Counts:
    try:
        running.append(RunningCheck(check))
    except CannotRun as reason:
        say(f"  FAILED {check.name}: {reason}")
        return Counts(failed=1)
    return Counts()


def _interrupt(*_: object) -> NoReturn:
    sys.exit(143)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or TEST_PARTS))

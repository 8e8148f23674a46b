"""`python -m local.testing [part ...]`: what `run.py test` does once the machine is set up."""

import signal
import sys
import time
from collections.abc import Sequence
from typing import NoReturn

from local.console import say
from local.errors import CannotRun
from local.setup import node, web_build
from local.testing.check import REPORTS, Check, RunningCheck
from local.testing.checks import checks
from local.testing.counts import Counts

_SIDE_BY_SIDE = 2
_STILL_AT_IT = 30.0


def main(parts: Sequence[str]) -> int:
    """Run the checks, go on after a failure, end in one line with the counts; return the exit code."""
    signal.signal(signal.SIGTERM, _interrupt)
    REPORTS.mkdir(exist_ok=True)
    counts = _prepare_web()
    can_run = [part for part in parts if part == "python" or not counts.failed]
    counts = counts.and_also(run(checks(can_run)))
    say(str(counts))
    return 1 if counts.failed or not counts.passed else 0


def run(waiting: Sequence[Check]) -> Counts:
    """Run what can go side by side, then what wants the machine for itself."""
    together = [check for check in waiting if not check.alone]
    counts = _run(together, _SIDE_BY_SIDE)
    return counts.and_also(_run([check for check in waiting if check.alone], 1))


def _run(checks_to_run: Sequence[Check], side_by_side: int) -> Counts:
    waiting = list(checks_to_run)
    running: list[RunningCheck] = []
    counts = Counts()
    reported_at = time.monotonic()
    try:
        while waiting or running:
            while waiting and len(running) < side_by_side:
                counts = counts.and_also(_begin(waiting.pop(0), running))
            for check in [check for check in running if check.ended()]:
                running.remove(check)
                counts = counts.and_also(check.finish())
                reported_at = time.monotonic()
            if time.monotonic() - reported_at > _STILL_AT_IT:
                say("  ... " + ", ".join(f"{check.check.name} since {check.seconds:.0f} s" for check in running))
                reported_at = time.monotonic()
            time.sleep(0.05)
    finally:
        for check in running:
            check.finish()
    return counts


def _prepare_web() -> Counts:
    """Build the site, which Python's tests of the whole site need too; what cannot be built is one failure."""
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
    sys.exit(main(sys.argv[1:] or ("python", "web", "e2e")))

"""`python -m local.testing [--thorough | --changed] [part ...]`: runs the checks of `run.py test`."""

import argparse
import os
import signal
import sys
import time
from collections.abc import Sequence
from typing import NoReturn

from local.console import say
from local.errors import CannotRun
from local.options import TEST_PARTS, add_test_options
from local.setup import node, web_build
from local.testing.changed import find_change
from local.testing.check import REPORTS, Check, RunningCheck
from local.testing.checks import CORES, checks, checks_of
from local.testing.counts import Counts

_AT_ONCE = CORES + 1
"""One more than there are cores, since tests wait for processes that they start."""
_PROGRESS_INTERVAL = 120.0
_WITHOUT_WEB = ("python", "pythons")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run all checks, even after a failure, and print the counts; return the exit code."""
    options = _parser().parse_args(arguments)
    signal.signal(signal.SIGTERM, _interrupt)
    REPORTS.mkdir(exist_ok=True)
    if options.thorough:
        os.environ["KARIJERA_THOROUGH"] = "1"
    counts = _test_change() if options.changed else _test_parts(options.parts or TEST_PARTS, thorough=options.thorough)
    say(str(counts))
    return 1 if counts.failed or not counts.passed else 0


def run(waiting: Sequence[Check]) -> Counts:
    """Run the parallel checks, then, one after the other, those that need the machine alone."""
    counts = _run([check for check in waiting if not check.alone])
    for check in waiting:
        if check.alone:
            counts = counts.plus(_run([check]))
    return counts


def _test_parts(parts: Sequence[str], *, thorough: bool) -> Counts:
    counts = _prepare_web()
    can_run = [part for part in parts if part in _WITHOUT_WEB or not counts.failed]
    return counts.plus(run(checks(can_run, thorough=thorough)))


def _test_change() -> Counts:
    """Run what the change can reach; the site is built only if the client is changed."""
    change = find_change()
    counts = _prepare_web() if change.web else Counts()
    return counts.plus(run(checks_of(change)))


def _run(checks_to_run: Sequence[Check]) -> Counts:
    waiting = list(checks_to_run)
    running: list[RunningCheck] = []
    counts = Counts()
    reported_at = time.monotonic()
    try:
        while waiting or running:
            while check := _next(waiting, running):
                waiting.remove(check)
                counts = counts.plus(_begin(check, running))
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


def _next(waiting: Sequence[Check], running: Sequence[RunningCheck]) -> Check | None:
    """The first that finds its cores free; the first of all if nothing runs."""
    busy = sum(check.check.cores for check in running)
    return next((check for check in waiting if not busy or busy + check.cores <= _AT_ONCE), None)


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


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="run.py test")
    add_test_options(parser)
    return parser


def _interrupt(*_: object) -> NoReturn:
    sys.exit(143)


if __name__ == "__main__":
    sys.exit(main())

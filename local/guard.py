"""Runs the supervisor under a guard, so that nothing is left behind even when one of the two is killed.

The guard is the process that the user sees. It adopts whatever loses its parent below it. When the supervisor dies,
the guard ends everything below; when the guard dies, the supervisor reads the end of the lifeline and ends everything
itself. Should both be killed at once, each service gets its own signal from the kernel (see `local.process`).
"""

import ctypes
import os
import signal
import sys
import time
from collections.abc import Callable

import psutil

_PR_SET_CHILD_SUBREAPER = 36
_FORWARDED = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
_LONGEST_STOP = 9.0  # seconds from the first signal until the guard takes over
_GRACE = 4.0


def under_guard(supervise: Callable[[int], int], *, when_over: Callable[[], None]) -> int:
    """Run `supervise(lifeline)` in a child process and return its answer; the lifeline ends when the guard does.

    `when_over` is called before what the supervisor may have left behind is ended.
    """
    adopt_orphans()
    lifeline, held_open = os.pipe()
    supervisor = os.fork()
    if supervisor == 0:
        os.close(held_open)
        adopt_orphans()
        _leave(supervise(lifeline))
    os.close(lifeline)
    code = _watch(supervisor)
    when_over()
    end_descendants(_GRACE)
    return code


def adopt_orphans() -> None:
    """Become the parent of every process below this one that loses its own parent."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def end_descendants(grace: float) -> None:
    """Ask every process below this one to end, and after `grace` seconds end those that did not."""
    for number, patience in ((signal.SIGTERM, grace), (signal.SIGKILL, 2.0)):
        below = psutil.Process().children(recursive=True)
        for process in below:
            _send(process.pid, number)
        psutil.wait_procs(below, timeout=patience)


def _watch(supervisor: int) -> int:
    overdue: float | None = None

    def forward(number: int, *_: object) -> None:
        nonlocal overdue
        overdue = overdue or time.monotonic() + _LONGEST_STOP
        _send(supervisor, number)

    for number in _FORWARDED:
        signal.signal(number, forward)
    while True:
        ended, status = os.waitpid(supervisor, os.WNOHANG)
        if ended:
            return max(os.waitstatus_to_exitcode(status), -1) % 256
        if overdue and time.monotonic() > overdue:
            _send(supervisor, signal.SIGKILL)
        time.sleep(0.05)


def _send(process: int, number: int) -> None:
    try:
        os.kill(process, number)
    except ProcessLookupError:
        return


def _leave(code: int) -> None:
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)

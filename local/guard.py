"""Runs the supervisor under a guard process, so that no process is left when either of them is killed.

The user starts the guard. It adopts orphaned descendants. When the supervisor dies, the guard ends them all; when the
guard dies, the supervisor reads the end of a pipe (lifeline) and ends everything itself. If both are killed at once,
each service gets a signal from the kernel (see `local.process`).
"""

import ctypes
import os
import signal
import sys
import time
from collections.abc import Callable, Collection

import psutil

_PR_SET_CHILD_SUBREAPER = 36
_FORWARDED = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
_MAX_STOP_SECONDS = 9.0  # seconds from the first signal until the guard takes over
_GRACE_SECONDS = 4.0


def run_guarded(supervise: Callable[[int], int], *, before_cleanup: Callable[[], None]) -> int:
    """Run `supervise(lifeline)` in a child process and return its exit code; the lifeline closes with the guard.

    `before_cleanup` is called before remaining processes are ended.
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
    before_cleanup()
    end_descendants(_GRACE_SECONDS)
    return code


def adopt_orphans() -> None:
    """Become the parent of every orphaned descendant."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def reap_orphans(children: Collection[int]) -> None:
    """Take the exit codes of adopted processes that have ended; those of `children` are left to whoever waits for them.

    An ended child hides the orphans behind it, so call this once its exit code has been taken.
    """
    while (ended := _ended_child()) and ended not in children:
        os.waitpid(ended, 0)


def _ended_child() -> int:
    """A child that has ended and waits for its exit code to be taken, or 0."""
    try:
        found = os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except ChildProcessError:
        return 0
    return found.si_pid if found else 0


def end_descendants(grace: float) -> None:
    """Ask every descendant to end, and kill the rest after `grace` seconds."""
    for number, patience in ((signal.SIGTERM, grace), (signal.SIGKILL, 2.0)):
        below = psutil.Process().children(recursive=True)
        for process in below:
            _send(process.pid, number)
        psutil.wait_procs(below, timeout=patience)


def _watch(supervisor: int) -> int:
    overdue: float | None = None

    def forward(number: int, *_: object) -> None:
        nonlocal overdue
        overdue = overdue or time.monotonic() + _MAX_STOP_SECONDS
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

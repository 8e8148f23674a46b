"""Forks the serving process from one that has imported everything, so that a killed one is replaced at once.

The parent must have no threads of ours, connections or event loop: a fork copies none of them in a usable state. The
threads of numpy's library end by themselves before a fork.
"""

import ctypes
import os
import signal
import sys
import time
from collections.abc import Callable

import structlog

STOP_SIGNALS = frozenset({signal.SIGTERM, signal.SIGINT})
STABLE_SECONDS = 10.0
"""Seconds after which a killed process is replaced at once, and earlier kills are forgotten."""
LONGEST_WAIT = 2.0
_FIRST_WAIT = 0.1
_PR_SET_PDEATHSIG = 1
_SIGNALLED = 128

log = structlog.get_logger()


def fork_serving_process(before_stop: Callable[[], None]) -> None:
    """Returns in a forked child, and in another one each time that a signal has ended the last.

    The parent passes SIGTERM and SIGINT on, after calling `before_stop`, and ends with its child's exit code; 128 and
    the signal's number when it died of one meanwhile. A child that exits by itself is not replaced: its start failed.
    No child outlives its parent.
    """
    handled = STOP_SIGNALS | {signal.SIGCHLD}
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, handled)
    kills = 0
    while True:
        parent, forked_at = os.getpid(), time.monotonic()
        child = os.fork()
        if child == 0:
            _die_with(parent)
            signal.pthread_sigmask(signal.SIG_SETMASK, mask)
            return
        code, stopped = _wait(child, handled, before_stop)
        if code >= 0 or stopped:
            sys.exit(code if code >= 0 else _SIGNALLED - code)
        kills = 1 if time.monotonic() - forked_at > STABLE_SECONDS else kills + 1
        wait = min(_FIRST_WAIT * 2 ** (kills - 1), LONGEST_WAIT) if kills > 1 else 0.0
        log.warning("serving_process_killed", signal=signal.Signals(-code).name, replaced_in_seconds=wait)
        if stop := signal.sigtimedwait(STOP_SIGNALS, wait):
            sys.exit(_SIGNALLED + stop.si_signo)


def _wait(child: int, handled: frozenset[signal.Signals], before_stop: Callable[[], None]) -> tuple[int, bool]:
    """The exit code, negative for a signal, and whether the child was asked to end."""
    stopped = False
    while True:
        number = signal.sigwait(handled)
        if number in STOP_SIGNALS:
            before_stop()
            stopped = True
            os.kill(child, number)
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status), stopped


def _die_with(parent: int) -> None:
    """The kernel kills this process when its parent has ended, however that ends."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    if os.getppid() != parent:
        os._exit(1)

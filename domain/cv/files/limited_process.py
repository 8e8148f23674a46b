"""Runs scripts that read or write files of strangers, within limits of time and memory."""

import signal
import subprocess
import sys
from pathlib import Path
from threading import BoundedSemaphore

from domain.cv.files.limits import MOST_SECONDS
from domain.kernel.errors import Unavailable

SCRIPTS = Path(__file__).parent
MOST_WAITING = 2 * MOST_SECONDS
"""Seconds on the clock; on a busy machine processor time takes longer."""
_OUT_OF_BOUNDS = (-signal.SIGKILL, -signal.SIGXCPU, -signal.SIGABRT)
"""Ends of a process beyond its limits: no more processor time, no more memory."""
AT_ONCE = 2
"""Limited processes that one process of the site runs at once: their memory is as many times that of `limits.py`."""
MOST_QUEUED = 15.0
"""Seconds that one waits for its turn."""
_limit = BoundedSemaphore(AT_ONCE)


class OutOfBounds(Exception):
    """The script took more time or memory than it may."""


class ScriptFailed(Exception):
    """The script ended with an error. What it wrote may quote the file, which belongs in no report."""


def run_limited(script: str, argument: str, given: bytes) -> bytes:
    """Runs the script with this standard input and returns its standard output.

    Raises OutOfBounds, ScriptFailed, and Unavailable when too many others are under way.
    """
    if not _limit.acquire(timeout=MOST_QUEUED):
        raise Unavailable
    try:
        return _run(script, argument, given)
    finally:
        _limit.release()


def _run(script: str, argument: str, given: bytes) -> bytes:
    command = [sys.executable, "-I", SCRIPTS / "limits.py", script, argument]
    try:
        ended = subprocess.run(command, input=given, capture_output=True, env={}, timeout=MOST_WAITING, check=False)
    except subprocess.TimeoutExpired as error:
        raise OutOfBounds from error
    if ended.returncode in _OUT_OF_BOUNDS or ended.stderr.startswith(b"memory"):
        raise OutOfBounds
    if ended.returncode:
        raise ScriptFailed(f"{script} ended with {ended.returncode}")
    return ended.stdout

"""The limits of a limited process, and how one takes them on."""

import ctypes
import os
import resource
import signal
import sys
from dataclasses import dataclass

_PR_SET_PDEATHSIG = 1
_OPEN_FILES = 64
_NICENESS = 5
"""A third of what a request gets where both want the processor, and all of it where nobody does."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits of reading one document: seconds of processor time, bytes of address space, bytes of result.

    `wait` is how many seconds the caller waits altogether: processor time takes longer on a busy machine.
    """

    cpu_seconds: int = 20
    memory: int = 2 * 2**30
    result: int = 64 * 2**20
    wait: float = 60.0


def take_on(limits: Limits, parent: int) -> None:
    """Limits this process for good: it ends with its parent, yields to others, and writes no file."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    if os.getppid() != parent:
        os._exit(1)
    os.nice(_NICENESS)
    resource.setrlimit(resource.RLIMIT_CPU, (limits.cpu_seconds, limits.cpu_seconds + 1))
    resource.setrlimit(resource.RLIMIT_AS, (limits.memory, limits.memory))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_NOFILE, (_OPEN_FILES, _OPEN_FILES))

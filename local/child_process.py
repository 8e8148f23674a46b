"""Runs in a child process just before its program.

It drops to the other user, asks the kernel for a signal when the parent dies, checks once whether it has died already,
and restores signals that Python ignores.

Standard library only: `local.process` passes this text to Python's `-c`.
"""

import ctypes
import os
import signal
import sys
from typing import NoReturn


def become(number: str, parent: str, user: str, *command: str) -> NoReturn:
    """Replace this process by the program, which gets the signal `number` when the parent dies."""
    if user:
        os.setgroups([])
        os.setgid(int(user))
        os.setuid(int(user))
    die_with_parent(int(number), int(parent))
    for ignored in (signal.SIGPIPE, signal.SIGXFSZ):
        signal.signal(ignored, signal.SIG_DFL)
    try:
        os.execvp(command[0], command)
    except OSError as error:
        sys.exit(why_not_started(command[0], error))


def die_with_parent(number: int, parent: int) -> None:
    """Have the kernel send the signal when the parent dies; end at once if it has died already."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, number)
    if os.getppid() != parent:
        os._exit(1)


def why_not_started(program: str, error: OSError) -> str:
    """The sentence that tells a missing program from a folder that this user may not enter."""
    if os.sep in program:
        folder = os.path.dirname(program)  # noqa: PTH120 - pathlib would double the time that a child takes to start
        reason = f"this user may not enter the folder {folder}" if _is_closed(folder) else error.strerror
        return f"{program} cannot be started: {reason}."
    folders = os.get_exec_path()
    for path in (os.path.join(folder, program) for folder in folders):  # noqa: PTH118
        if os.path.lexists(path):
            return f"{path} cannot be started: {error.strerror}."
    if closed := [folder for folder in folders if _is_closed(folder)]:
        return f"{program} was not found, and this user may not enter {', '.join(closed)}, named in PATH."
    return f"{program} was not found in any folder of PATH."


def _is_closed(folder: str) -> bool:
    try:
        os.stat(os.path.join(folder, "."))  # noqa: PTH116, PTH118
    except PermissionError:
        return True
    except OSError:
        return False
    return False


if __name__ == "__main__":
    become(*sys.argv[1:])

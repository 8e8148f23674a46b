"""Folders for unix sockets: short and private, since a data folder's path may be too long for a socket."""

import hashlib
import os
import shutil
import stat
import tempfile
from pathlib import Path

from local.errors import CannotRun

_MAX_PATH_BYTES = 107  # bytes in sockaddr_un.sun_path, less the closing zero
_LONGEST_NAME_BYTES = len("/.s.PGSQL.5432.lock")


def folder_for(data: Path, owner: int | None = None) -> Path:
    """Return the 0700 folder for the sockets of one data folder, created if missing.

    `owner` is the unprivileged user who may own it.
    """
    folder = _folder_of(data)
    if len(os.fsencode(folder)) + _LONGEST_NAME_BYTES > _MAX_PATH_BYTES:
        message = f"{folder} is too long for a socket's path; set TMPDIR to a shorter folder"
        raise CannotRun(message)
    folder.mkdir(mode=0o700, exist_ok=True)
    found = folder.lstat()
    if not stat.S_ISDIR(found.st_mode) or found.st_uid not in {os.geteuid(), owner} or found.st_mode & 0o077:
        message = f"{folder} does not belong to you alone; remove it and start again"
        raise CannotRun(message)
    return folder


def clear(data: Path) -> None:
    """Delete the folder of one data folder; no process may listen in it any more."""
    shutil.rmtree(_folder_of(data), ignore_errors=True)


def _folder_of(data: Path) -> Path:
    name = hashlib.sha256(os.fsencode(data.resolve())).hexdigest()[:16]
    return _socket_root() / f"karijera-{os.geteuid()}-{name}"


def _socket_root() -> Path:
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    usable = runtime and os.access(runtime, os.W_OK | os.X_OK) and Path(runtime).stat().st_uid == os.geteuid()
    return Path(runtime) if usable else Path(tempfile.gettempdir())

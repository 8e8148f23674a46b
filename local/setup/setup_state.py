"""Set-up state: one set-up at a time, and no step again whose inputs are unchanged. Standard library only."""

import fcntl
import hashlib
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from local.console import say
from local.data_folder import ROOT


@contextmanager
def one_set_up_at_a_time() -> Iterator[None]:
    """Lock the set-up of this checkout; wait if another one runs."""
    lock = os.open(ROOT / "run.py", os.O_RDONLY)
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("  Another set-up of this checkout is at work; waiting for it")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
    finally:
        os.close(lock)


def fingerprint(files: Iterable[Path], *further: str) -> str:
    """A digest of the names and contents of files, and of further strings."""
    digest = hashlib.sha256("\0".join(further).encode())
    for file in sorted(files):
        digest.update(b"\0" + os.fsencode(file.name) + b"\0" + file.read_bytes())
    return digest.hexdigest()


def is_done(marker: Path, what: str) -> bool:
    """Whether the marker records exactly this state."""
    try:
        return marker.read_text() == what
    except OSError:
        return False


def mark_done(marker: Path, what: str) -> None:
    """Record this state in the marker."""
    marker.write_text(what)

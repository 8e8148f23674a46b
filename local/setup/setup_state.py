"""Things that are done once: only one set-up at a time, and nothing again that is done. Standard library only."""

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
    """Wait for another set-up of this checkout to end, and keep others waiting meanwhile."""
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
    """A digest of the names and contents of files, and of further words that matter."""
    digest = hashlib.sha256("\0".join(further).encode())
    for file in sorted(files):
        digest.update(b"\0" + os.fsencode(file.name) + b"\0" + file.read_bytes())
    return digest.hexdigest()


def is_done(marker: Path, what: str) -> bool:
    """Tell whether the stamp says that exactly this has been done."""
    try:
        return marker.read_text() == what
    except OSError:
        return False


def mark_done(marker: Path, what: str) -> None:
    """Remember that this has been done."""
    marker.write_text(what)

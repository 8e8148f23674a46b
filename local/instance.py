"""One data folder is run once: who runs it, and under which address. Standard library only."""

import fcntl
import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from typing import Literal

from local.data_folder import DataFolder
from local.errors import CannotRun


class AlreadyRuns(CannotRun):
    """Somebody else runs this folder; the message names the address."""


@dataclass(frozen=True)
class Instance:
    """What the running site tells about itself."""

    address: str
    mail: str
    process: int
    state: Literal["starting", "running", "stopping"] = "starting"

    def now(self, state: Literal["running", "stopping"]) -> "Instance":
        """The same site in another state."""
        return replace(self, state=state)

    def sentence(self) -> str:
        """Say where the site is, for somebody who wanted to start it a second time."""
        how = "is already starting" if self.state == "starting" else "already runs"
        return f"Karijera {how} at {self.address}" + (f" (mail: {self.mail})" if self.mail else "")


def running(data_folder: DataFolder, patience: float = 12.0) -> Instance | None:
    """Return what runs on this folder, or None. One that is stopping is waited for."""
    deadline = time.monotonic() + patience
    while _is_held(data_folder):
        found = read(data_folder)
        if found and found.state != "stopping":
            return found
        if time.monotonic() > deadline:
            who = f"process {found.process}" if found else "another process"
            message = f"{data_folder.folder} is still in use by {who}; try again soon."
            raise CannotRun(message)
        time.sleep(0.1)
    return None


@contextmanager
def claim(data_folder: DataFolder) -> Iterator[None]:
    """Hold the folder for as long as this process and those forked from it live."""
    lock = os.open(data_folder.lock, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        for _ in range(20):  # somebody who only looks holds it for an instant
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                time.sleep(0.05)
        else:
            found = read(data_folder)
            raise AlreadyRuns(found.sentence() if found else f"{data_folder.folder} is in use.")
        data_folder.state.unlink(missing_ok=True)
        yield
    finally:
        os.close(lock)


def publish(data_folder: DataFolder, instance: Instance) -> None:
    """Tell others who runs this folder and in which state."""
    unfinished = data_folder.state.with_suffix(".new")
    unfinished.write_text(json.dumps(asdict(instance)))
    unfinished.replace(data_folder.state)


def read(data_folder: DataFolder) -> Instance | None:
    """Return what was told last about this folder, be it running or not."""
    try:
        return Instance(**json.loads(data_folder.state.read_text()))
    except (OSError, ValueError, TypeError):
        return None


def _is_held(data_folder: DataFolder) -> bool:
    try:
        lock = os.open(data_folder.lock, os.O_RDONLY)
    except FileNotFoundError:
        return False
    except OSError:
        return False  # opening the folder says why, in a sentence
    try:
        fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(lock)
    return False

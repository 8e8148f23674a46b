"""The instance that runs on a data folder: a lock, its process and address. Standard library only."""

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


class AlreadyRunning(CannotRun):
    """Another process runs this folder; the message names its address."""


@dataclass(frozen=True)
class Instance:
    """Published data of the running site."""

    address: str
    mail: str
    process: int
    state: Literal["starting", "running", "stopping"] = "starting"

    def now(self, state: Literal["running", "stopping"]) -> "Instance":
        """Return the same instance in another state."""
        return replace(self, state=state)

    def sentence(self) -> str:
        """Say where the site runs, for a user who tried to start it again."""
        how = "is already starting" if self.state == "starting" else "already runs"
        return f"Karijera {how} at {self.address}" + (f" (mail: {self.mail})" if self.mail else "")


def running(data_folder: DataFolder, patience: float = 12.0) -> Instance | None:
    """Return the instance that runs on this folder, or None. Waits for one that is stopping."""
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
    """Lock the folder for the lifetime of this process and its forks."""
    lock = os.open(data_folder.lock, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        for _ in range(20):  # a process that only checks holds the lock for an instant
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                time.sleep(0.05)
        else:
            found = read(data_folder)
            raise AlreadyRunning(found.sentence() if found else f"{data_folder.folder} is in use.")
        data_folder.state.unlink(missing_ok=True)
        yield
    finally:
        os.close(lock)


def publish(data_folder: DataFolder, instance: Instance) -> None:
    """Write the instance and its state for other processes."""
    unfinished = data_folder.state.with_suffix(".new")
    unfinished.write_text(json.dumps(asdict(instance)))
    unfinished.replace(data_folder.state)


def read(data_folder: DataFolder) -> Instance | None:
    """Return the last published instance of this folder, running or not."""
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
        return False  # opening the folder explains the error
    try:
        fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(lock)
    return False

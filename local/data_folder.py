"""The data folder: where everything that one installation keeps has its place. Standard library only."""

import errno
import hashlib
import os
import shutil
from pathlib import Path

from local.errors import CannotRun

ROOT = Path(__file__).resolve().parent.parent
DEFAULT = ROOT / ".karijera"
_LEAST_FREE = 64 * 1024 * 1024


class DataFolder:
    """One data folder. Nothing is made before `open`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.expanduser().absolute()
        self.postgres = self.folder / "postgres"
        self.valkey = self.folder / "valkey"
        self.mail = self.folder / "mail"
        self.files = self.folder / "files"
        self.logs = self.folder / "logs"
        self.secrets = self.folder / "secrets.json"
        self.lock = self.folder / "lock"
        self.state = self.folder / "running.json"
        self.environment = self.folder / "environment.json"

    def demo_mark(self, database: str) -> Path:
        """The file that tells that the demo content is in; `database` is the address of one that is not our own."""
        which = f"-{hashlib.sha256(database.encode()).hexdigest()[:12]}" if database else ""
        return self.folder / f"demo{which}.loaded"

    def open(self) -> None:
        """Make the folders, or say in a sentence why that is not possible."""
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            if (owner := self.folder.stat().st_uid) != os.geteuid():
                message = f"{self.folder} belongs to user {owner}: start as that user, or choose another --data folder."
                raise CannotRun(message)
            for part in (self.files, self.logs, self.mail):
                part.mkdir(mode=0o700, exist_ok=True)
            free = shutil.disk_usage(self.folder).free
        except OSError as error:
            raise CannotRun(explain_os_error(error, self.folder)) from error
        if free < _LEAST_FREE:
            left = f"{free >> 20} MB left"
            message = f"The disk that holds {self.folder} is full ({left}): make room, or choose another --data."
            raise CannotRun(message)


def explain_os_error(error: OSError, about: Path) -> str:
    """Turn what the system refused into a sentence with a way on."""
    where = error.filename or about
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            return f"The disk that holds {about} is full: make room, or choose another folder with --data."
        case errno.EACCES | errno.EPERM | errno.EROFS:
            return f"{where} cannot be read or written by this user: mend its permissions, or choose another --data."
        case errno.ENOTDIR | errno.EEXIST:
            return f"{where} is not a folder: choose another --data."
        case _:
            return f"{where}: {error.strerror}."

"""Layout of the data folder of an installation. Standard library only."""

import errno
import hashlib
import os
import shutil
from pathlib import Path

from local.errors import CannotRun

ROOT = Path(__file__).resolve().parent.parent
DEFAULT = ROOT / ".karijera"
_MIN_FREE_BYTES = 64 * 1024 * 1024


class DataFolder:
    """One data folder. Nothing is created before `open`."""

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
        """The file that marks the demo content as loaded; `database` is the URL of an external database."""
        which = f"-{hashlib.sha256(database.encode()).hexdigest()[:12]}" if database else ""
        return self.folder / f"demo{which}.loaded"

    def open(self) -> None:
        """Create the folders; raise CannotRun with an explanation if that fails."""
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
        if free < _MIN_FREE_BYTES:
            left = f"{free >> 20} MB left"
            message = f"The disk that holds {self.folder} is full ({left}): make room, or choose another --data."
            raise CannotRun(message)


def explain_os_error(error: OSError, about: Path) -> str:
    """Turn an OSError into a sentence that says what to do."""
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

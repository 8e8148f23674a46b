"""Stores encrypted files in a folder, outside any directory that a web server exposes: the default storage."""

import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from domain.documents.ports import StoredFile
from domain.kernel.errors import Unavailable


class Folder:
    """Files in subfolders by the first two letters of their names. Every process has to reach the same folder."""

    def __init__(self, directory: Path) -> None:
        self._directory = directory

    def put(self, name: str, data: bytes) -> None:
        path = self._path(name)
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, unfinished = tempfile.mkstemp(dir=path.parent, prefix=".")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            Path(unfinished).rename(path)
        except BaseException:
            Path(unfinished).unlink(missing_ok=True)
            raise

    def get(self, name: str) -> bytes | None:
        try:
            return self._path(name).read_bytes()
        except FileNotFoundError:
            return None

    def exists(self, name: str) -> bool:
        return self._path(name).is_file()

    def delete(self, name: str) -> None:
        self._path(name).unlink(missing_ok=True)

    def list(self) -> Iterator[StoredFile]:
        for path in self._directory.glob("??/[!.]*"):
            try:
                yield StoredFile(path.name, path.stat().st_mtime)
            except FileNotFoundError:  # removed in the meantime
                continue

    def remove_unfinished(self, seconds: float) -> None:
        limit = time.time() - seconds
        for path in self._directory.glob("??/.*"):
            if path.is_file() and path.stat().st_mtime < limit:
                path.unlink(missing_ok=True)

    def require_reachable(self) -> None:
        """A folder that does not exist yet is created by the first file."""
        if self._directory.exists() and not os.access(self._directory, os.R_OK | os.W_OK | os.X_OK):
            raise Unavailable from PermissionError("the folder of files can be neither read nor written")

    def _path(self, name: str) -> Path:
        return self._directory / name[:2] / name

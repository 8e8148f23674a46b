"""Stores encrypted files on disk, under random names, outside any directory that a web server exposes."""

import os
import re
import secrets
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

_NONCE_BYTES = 12
_NAME = re.compile(r"[0-9a-f]{40}", re.ASCII)


class FileStore:
    """Stores encrypted bytes; each file can be decrypted only with its key and for its document."""

    def __init__(self, directory: Path) -> None:
        self._directory = directory

    def write(self, cipher: AESGCM, document: bytes, content: bytes) -> str:
        """Stores the content and returns the file's name. Synced to disk before this returns."""
        name = secrets.token_hex(20)
        path = self._path(name)
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        nonce = os.urandom(_NONCE_BYTES)
        handle, unfinished = tempfile.mkstemp(dir=path.parent, prefix=".")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(nonce)
                file.write(cipher.encrypt(nonce, content, document))
                file.flush()
                os.fsync(file.fileno())
            Path(unfinished).rename(path)
        except BaseException:
            Path(unfinished).unlink(missing_ok=True)
            raise
        return name

    def read(self, cipher: AESGCM, document: bytes, name: str) -> bytes | None:
        """The content; None when the file is missing or was altered."""
        try:
            data = self._path(name).read_bytes()
            return cipher.decrypt(data[:_NONCE_BYTES], data[_NONCE_BYTES:], document)
        except (FileNotFoundError, InvalidTag):
            return None

    def exists(self, name: str) -> bool:
        """Whether the file is there, whatever it holds."""
        return self._path(name).is_file()

    def remove(self, name: str) -> None:
        """Removes a file. Idempotent."""
        self._path(name).unlink(missing_ok=True)

    def names_older_than(self, seconds: float) -> Iterator[str]:
        """Every file older than that, including unfinished ones left by a crash."""
        if not self._directory.is_dir():
            return
        limit = time.time() - seconds
        for path in self._directory.glob("*/*"):
            if path.is_file() and path.stat().st_mtime < limit:
                if _NAME.fullmatch(path.name):
                    yield path.name
                elif path.name.startswith("."):
                    path.unlink(missing_ok=True)

    def _path(self, name: str) -> Path:
        if not _NAME.fullmatch(name):
            msg = "not the name of a stored file"
            raise ValueError(msg)
        return self._directory / name[:2] / name

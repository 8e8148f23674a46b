"""Encrypts files before they reach their storage, under random names."""

import os
import re
import secrets
from collections.abc import Iterator

import structlog
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from domain.documents.bucket import Bucket
from domain.documents.folder import Folder
from domain.documents.ports import Storage, StoredFile
from domain.kernel.errors import Unavailable
from domain.kernel.process.settings import Settings

_NONCE_BYTES = 12
_NAME = re.compile(r"[0-9a-f]{40}", re.ASCII)

log = structlog.get_logger()


class FileStore:
    """Stores encrypted bytes; each file can be decrypted only with its key and for its document."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    @classmethod
    def of(cls, settings: Settings) -> "FileStore":
        """Opens the store in the bucket of the settings, or in the folder. Opens no connection."""
        if not settings.files_url:
            return cls(Folder(settings.files_dir))
        return cls(Bucket(settings))

    def write(self, cipher: AESGCM, document: bytes, content: bytes) -> str:
        """Stores the content and returns the file's name. Durable before this returns. Raises Unavailable."""
        name = secrets.token_hex(20)
        nonce = os.urandom(_NONCE_BYTES)
        self._storage.put(name, nonce + cipher.encrypt(nonce, content, document))
        return name

    def read(self, cipher: AESGCM, document: bytes, name: str) -> bytes | None:
        """The content; None when the file is missing or was altered. Raises Unavailable."""
        data = self._storage.get(_checked(name))
        try:
            return None if data is None else cipher.decrypt(data[:_NONCE_BYTES], data[_NONCE_BYTES:], document)
        except (InvalidTag, ValueError):  # ValueError: cut short
            return None

    def exists(self, name: str) -> bool:
        """Whether the file is there, whatever it holds. Raises Unavailable."""
        return self._storage.exists(_checked(name))

    def remove(self, name: str) -> bool:
        """Removes a file that no row names any more; False when that has to wait. Idempotent.

        It is not refused then, since the row is gone: reconciliation removes the file.
        """
        try:
            self._storage.delete(_checked(name))
        except (Unavailable, OSError) as error:
            log.warning("file_not_removed", reason=type(error.__cause__ or error).__name__)
            return False
        return True

    def files(self) -> Iterator[StoredFile]:
        """Every file. Raises Unavailable."""
        return (found for found in self._storage.list() if _NAME.fullmatch(found.name))

    def remove_unfinished(self, seconds: float) -> None:
        """Removes what writes that were cut off left behind, once it is that old."""
        self._storage.remove_unfinished(seconds)

    def require_reachable(self) -> None:
        """Raises Unavailable, soon, when files could be neither stored nor read; its cause says why."""
        self._storage.require_reachable()


def _checked(name: str) -> str:
    if not _NAME.fullmatch(name):
        msg = "not the name of a stored file"
        raise ValueError(msg)
    return name

"""Ports of documents: a virus scanner, and where encrypted files are stored."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol


class Scanner(Protocol):
    """A virus scanner; optional."""

    def find_threat(self, content: bytes) -> str | None:
        """The name of the malware found, or None. Raises Unavailable when the scanner does not respond."""
        ...


@dataclass(frozen=True, slots=True)
class StoredFile:
    """A file of a storage; `modified` in seconds since 1970, by the storage's clock."""

    name: str
    modified: float


class Storage(Protocol):
    """Holds encrypted files by name. A file appears whole or not at all, and is never changed.

    Every method raises Unavailable when the storage cannot be reached or refuses, and OSError of a disk.
    """

    def put(self, name: str, data: bytes) -> None:
        """Stores a file durably before this returns."""
        ...

    def get(self, name: str) -> bytes | None:
        """The content of a file; None when there is none."""
        ...

    def exists(self, name: str) -> bool:
        """Whether the file is there, whatever it holds."""
        ...

    def delete(self, name: str) -> None:
        """Removes a file. Idempotent."""
        ...

    def list(self) -> Iterator[StoredFile]:
        """All files, in no particular order."""
        ...

    def remove_unfinished(self, seconds: float) -> None:
        """Removes what writes that were cut off left behind, once it is that old."""
        ...

    def require_reachable(self) -> None:
        """Raises Unavailable, soon, when files could be neither stored nor read; its cause says why."""
        ...

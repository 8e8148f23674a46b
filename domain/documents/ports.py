"""Ports of documents: a virus scanner."""

from typing import Protocol


class Scanner(Protocol):
    """A virus scanner; optional."""

    def find_threat(self, content: bytes) -> str | None:
        """The name of the malware found, or None. Raises Unavailable when the scanner does not respond."""
        ...

"""What documents need from outside: a virus scanner."""

from typing import Protocol


class Scanner(Protocol):
    """A virus scanner. Without one nothing is scanned."""

    def find_threat(self, content: bytes) -> str | None:
        """The name of what was found, or None. Raises Unavailable when the scanner does not respond."""
        ...

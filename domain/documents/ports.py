"""What files may be shown to before they are taken."""

from typing import Protocol


class Scanner(Protocol):
    """Looks for what harms. Not configured, nothing is scanned."""

    def find_threat(self, content: bytes) -> str | None:
        """The name of what was found, or None. Raises Unavailable when the scanner is away."""
        ...

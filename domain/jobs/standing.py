"""How an ad stands at a moment: what lists, pages and applicants go by."""

from enum import StrEnum


class Standing(StrEnum):
    """Only an active ad is found and takes applications. The page of a removed one is gone; the others say why not."""

    ACTIVE = "active"
    PAUSED = "paused"
    EXPIRED = "expired"
    CLOSED = "closed"
    REMOVED = "removed"

"""Counts of an import, and a sample of its refusals."""

from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum

from domain.feeds.errors import BrokenFeed, RefusedItem

SAMPLE_SIZE = 100


class KeptOpen(StrEnum):
    """The reason why ads that are missing from a feed were not closed."""

    NOT_WHOLE = "FEED_NOT_WHOLE"
    EMPTY = "FEED_EMPTY"
    SUDDENLY_SMALL = "FEED_SUDDENLY_SMALL"
    UNNAMED_ITEMS = "FEED_ITEMS_UNNAMED"
    """Refused items without an id: each may be one of those that seem to be missing."""


@dataclass
class ImportReport:
    """Counts of items, and of ads missing from the feed.

    `joined` items are duplicates of jobs from other feeds. `sample` holds the first refusals. `seen` counts ids,
    `unnamed` refusals without one. `broken` is the error that ended the reading early.
    """

    added: int = 0
    joined: int = 0
    changed: int = 0
    unchanged: int = 0
    refused: int = 0
    refused_by_code: Counter[str] = field(default_factory=Counter[str])
    sample: list[RefusedItem] = field(default_factory=list[RefusedItem])
    seen: int = 0
    unnamed: int = 0
    missing: int = 0
    closed: int = 0
    kept_open: KeptOpen | None = None
    broken: BrokenFeed | None = None

    @property
    def read(self) -> int:
        """All items so far."""
        return self.added + self.joined + self.changed + self.unchanged + self.refused

    def refuse(self, item: RefusedItem) -> None:
        """Counts a refusal, and adds it to the sample if there is room."""
        self.refused += 1
        self.refused_by_code[item.code] += 1
        self.unnamed += not item.external_id
        if len(self.sample) < SAMPLE_SIZE:
            self.sample.append(item)

    def add(self, other: "ImportReport") -> None:
        """Adds the counts of another part of the same feed."""
        for name in ("added", "joined", "changed", "unchanged", "refused", "seen", "unnamed", "missing", "closed"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.refused_by_code += other.refused_by_code
        self.sample += other.sample[: SAMPLE_SIZE - len(self.sample)]

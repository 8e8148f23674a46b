"""All ads as of one version of the index: immutable segments, their stale ads, and the memory index."""

from dataclasses import dataclass
from datetime import datetime

from pyroaring import BitMap

from read_models.job_search.index.memory_index import MemoryIndex, MemoryIndexView
from read_models.job_search.index.segment import Segment


@dataclass(frozen=True, slots=True)
class Snapshot:
    """`now` is when it was read by the database's clock; it is current until `next_deadline`, when an ad expires, or
    until the version changes. `stale` and `expired` are the hidden ads of each segment. `memory_index` grows when the
    next snapshot is read; `memory_view` is the part of it that belongs to this one."""

    build: int
    version: int
    merged_version: int
    now: datetime
    next_deadline: datetime | None
    segments: tuple[Segment, ...]
    stale: dict[int, BitMap]
    expired: dict[int, BitMap]
    memory_index: MemoryIndex
    memory_view: MemoryIndexView

    def is_current(self, build: int, version: int, now: datetime) -> bool:
        """Whether it is the state at exactly that version and time."""
        return self.version == version and self.is_at_least(build, version, now)

    def is_at_least(self, build: int, version: int, now: datetime) -> bool:
        """Whether it is the state at that version and time or a newer one."""
        newer = self.build == build and self.version >= version
        return newer and (self.next_deadline is None or now <= self.next_deadline)

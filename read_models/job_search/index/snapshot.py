"""All ads as of one version of the index: immutable segments, what they no longer show, and recent changes."""

from dataclasses import dataclass
from datetime import datetime

from pyroaring import BitMap

from read_models.job_search.index.memory_index import MemoryIndex, MemoryIndexView
from read_models.job_search.index.segment import Segment


@dataclass(frozen=True, slots=True)
class Snapshot:
    """`now` is when it was read by the database's clock; it is current until `next_deadline`, when an ad expires, or
    until the version changes. `stale` and `expired` are the ads that each segment no longer shows. `memory_index` grows
    when the next snapshot is read; `memory_view` shows the part of it that belongs to this one."""

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
        """Whether it shows exactly what there is at that version and time."""
        return self.version == version and self.is_at_least(build, version, now)

    def is_at_least(self, build: int, version: int, now: datetime) -> bool:
        """Whether it shows what there was at that version and time, or something newer."""
        newer = self.build == build and self.version >= version
        return newer and (self.next_deadline is None or now <= self.next_deadline)

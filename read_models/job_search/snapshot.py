"""All ads as they stood at one version of the read model."""

from dataclasses import dataclass
from datetime import datetime

from pyroaring import BitMap

from read_models.job_search.recent import Recent, RecentView
from read_models.job_search.segment import Segment


@dataclass(frozen=True, slots=True)
class Snapshot:
    """`now` is when it was last right by the database's clock, and it is until `next_end`, when a deadline passes, or
    until the version changes. `stale` and `ended` are numbers of ads that segments show no more; `recent` grows when
    the next snapshot is made, `recent_view` shows of it what belongs to this one."""

    build: int
    version: int
    sealed: int
    now: datetime
    next_end: datetime | None
    segments: tuple[Segment, ...]
    stale: dict[int, BitMap]
    ended: dict[int, BitMap]
    recent: Recent
    recent_view: RecentView

    def is_right(self, build: int, version: int, now: datetime) -> bool:
        """Whether it shows what there is at that version and time."""
        return self.version == version and self.serves(build, version, now)

    def serves(self, build: int, version: int, now: datetime) -> bool:
        """Whether it shows what there was then, or what came later."""
        newer = self.build == build and self.version >= version
        return newer and (self.next_end is None or now <= self.next_end)

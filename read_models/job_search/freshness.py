"""How fresh an answer is: what says cheaply that nothing it was made of has changed."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import Connection

_QUERY = """
SELECT s.build, s.version, statement_timestamp(),
    (SELECT min(apply_until) FROM read.search_ad WHERE listed AND apply_until >= statement_timestamp())
FROM read.search_state s
"""
LONGEST = timedelta(seconds=60)
"""What is new is told by the clock, which moves also when nothing changes."""


@dataclass(frozen=True, slots=True)
class Freshness:
    """The build and version of the read model, when it was looked at, and when the next deadline passes."""

    build: int
    version: int
    now: datetime
    next_end: datetime | None

    def holds_at(self, present: "Freshness") -> bool:
        """Whether what was made at this moment is what would be made at the present one."""
        if (self.build, self.version) != (present.build, present.version):
            return False
        return (self.next_end is None or present.now <= self.next_end) and present.now - self.now < LONGEST


def find_freshness(connection: Connection) -> Freshness | None:
    """That of now; None while no ad was ever published."""
    row = connection.exec_driver_sql(_QUERY).one_or_none()
    return Freshness(*row) if row else None

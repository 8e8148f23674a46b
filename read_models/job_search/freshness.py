"""How fresh an answer is: what says cheaply that nothing it was made of has changed."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import Connection

from read_models.job_search.asking import ask
from read_models.job_search.holding import holding_of
from read_models.job_search.snapshot import Snapshot

_STATE = "SELECT build, version, statement_timestamp() FROM read.search_state"
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
    rows = ask(connection, _STATE, ())
    if not rows:
        return None
    build, version, now = rows[0]
    held = holding_of(connection).at_hand
    if held is not None and held.is_right(build, version, now):
        # Which deadline comes next is known, and looking for it takes longer than all else.
        return freshness_of(held, now)
    rows = ask(connection, _QUERY, ())
    return Freshness(*rows[0]) if rows else None


def freshness_of(held: Snapshot, now: datetime) -> Freshness:
    """That of what is made of a snapshot which is right at this moment."""
    return Freshness(held.build, held.version, now, held.next_end)


def last_freshness(connection: Connection) -> Freshness | None:
    """That of the last look at the ads, which is likely to hold still; None before the first."""
    held = holding_of(connection).at_hand
    return freshness_of(held, held.now) if held else None

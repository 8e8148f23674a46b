"""Reads the status of the index, against which cached results are validated."""

from datetime import datetime

from sqlalchemy import Connection

from read_models.job_search.index.segment_cache import SegmentCache
from read_models.job_search.index.snapshot import Snapshot
from read_models.job_search.search_result import IndexStatus
from read_models.kernel.driver_query import fetch_rows

_VERSION = "SELECT build, version, statement_timestamp() FROM read.search_state"
_STATUS = """
SELECT s.build, s.version, statement_timestamp(),
    (SELECT min(apply_until) FROM read.search_ad WHERE listed AND apply_until >= statement_timestamp())
FROM read.search_state s
"""


def read_status(connection: Connection, cache: SegmentCache) -> IndexStatus | None:
    """The current status; None while no ad was ever published."""
    rows = fetch_rows(connection, _VERSION, ())
    if not rows:
        return None
    build, version, now = rows[0]
    snapshot = cache.current
    if snapshot is not None and snapshot.is_current(build, version, now):
        # A current snapshot has the next deadline, which saves the more expensive statement below.
        return status_of(snapshot, now)
    rows = fetch_rows(connection, _STATUS, ())
    return IndexStatus(*rows[0]) if rows else None


def status_of(snapshot: Snapshot, now: datetime) -> IndexStatus:
    """The status of results computed from a snapshot that is current at this moment."""
    return IndexStatus(snapshot.build, snapshot.version, now, snapshot.next_deadline)

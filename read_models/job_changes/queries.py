"""Reads pages of the change feed. A page covers a thousand log positions, so a full page never changes."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, Text, cast, func, select

from domain.jobs.change_kinds import ChangeKind
from read_models.job_changes.tables import job_change
from read_models.kernel.tables import parked_stream, projection_checkpoint, projection_generation

POSITIONS_A_PAGE = 1000
_PROJECTION = "job_changes"
_CHANGES = select(
    job_change.c.position, job_change.c.job_number, job_change.c.version, job_change.c.kind, job_change.c.changed_at
)


@dataclass(frozen=True, slots=True)
class Change:
    """A change of a job, identified by the log position of its event."""

    position: int
    job_number: int
    version: int
    kind: ChangeKind
    changed_at: datetime


@dataclass(frozen=True, slots=True)
class ChangePage:
    """One page. After a full page there is another; a final page never changes."""

    number: int
    changes: Sequence[Change]
    is_full: bool
    is_final: bool


@dataclass(frozen=True, slots=True)
class FeedProgress:
    """The checkpoint of the feed, and the position of its first parked event."""

    position: int
    parked_at: int | None

    @property
    def last_page(self) -> int:
        return self.position // POSITIONS_A_PAGE + 1


def find_progress(connection: Connection) -> FeedProgress:
    """The progress of the live feed. Read it before a page, which may then contain more, but not less."""
    live = projection_generation.c
    reader = _PROJECTION + "@" + cast(live.live, Text) + ":jobs"
    parked = select(func.min(parked_stream.c.position)).where(
        parked_stream.c.projection == live.projection, parked_stream.c.generation == live.live
    )
    query = (
        select(projection_checkpoint.c.position, parked.scalar_subquery())
        .join(projection_generation, projection_checkpoint.c.reader == reader)
        .where(live.projection == _PROJECTION)
    )
    row = connection.execute(query).one_or_none()
    return FeedProgress(row[0], row[1]) if row else FeedProgress(0, None)


def list_changes(connection: Connection, after: int, *, limit: int) -> Sequence[Change]:
    """The changes after a position that the feed has passed, oldest first."""
    reached = find_progress(connection).position
    columns = job_change.c
    query = _CHANGES.where(columns.position > after, columns.position <= reached)
    return [Change(*row) for row in connection.execute(query.order_by(columns.position).limit(limit))]


def read_page(connection: Connection, number: int) -> ChangePage | None:
    """The page with this number, from 1; None for one that the feed has not reached."""
    progress = find_progress(connection)
    if number > progress.last_page:
        return None
    start, end = (number - 1) * POSITIONS_A_PAGE, number * POSITIONS_A_PAGE
    columns = job_change.c
    query = _CHANGES.where(columns.position > start, columns.position <= end).order_by(columns.position)
    changes = [Change(*row) for row in connection.execute(query)]
    is_full = progress.position >= end
    return ChangePage(number, changes, is_full, is_full and (progress.parked_at is None or progress.parked_at > end))

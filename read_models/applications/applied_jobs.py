"""The job of an application, as lists of applications name it: the fold of its events, and its row."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from datetime import datetime
from functools import reduce
from typing import Any, cast
from uuid import UUID

from domain.jobs.status import JobStatus, status_at
from domain.kernel.log.event import Event, RecordedEvent
from read_models.kernel.projection import Rows
from read_models.published_job.view import apply_event

Row = dict[str, Any]
_PLACES_NAMED = 3


@dataclass(frozen=True, slots=True)
class AppliedJob:
    """A published job. Whether it is active depends on the clock: `apply_until` passes by itself."""

    stream_id: UUID
    number: int
    employer_id: int
    employer_name: str
    title: str
    slug: str
    place: str
    apply_until: datetime
    paused_at: datetime | None = None
    closed_at: datetime | None = None
    removed_at: datetime | None = None

    @property
    def ended_at(self) -> datetime:
        """The moment at which the ad stopped, or will stop, taking applications for good."""
        return min(moment for moment in (self.apply_until, self.closed_at, self.removed_at) if moment is not None)

    def is_active(self, now: datetime) -> bool:
        """Whether the ad takes applications."""
        status = status_at(
            now,
            apply_until=self.apply_until,
            paused=self.paused_at is not None,
            expired=False,  # it is when the deadline has passed
            closed=self.closed_at is not None,
            removed=self.removed_at is not None,
        )
        return status is JobStatus.ACTIVE


COLUMNS = tuple(field.name for field in fields(AppliedJob))


def job_of_row(row: Mapping[str, Any]) -> AppliedJob:
    """The job that is stored in a row."""
    return AppliedJob(**{name: row[name] for name in COLUMNS})


def fold_job(history: Iterable[RecordedEvent[Event]]) -> AppliedJob | None:
    """The job that a history, or the beginning of one, leads to; None before it was published."""
    row = reduce(row_after, history, cast("Row | None", None))
    return job_of_row(row) if row else None


def project_job(rows: Rows, recorded: RecordedEvent[Event]) -> None:
    """Folds one event into the row of its job; drafts have none.

    Raises LookupError for a job that was never published.
    """
    row = row_after(rows.get(recorded.stream_id), recorded)
    if row is not None:
        rows.put(row)


def row_after(row: Row | None, recorded: RecordedEvent[Event]) -> Row | None:
    """The row once the event has happened."""
    after = apply_event(row, recorded)
    if after is None or "card" not in after:
        return after
    card = after["card"]
    named = ", ".join(place["name"] for place in card["places"][:_PLACES_NAMED])
    return after | {"title": card["title"], "slug": card["slug"], "place": named}

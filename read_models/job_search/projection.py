"""Projects jobs into one row each, and records which of them changed since the last merge."""

from collections.abc import Iterable, Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from domain.kernel.log.event import Event, RecordedEvent
from read_models.job_search.index.build import build_index, build_parts, finish_build
from read_models.job_search.index.document import document, tier_of_format
from read_models.job_search.index.pending_changes import IndexedBefore, record_changes
from read_models.job_search.index.sort_key import job_number_of, make_sort_key, tier_of
from read_models.job_search.index.verification import index_faults
from read_models.job_search.tables import job_search_tables, search_ad
from read_models.kernel.projection import Part, Rows
from read_models.published_job import view

Row = dict[str, Any]


class JobSearch:
    """The projection of the log `jobs` into rows and the index that searches read."""

    name = "job_search"
    version = 9
    logs = ("jobs",)
    metadata = job_search_tables
    partitionable_by_stream = True

    def project(self, connection: Connection, events: Sequence[RecordedEvent[Event]]) -> None:
        """Applies a batch job by job, writes each touched row once, and records the change for searches."""
        rows = Rows(connection, search_ad, [(recorded.stream_id,) for recorded in events])
        touched: dict[UUID, IndexedBefore | None] = {}
        for recorded in events:
            row = rows.get(recorded.stream_id)
            touched.setdefault(recorded.stream_id, _indexed(row) if row else None)
            after = apply_event(row, recorded)
            if after:
                rows.put(after)
        rows.save()
        record_changes(connection, {stream_id: before for stream_id, before in touched.items() if rows.get(stream_id)})

    def derive(self, connection: Connection) -> None:
        """Builds the index of all ads; from then on changes are recorded."""
        build_index(connection)

    def derived_faults(self, connection: Connection) -> Iterable[str]:
        """Compares the index with the ads."""
        return index_faults(connection)

    def parts(self, connection: Connection, processes: int) -> Sequence[Part]:
        """One part for each segment, if there are several, and one for suggestions."""
        parts = build_parts(connection, processes)
        return parts if len(parts) > 2 else ()

    def derive_rest(self, connection: Connection, found: Sequence[Any]) -> None:
        """Writes the spelling corrections, which need the words of all segments."""
        finish_build(connection, found)


def _indexed(row: Row) -> IndexedBefore:
    return IndexedBefore(row["sort_key"], row["title_words"], row["employer_id"])


def apply_event(row: Row | None, recorded: RecordedEvent[Event]) -> Row | None:
    """The row after the event; None while the job cannot be found.

    Raises LookupError for a job that was never published.
    """
    after = view.apply_event(row, recorded)
    if after is None:
        return None
    ad = view.ad_in(recorded)
    if ad:
        after |= document(ad, after["employer_id"], after["employer_name"])
    number = after["number"] if row is None else job_number_of(row["sort_key"])
    tier = tier_of_format(ad.format) if ad else tier_of(after["sort_key"])
    after["sort_key"] = make_sort_key(tier, after["published_at"], number)
    after["listed"] = not any(after[name] for name in ("paused_at", "expired_at", "closed_at", "removed_at"))
    return after

"""Projects each published job into a row of `job_page`."""

from collections.abc import Sequence

from sqlalchemy import Connection

from domain.kernel.log.event import Event, RecordedEvent
from read_models.job_pages.page_row import apply_event
from read_models.job_pages.tables import job_page, job_page_tables
from read_models.kernel.projection import Rows


class JobPages:
    """The projection of the log `jobs` into `job_page`."""

    name = "job_pages"
    version = 5
    logs = ("jobs",)
    metadata = job_page_tables
    partitionable_by_stream = True

    def project(self, connection: Connection, events: Sequence[RecordedEvent[Event]]) -> None:
        """Applies a batch of events and writes each touched row once."""
        rows = Rows(connection, job_page, [(recorded.stream_id,) for recorded in events])
        for recorded in events:
            row = apply_event(rows.get(recorded.stream_id), recorded)
            if row:
                rows.put(row)
        rows.save()

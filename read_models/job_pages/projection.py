"""Stamps a row for each job from its facts."""

from collections.abc import Sequence

from sqlalchemy import Connection

from domain.kernel.facts import Fact, Recorded
from read_models.job_pages.stamping import row_after
from read_models.job_pages.tables import job_page, job_page_tables
from read_models.kernel.projection import Rows


class JobPages:
    """The projection of the log `jobs` into `job_page`."""

    name = "job_pages"
    version = 3
    logs = ("jobs",)
    metadata = job_page_tables
    keeps_streams_apart = True

    def project(self, connection: Connection, facts: Sequence[Recorded[Fact]]) -> None:
        """Folds a batch by job and writes each touched row once."""
        rows = Rows(connection, job_page, [(recorded.stream_id,) for recorded in facts])
        for recorded in facts:
            row = row_after(rows.get(recorded.stream_id), recorded)
            if row:
                rows.put(row)
        rows.save()

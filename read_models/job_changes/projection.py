"""Writes down each change of a published job."""

from collections.abc import Sequence

from sqlalchemy import Connection

from domain.jobs.changes import KINDS
from domain.jobs.events import (
    JobPublished,
)
from domain.kernel.facts import Fact, Recorded
from read_models.job_changes.tables import changing_job, job_change, job_change_tables
from read_models.kernel.projection import Rows


class JobChanges:
    """The projection of the log `jobs` into the change feed."""

    name = "job_changes"
    version = 1
    logs = ("jobs",)
    metadata = job_change_tables
    keeps_streams_apart = True

    def project(self, connection: Connection, facts: Sequence[Recorded[Fact]]) -> None:
        """Adds a row for each change that the public can see."""
        jobs = Rows(connection, changing_job, [(recorded.stream_id,) for recorded in facts])
        changes = Rows(connection, job_change, [])
        for recorded in facts:
            if isinstance(recorded.fact, JobPublished):
                jobs.put({"stream_id": recorded.stream_id, "number": recorded.fact.number})
            kind, job = KINDS.get(type(recorded.fact)), jobs.get(recorded.stream_id)
            if kind and job:
                changes.put(
                    {
                        "position": recorded.position,
                        "job_number": job["number"],
                        "version": recorded.version,
                        "kind": kind,
                        "changed_at": recorded.recorded_at,
                    }
                )
        jobs.save()
        changes.save()

"""Projects public changes of jobs into the change feed."""

from collections.abc import Sequence

from sqlalchemy import Connection

from domain.jobs.change_kinds import CHANGE_KINDS
from domain.jobs.events import (
    JobPublished,
)
from domain.kernel.log.event import Event, RecordedEvent
from read_models.job_changes.tables import changing_job, job_change, job_change_tables
from read_models.kernel.projection import Rows


class JobChanges:
    """The projection of the log `jobs` into the change feed."""

    name = "job_changes"
    version = 1
    logs = ("jobs",)
    metadata = job_change_tables
    partitionable_by_stream = True

    def project(self, connection: Connection, events: Sequence[RecordedEvent[Event]]) -> None:
        """Adds a row for each public change."""
        jobs = Rows(connection, changing_job, [(recorded.stream_id,) for recorded in events])
        changes = Rows(connection, job_change, [])
        for recorded in events:
            if isinstance(recorded.event, JobPublished):
                jobs.put({"stream_id": recorded.stream_id, "number": recorded.event.number})
            kind, job = CHANGE_KINDS[type(recorded.event)], jobs.get(recorded.stream_id)
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

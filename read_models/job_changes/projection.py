"""Writes down each change of a published job."""

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection

from domain.jobs.events import (
    JobClosed,
    JobEdited,
    JobExpired,
    JobExtended,
    JobPaused,
    JobPublished,
    JobRelisted,
    JobRemoved,
    JobResumed,
    JobShortened,
)
from domain.kernel.facts import Fact, Recorded
from read_models.job_changes.tables import changing_job, job_change, job_change_tables
from read_models.kernel.projection import Rows

KINDS: Mapping[type[Fact], str] = {
    JobPublished: "published",
    JobEdited: "edited",
    JobExtended: "extended",
    JobShortened: "shortened",
    JobPaused: "paused",
    JobResumed: "resumed",
    JobExpired: "expired",
    JobClosed: "closed",
    JobRelisted: "relisted",
    JobRemoved: "removed",
}


class JobChanges:
    """The projection of the log `jobs` into the change feed."""

    name = "job_changes"
    version = 1
    logs = ("jobs",)
    metadata = job_change_tables

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

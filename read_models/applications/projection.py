"""Keeps a row for each application and one for each job: the state that their events lead to."""

from collections.abc import Sequence
from typing import cast

from sqlalchemy import Connection

from domain.applications.events import ApplicantErased, ApplicationEvent
from domain.applications.state import evolve
from domain.kernel.log.event import Event, RecordedEvent
from read_models.applications.applied_jobs import project_job
from read_models.applications.rows import application_of, row_of
from read_models.applications.tables import application, application_tables, applied_job
from read_models.kernel.projection import Rows


class ApplicationRows:
    """The projection of the logs `applications` and `jobs`, each into a table of its own."""

    name = "applications"
    version = 6
    logs = ("applications", "jobs")
    metadata = application_tables
    partitionable_by_stream = True

    def project(self, connection: Connection, events: Sequence[RecordedEvent[Event]]) -> None:
        """Folds a batch by stream and writes each touched row once."""
        if events[0].log == "jobs":
            table, project = applied_job, project_job
        else:
            table, project = application, project_application
        rows = Rows(connection, table, [(recorded.stream_id,) for recorded in events])
        for recorded in events:
            project(rows, recorded)
        rows.save()


def project_application(rows: Rows, recorded: RecordedEvent[Event]) -> None:
    """Folds one event into the row of its application. One that is deleted before it was sent has no row any more.

    Raises LookupError for an application that never began.
    """
    event = cast("ApplicationEvent", recorded.event)
    row = rows.get(recorded.stream_id)
    state = evolve(application_of(row) if row else None, event, recorded.recorded_at)
    if state is None:
        if isinstance(event, ApplicantErased):
            return
        msg = f"no row for application {recorded.stream_id}"
        raise LookupError(msg)
    if state.deleted_at and state.sent_at is None:
        rows.delete(recorded.stream_id)
    else:
        rows.put(row_of(recorded.stream_id, state))

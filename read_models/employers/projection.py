"""Projects ads into the employers that published them, and applications into what employers did with them."""

from collections.abc import Sequence

from sqlalchemy import Connection

from domain.jobs.events import JobPublished
from domain.kernel.log.event import Event, RecordedEvent
from read_models.employers.application_row import apply_application_event
from read_models.employers.employer_row import ad_columns, apply_ad_event
from read_models.employers.tables import employer_application, employer_job, employer_tables, listed_employer
from read_models.kernel.projection import Rows
from read_models.published_job.view import apply_event


class ListedEmployers:
    """The projection of the logs `jobs` and `applications`. It counts over streams, so one process reads each log."""

    name = "employers"
    version = 1
    logs = ("jobs", "applications")
    metadata = employer_tables

    def project(self, connection: Connection, events: Sequence[RecordedEvent[Event]]) -> None:
        """Applies a batch of one log and writes each touched row once."""
        if events[0].log == "jobs":
            _project_jobs(connection, events)
        else:
            _project_applications(connection, events)


def _project_jobs(connection: Connection, events: Sequence[RecordedEvent[Event]]) -> None:
    jobs = Rows(connection, employer_job, [(recorded.stream_id,) for recorded in events])
    rows = [jobs.get(recorded.stream_id) for recorded in events]
    ids = {row["employer_id"] for row in rows if row}
    ids |= {recorded.event.employer.id for recorded in events if isinstance(recorded.event, JobPublished)}
    employers = Rows(connection, listed_employer, [(each,) for each in sorted(ids)])
    for recorded in events:
        before = jobs.get(recorded.stream_id)
        after = apply_event(before, recorded)
        if after is None:
            continue
        if "card" in after:
            after |= ad_columns(after.pop("card"))
        jobs.put(after)
        employers.put(apply_ad_event(employers.get(after["employer_id"]), before, after, recorded))
    jobs.save()
    employers.save()


def _project_applications(connection: Connection, events: Sequence[RecordedEvent[Event]]) -> None:
    rows = Rows(connection, employer_application, [(recorded.stream_id,) for recorded in events])
    for recorded in events:
        row = apply_application_event(rows.get(recorded.stream_id), recorded)
        if row:
            rows.put(row)
    rows.save()

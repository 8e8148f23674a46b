"""Openings of a person's data: the one meaning that settings, "My CV" and the export go by.

Employers open applications and CVs of the CV database, each by an event of its own; nothing else shows them the data.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from uuid import UUID

from sqlalchemy import Connection, select, tuple_

from domain.applications.events import ApplicationSeen
from domain.cv.events import CvOpened
from read_models.activity.queries import first_data_of
from read_models.activity.tables import activity


class OpenedKind(StrEnum):
    """Kind of what was opened."""

    APPLICATION = "application"
    CV = "cv"


@dataclass(frozen=True, slots=True)
class Opening:
    """A person on an employer's side opened an application or a CV, also one that was deleted since.

    The employer is named as of then; `job_title`, of an application, is that of the ad for which it was sent.
    """

    kind: OpenedKind
    opened_id: UUID
    job_title: str | None
    employer_id: int
    employer_name: str
    at: datetime


def list_openings(connection: Connection, stream_ids: Sequence[UUID]) -> list[Opening]:
    """All openings of these applications and CVs, the newest first."""
    row = activity.c
    opens = (("applications", ApplicationSeen.topic), ("cv", CvOpened.topic))
    query = (
        select(row.log, row.stream_id, row.recorded_at, row.data)
        .where(row.log.in_([log for log, _ in opens]), row.stream_id.in_(stream_ids))
        .where(tuple_(row.log, row.topic).in_(opens))
        .order_by(row.recorded_at.desc(), row.stream_id, row.version.desc())
    )
    found = connection.execute(query).all()
    applications = {each.stream_id for each in found if each.log == "applications"}
    first = first_data_of(connection, "applications", sorted(applications))
    return [
        Opening(
            kind=OpenedKind.APPLICATION if each.stream_id in applications else OpenedKind.CV,
            opened_id=each.stream_id,
            job_title=first[each.stream_id]["job_title"] if each.stream_id in applications else None,
            employer_id=first.get(each.stream_id, each.data)["employer_id"],
            employer_name=first.get(each.stream_id, each.data)["employer_name"],
            at=each.recorded_at,
        )
        for each in found
    ]

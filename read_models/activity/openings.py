"""Openings of a person's data: the one meaning that settings, "My CV" and the export go by.

Employers open applications and CVs of the CV database, each by an event of its own; nothing else shows them the data.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, Row, select, tuple_

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
        _opening_of_application(each, first[each.stream_id]) if each.stream_id in first else _opening_of_cv(each)
        for each in found
    ]


def _opening_of_application(opened: Row[Any, Any, Any, Any], first: Mapping[str, Any]) -> Opening:
    """The first event of an application names its job and employer."""
    employer_id, employer_name = first["employer_id"], first["employer_name"]
    kind, job_title = OpenedKind.APPLICATION, first["job_title"]
    return Opening(kind, opened.stream_id, job_title, employer_id, employer_name, opened.recorded_at)


def _opening_of_cv(opened: Row[Any, Any, Any, Any]) -> Opening:
    employer_id, employer_name = opened.data["employer_id"], opened.data["employer_name"]
    return Opening(OpenedKind.CV, opened.stream_id, None, employer_id, employer_name, opened.recorded_at)

"""Queries of employers: only what was sent to them, and nothing personal of what was withdrawn."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from sqlalchemy import ColumnElement, Connection, RowMapping, and_, func, select, tuple_

from domain.applications.status import INBOX_STATUSES, InboxStatus
from read_models.applications.applied_jobs import job_of_row
from read_models.applications.rows import ApplicationRow, read_row, select_rows
from read_models.applications.tables import application, applied_job

COLUMNS = application.c

_IN_INBOX = COLUMNS.inbox_status.is_not(None)
_LAST_SENT = func.coalesce(COLUMNS.resent_at, COLUMNS.sent_at)


@dataclass(frozen=True, slots=True)
class InboxJob:
    """One of an employer's jobs with its applications counted."""

    number: int
    title: str
    place: str
    active: bool
    apply_until: datetime
    total: int
    new: int
    ended: int
    withdrawn: int


@dataclass(frozen=True, slots=True)
class InboxPage:
    """One page of applications, and how many match."""

    rows: Sequence[ApplicationRow]
    total: int


@dataclass(frozen=True, slots=True)
class Neighbours:
    """The applications before and after one in the list; None at its ends."""

    previous: UUID | None
    next: UUID | None


def find_employer_name(connection: Connection, employer_id: int) -> str | None:
    """The name in the employer's newest ad."""
    query = (
        select(applied_job.c.employer_name)
        .where(applied_job.c.employer_id == employer_id)
        .order_by(applied_job.c.number.desc())
        .limit(1)
    )
    return connection.execute(query).scalar_one_or_none()


def list_jobs(connection: Connection, employer_id: int) -> Sequence[InboxJob]:
    """The employer's jobs, those with new applications first, then the newest."""
    job = applied_job.c

    def count(*statuses: InboxStatus) -> ColumnElement[int]:
        return func.count(COLUMNS.id).filter(COLUMNS.inbox_status.in_(statuses))

    new = count("new", "updated")
    query = (
        select(
            applied_job,
            func.clock_timestamp().label("now"),
            count(*INBOX_STATUSES).label("total"),
            new.label("new"),
            count("ended").label("ended"),
            count("withdrawn").label("withdrawn"),
        )
        .join_from(applied_job, application, and_(COLUMNS.job_number == job.number), isouter=True)
        .where(job.employer_id == employer_id)
        .group_by(*applied_job.c)
        .order_by(new.desc(), job.number.desc())
    )
    return [_counted(row) for row in connection.execute(query).mappings()]


def _counted(row: RowMapping) -> InboxJob:
    job = job_of_row(dict(row))
    return InboxJob(
        number=job.number,
        title=job.title,
        place=job.place,
        active=job.is_active(row["now"]),
        apply_until=job.apply_until,
        total=row["total"],
        new=row["new"],
        ended=row["ended"],
        withdrawn=row["withdrawn"],
    )


def list_inbox(
    connection: Connection,
    employer_id: int,
    *,
    job_number: int | None = None,
    status: InboxStatus | None = None,
    page: int = 1,
    per_page: int = 50,
) -> InboxPage:
    """Applications that were sent to the employer, last sent first."""
    conditions = _conditions(employer_id, job_number, status)
    total = connection.execute(select(func.count()).select_from(application).where(*conditions)).scalar_one()
    query = select_rows().where(*conditions).order_by(_LAST_SENT.desc(), COLUMNS.id.desc())
    rows = connection.execute(query.offset((page - 1) * per_page).limit(per_page)).mappings()
    return InboxPage([read_row(row) for row in rows], total)


def find_inbox_application(connection: Connection, employer_id: int, application_id: UUID) -> ApplicationRow | None:
    """One application that was sent to the employer."""
    query = select_rows().where(COLUMNS.id == application_id, COLUMNS.employer_id == employer_id, _IN_INBOX)
    row = connection.execute(query).mappings().one_or_none()
    return read_row(row) if row else None


def find_neighbours(
    connection: Connection,
    employer_id: int,
    row: ApplicationRow,
    *,
    job_number: int | None = None,
    status: InboxStatus | None = None,
) -> Neighbours:
    """The neighbours of an application in the list with this filter, which need not hold the application itself: one
    that was new is not once it has been opened."""
    conditions = _conditions(employer_id, job_number, status)
    place = tuple_(_LAST_SENT, COLUMNS.id)
    here = tuple_(row.application.resent_at or row.application.sent_at, row.id)
    ids = select(COLUMNS.id).where(*conditions).limit(1)
    before = ids.where(place > here).order_by(_LAST_SENT, COLUMNS.id)
    after = ids.where(place < here).order_by(_LAST_SENT.desc(), COLUMNS.id.desc())
    return Neighbours(connection.execute(before).scalar_one_or_none(), connection.execute(after).scalar_one_or_none())


def _conditions(employer_id: int, job_number: int | None, status: InboxStatus | None) -> Sequence[ColumnElement[bool]]:
    conditions: list[ColumnElement[bool]] = [COLUMNS.employer_id == employer_id, _IN_INBOX]
    if job_number is not None:
        conditions.append(COLUMNS.job_number == job_number)
    if status is not None:
        conditions.append(COLUMNS.inbox_status == status)
    return conditions

"""Queries of applicants."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import ColumnElement, Connection, func, select

from read_models.applications.rows import ApplicationRow, read_row, select_rows
from read_models.applications.tables import application

COLUMNS = application.c
LISTED = COLUMNS.deleted_at.is_(None) & (COLUMNS.verified_at.is_not(None) | COLUMNS.account_id.is_not(None))


def of_contact(contact_index: str) -> ColumnElement[bool]:
    """Verified applications of the guest who is reached like this, but those that an account has taken over."""
    return (COLUMNS.contact_index == contact_index) & COLUMNS.verified_at.is_not(None) & COLUMNS.account_id.is_(None)


def of_account(account_id: UUID) -> ColumnElement[bool]:
    """Applications that a signed-in person made."""
    return COLUMNS.account_id == account_id


def list_applications(
    connection: Connection, whose: ColumnElement[bool], *, offset: int = 0, limit: int = 50
) -> tuple[Sequence[ApplicationRow], int]:
    """One person's applications that were not deleted, newest first, and how many there are."""
    total = connection.execute(select(func.count()).select_from(application).where(whose, LISTED)).scalar_one()
    query = select_rows().where(whose, LISTED).order_by(COLUMNS.initiated_at.desc(), COLUMNS.id.desc())
    return _all(connection, query.offset(offset).limit(limit)), total


def find_application(connection: Connection, application_id: UUID) -> ApplicationRow | None:
    """One application, whoever it belongs to."""
    row = connection.execute(select_rows().where(COLUMNS.id == application_id)).mappings().one_or_none()
    return read_row(row) if row else None


def list_ids_of_account(connection: Connection, account_id: UUID) -> Sequence[UUID]:
    """All applications of a signed-in person."""
    return connection.execute(select(COLUMNS.id).where(of_account(account_id))).scalars().all()


def list_prior(connection: Connection, row: ApplicationRow, whose: ColumnElement[bool]) -> Sequence[ApplicationRow]:
    """Earlier applications of the same person for the same job that were sent, newest first."""
    query = (
        select_rows()
        .where(
            whose,
            COLUMNS.job_number == row.application.job_number,
            COLUMNS.id != row.id,
            COLUMNS.sent_at.is_not(None),
            COLUMNS.initiated_at <= row.application.initiated_at,
        )
        .order_by(COLUMNS.sent_at.desc())
        .limit(20)
    )
    return _all(connection, query)


@dataclass(frozen=True, slots=True)
class SentApplication:
    """The application that was sent, and when."""

    id: UUID
    at: datetime


def list_sent_for(
    connection: Connection, whose: ColumnElement[bool], job_numbers: Sequence[int]
) -> dict[int, SentApplication]:
    """The person's application that was sent last, for each of these jobs that they have applied for."""
    query = (
        select(COLUMNS.job_number, COLUMNS.id, COLUMNS.sent_at)
        .where(whose, LISTED, COLUMNS.job_number.in_(job_numbers), COLUMNS.sent_at.is_not(None))
        .order_by(COLUMNS.sent_at)
    )
    return {row.job_number: SentApplication(row.id, row.sent_at) for row in connection.execute(query)}


def list_jobs_applied_for(connection: Connection, whose: ColumnElement[bool], *, limit: int) -> list[int]:
    """Numbers of the jobs that the person has sent an application for, the latest first."""
    latest = func.max(COLUMNS.sent_at)
    query = select(COLUMNS.job_number).where(whose, LISTED, COLUMNS.sent_at.is_not(None)).group_by(COLUMNS.job_number)
    return [*connection.execute(query.order_by(latest.desc(), COLUMNS.job_number).limit(limit)).scalars()]


def _all(connection: Connection, query: Any) -> Sequence[ApplicationRow]:
    return [read_row(row) for row in connection.execute(query).mappings()]

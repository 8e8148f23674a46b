"""Plain rows that are written with the events: whose an application is, and who has applied for which job.

Clean-up, adoption by an account and erasure find applications by their owners' rows.
"""

from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from sqlalchemy import Connection, Engine, exists, func, insert, or_, select, update
from sqlalchemy.dialects.postgresql import insert as insert_or_skip

from domain.applications.tables import application_owner, job_reservation
from domain.kernel.log.event_store import VersionConflict


def insert_owner(
    connection: Connection,
    application_id: UUID,
    contact_index: str,
    account_id: UUID | None = None,
    *,
    is_verified: bool = False,
) -> None:
    """Inserts the owner's row in the transaction that starts an application. `is_verified`: the contact is the
    account's own."""
    row = {
        "application_id": application_id,
        "contact_index": contact_index,
        "account_id": account_id,
        "verified_at": func.clock_timestamp() if is_verified else None,
    }
    connection.execute(insert(application_owner).values(row))


def list_of_account(connection: Connection, account_id: UUID) -> Sequence[UUID]:
    """The applications that the account made or took over, whose ids are those of their keys."""
    query = select(application_owner.c.application_id).where(application_owner.c.account_id == account_id)
    return connection.execute(query).scalars().all()


def mark_verified(connection: Connection, application_id: UUID) -> None:
    """Marks the row in the transaction that verifies: it is no longer removed after a day."""
    own = application_owner.c.application_id == application_id
    connection.execute(update(application_owner).where(own).values(verified_at=func.clock_timestamp()))


def mark_adopted(connection: Connection, application_id: UUID, account_id: UUID) -> None:
    """Marks the row in the transaction that makes the application an account's."""
    own = application_owner.c.application_id == application_id
    connection.execute(update(application_owner).where(own).values(account_id=account_id))


def mark_deleted(connection: Connection, application_id: UUID) -> None:
    """Marks the row in the transaction that deletes: it waits for clean-up."""
    own = application_owner.c.application_id == application_id
    not_deleted = own & application_owner.c.deleted_at.is_(None)
    connection.execute(update(application_owner).where(not_deleted).values(deleted_at=func.clock_timestamp()))


class Reservations:
    """One row for each sent application: a unique index lets one of several concurrent first tries win.

    `applicant` is an account's id or, for guests, the index of the verified contact."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def last_sent_at(self, job_number: int, applicant: str) -> datetime | None:
        """Finds when the applicant last sent an application for the job that is still there; None when there is
        none."""
        query = select(func.max(job_reservation.c.reserved_at)).where(
            job_reservation.c.job_number == job_number, job_reservation.c.applicant == applicant
        )
        with self._engine.connect() as connection:
            return connection.execute(query).scalar_one()

    def applications_for(self, job_number: int) -> list[UUID]:
        """The applications that were sent for a job and not deleted, oldest first."""
        query = (
            select(job_reservation.c.application_id)
            .where(job_reservation.c.job_number == job_number)
            .order_by(job_reservation.c.reserved_at, job_reservation.c.application_id)
        )
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

    @staticmethod
    def reserve(connection: Connection, job_number: int, applicant: str, application_id: UUID, *, again: bool) -> None:
        """Reserves the job for the applicant in the transaction that sends. Raises VersionConflict when somebody else's
        came first, unless `again`."""
        row = {"job_number": job_number, "applicant": applicant, "application_id": application_id, "again": again}
        statement = insert_or_skip(job_reservation).values(row).on_conflict_do_nothing()
        if connection.execute(statement.returning(job_reservation.c.application_id)).one_or_none() is None:
            raise VersionConflict

    @staticmethod
    def transfer(connection: Connection, application_id: UUID, applicant: str) -> None:
        """Transfers the reservation in the transaction of an adoption: the row becomes the account's, as a further one
        where there is a first."""
        first = job_reservation.alias()
        has_first = exists().where(
            first.c.job_number == job_reservation.c.job_number, first.c.applicant == applicant, ~first.c.again
        )
        own = update(job_reservation).where(job_reservation.c.application_id == application_id)
        connection.execute(own.values(applicant=applicant, again=or_(job_reservation.c.again, has_first)))

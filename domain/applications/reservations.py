"""Who has applied for what: the row that lets one of many simultaneous first tries win."""

from datetime import datetime
from uuid import UUID

from psycopg import Cursor
from psycopg.rows import DictRow
from sqlalchemy import Engine, func, select

from domain.applications.errors import AlreadyApplied
from domain.applications.tables import job_reservation


class Reservations:
    """`applicant` is an account's id or, for guests, the index of the verified contact."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def last_sent_at(self, job_number: int, applicant: str) -> datetime | None:
        """When the applicant last sent an application for the job that is still there; None when there is none."""
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
    def take(cursor: Cursor[DictRow], job_number: int, applicant: str, application_id: UUID, *, again: bool) -> None:
        """In the transaction that sends: refuses with AlreadyApplied when a first try is there, unless again."""
        taken = cursor.execute(
            "INSERT INTO public.job_reservation (job_number, applicant, application_id, again) VALUES (%s, %s, %s, %s)"
            " ON CONFLICT DO NOTHING RETURNING application_id",
            (job_number, applicant, application_id, again),
        ).fetchone()
        if taken is None and not _is_own(cursor, application_id):
            raise AlreadyApplied

    @staticmethod
    def hand_over(cursor: Cursor[DictRow], application_id: UUID, applicant: str) -> None:
        """In the transaction that makes an application somebody else's: theirs, and another one where they have one."""
        cursor.execute(
            "UPDATE public.job_reservation AS mine SET applicant = %(applicant)s, again = again OR EXISTS"
            " (SELECT FROM public.job_reservation AS other WHERE other.job_number = mine.job_number"
            "  AND other.applicant = %(applicant)s AND NOT other.again)"
            " WHERE application_id = %(application)s",
            {"applicant": applicant, "application": application_id},
        )


def _is_own(cursor: Cursor[DictRow], application_id: UUID) -> bool:
    """Whether the row in the way is the application's own: then the append itself finds out who came first."""
    query = "SELECT 1 FROM public.job_reservation WHERE application_id = %s"
    return cursor.execute(query, (application_id,)).fetchone() is not None

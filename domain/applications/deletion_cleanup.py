"""Removes what guests' deleted applications leave behind: files and, when nothing was ever sent, their key."""

from collections.abc import Sequence
from uuid import UUID

from sqlalchemy import Connection, Engine, delete, func, or_, select, text, update

from domain.applications.decisions.ownership import expire
from domain.applications.guest_applications import mark_deleted
from domain.applications.ports import DocumentStore
from domain.applications.state import Stage
from domain.applications.streams import ApplicationStreams
from domain.applications.tables import guest_application, job_reservation
from domain.kernel.event import SYSTEM, Context
from domain.kernel.personal_data import PersonKeys
from domain.verification.codes import VerificationCodes


class DeletionCleanup:
    """Idempotent; what a crash leaves over is found by `remove_unverified`."""

    def __init__(self, streams: ApplicationStreams, engine: Engine, keys: PersonKeys, documents: DocumentStore) -> None:
        self._streams = streams
        self._engine = engine
        self._keys = keys
        self._documents = documents

    @staticmethod
    def mark(connection: Connection, application_id: UUID) -> None:
        """In the transaction that deletes: frees the reservation, closes the code, and marks the row for clean-up."""
        connection.execute(delete(job_reservation).where(job_reservation.c.application_id == application_id))
        VerificationCodes.revoke(connection, application_id)
        mark_deleted(connection, application_id)

    def clean(self, application_id: UUID, *, was_sent: bool) -> None:
        """Removes the files of a guest's application, and its key unless it had been sent.

        A person with an account keeps both, also where they were a guest when they applied. Doing it again changes
        nothing.
        """
        row = guest_application
        with self._engine.begin() as connection:
            mine = row.c.application_id == application_id
            query = select(row.c.account_id).where(mine, row.c.deleted_at.is_not(None))
            found = connection.execute(query.with_for_update()).one_or_none()
            if found is None:
                return
            if found.account_id is None:
                self._documents.remove_all(application_id)
                if not was_sent:
                    self._keys.destroy(application_id)
            if was_sent or found.account_id:
                connection.execute(update(row).where(mine).values(cleaned_at=func.clock_timestamp()))
            else:
                connection.execute(delete(row).where(mine))

    def discard(self, application_id: UUID, document_ids: Sequence[UUID]) -> None:
        """Removes files of a guest's application that were replaced; an account keeps its own."""
        row = guest_application.c
        with self._engine.connect() as connection:
            mine = select(row.application_id).where(row.application_id == application_id, row.account_id.is_(None))
            if connection.execute(mine).one_or_none() is None:
                return
        self._documents.discard(application_id, document_ids)

    def remove_unverified(self) -> int:
        """For the schedule: removes what guests left unverified for a day, and what a crash left uncleaned.

        Answers with how many.
        """
        removed = 0
        for application_id in self._waiting():
            found = self._streams.find(application_id)
            outcome = self._streams.execute(
                application_id,
                expire,
                Context(SYSTEM, "task", subject=found.subject if found else None),
                write=lambda connection, gone=application_id: self.mark(connection, gone),
            )
            if outcome.state and outcome.state.deleted_at:
                self.clean(application_id, was_sent=outcome.state.stage >= Stage.SENT)
                removed += 1
        return removed

    def _waiting(self) -> list[UUID]:
        """Applications that nobody verified within a day, and deleted ones that were not cleaned."""
        row = guest_application
        day_ago = func.clock_timestamp() - text("interval '24 hours'")
        query = select(row.c.application_id).where(
            or_(
                row.c.verified_at.is_(None) & (row.c.started_at < day_ago),
                row.c.deleted_at.is_not(None) & row.c.cleaned_at.is_(None),
            )
        )
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

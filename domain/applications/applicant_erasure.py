"""Erases an applicant: deletes their applications, records the erasure, forgets their address."""

from dataclasses import replace
from uuid import UUID

from sqlalchemy import Connection, Engine, delete, update

from domain.applications.decisions.ownership import erase
from domain.applications.deletion_cleanup import DeletionCleanup
from domain.applications.streams import ApplicationStreams
from domain.applications.tables import guest_application
from domain.kernel.event import Context
from domain.verification.tables import verification_code, verification_contact


class ApplicantErasure:
    """To be used before the person's key is destroyed: without a key nothing can be recorded about them."""

    def __init__(self, streams: ApplicationStreams, engine: Engine) -> None:
        self._streams = streams
        self._engine = engine

    def erase(self, application_id: UUID, context: Context) -> int:
        """Records the erasure; returns the log's position. Repeating it changes nothing."""

        def write(connection: Connection) -> None:
            DeletionCleanup.mark(connection, application_id)

        subject = self._streams.require(application_id).subject
        return self._streams.execute(application_id, erase, replace(context, subject=subject), write=write).position

    def forget_contact(self, contact_index: str, account_id: UUID) -> None:
        """Deletes what is stored under the address alone: codes, counted guesses, and its index on applications."""
        row = guest_application.c
        with self._engine.begin() as connection:
            connection.execute(delete(verification_code).where(verification_code.c.contact_index == contact_index))
            connection.execute(
                delete(verification_contact).where(verification_contact.c.contact_index == contact_index)
            )
            mine = update(guest_application).where(
                (row.account_id == account_id) | (row.contact_index == contact_index)
            )
            connection.execute(mine.values(contact_index=""))

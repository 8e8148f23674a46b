"""Applications of somebody who is erased: taken back where they still stood, and said to be without their person."""

from dataclasses import replace
from uuid import UUID

from psycopg import Cursor
from psycopg.rows import DictRow
from sqlalchemy import Engine, delete, update

from domain.applications.application import erase
from domain.applications.farewell import Farewell
from domain.applications.streams import ApplicationStreams
from domain.applications.tables import guest_application
from domain.kernel.code_tables import verification_code, verification_contact
from domain.kernel.facts import Context


class Erasing:
    """Before the key of the person is destroyed: afterwards nothing is recorded about them any more."""

    def __init__(self, streams: ApplicationStreams, engine: Engine) -> None:
        self._streams = streams
        self._engine = engine

    def erase(self, application_id: UUID, context: Context) -> int:
        """Records it; answers with the log's position. Doing it again changes nothing."""

        def beside(cursor: Cursor[DictRow]) -> None:
            Farewell.mark(cursor, application_id)

        subject = self._streams.require(application_id).subject
        return self._streams.execute(application_id, erase, replace(context, subject=subject), beside=beside).position

    def forget_contact(self, contact_index: str, account_id: UUID) -> None:
        """What only the address leads to: codes, counted guesses, and in which applications it was given."""
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

"""Erases an applicant: deletes their applications, records the erasure, forgets their address."""

from functools import partial
from uuid import UUID

from sqlalchemy import Connection, Engine, SelectBase, delete, literal, select, update

from domain.applications.decisions.ownership import erase
from domain.applications.deletion_cleanup import DeletionCleanup
from domain.applications.follow_links import FollowLinks
from domain.applications.streams import ApplicationStreams
from domain.applications.tables import application_owner
from domain.kernel.log.event import Context
from domain.kernel.log.streams import AppendPlan
from domain.kernel.persons.personal_data import erased_persons
from domain.verification.tables import verification_code, verification_contact


class ApplicantErasure:
    """Erasure of an applicant, to be used before the person's key is destroyed: without a key nothing can be recorded
    about them."""

    def __init__(self, streams: ApplicationStreams, engine: Engine) -> None:
        self._streams = streams
        self._engine = engine

    def erase(self, application_id: UUID, context: Context) -> int:
        """Records the erasure; returns the log's position. Repeating it changes nothing."""
        rows = (
            partial(DeletionCleanup.mark, application_id=application_id),
            partial(FollowLinks.revoke, application_id=application_id),
        )
        return self._streams.execute(
            application_id, lambda state: AppendPlan(tuple(erase(state)), rows), context
        ).position

    def erase_unverified(self, contact_index: str, context: Context) -> None:
        """Erases applications that name the address and that nobody has verified: only its owner could."""
        row = application_owner.c
        unverified = (row.contact_index == contact_index) & row.verified_at.is_(None) & row.deleted_at.is_(None)
        with self._engine.connect() as connection:
            application_ids = connection.execute(select(row.application_id).where(unverified)).scalars().all()
        for application_id in application_ids:
            self.erase(application_id, context)

    def forget_erased(self) -> None:
        """Deletes what is stored under the addresses of applications whose keys are destroyed.

        A backup may have restored it.
        """
        row = application_owner.c
        erased = row.application_id.in_(erased_persons)
        with self._engine.begin() as connection:
            of_erased = select(row.contact_index).where(erased)
            self._forget_codes(connection, of_erased.except_(select(row.contact_index).where(~erased)))
            connection.execute(update(application_owner).where(erased).values(contact_index=""))

    def forget_contact(self, contact_index: str, account_id: UUID | None) -> None:
        """Deletes what is stored under the address alone: codes, counted guesses, and its index on applications."""
        row = application_owner.c
        with self._engine.begin() as connection:
            self._forget_codes(connection, select(literal(contact_index)))
            of_contact = (row.contact_index == contact_index) & row.account_id.is_(None)
            mine = (row.account_id == account_id) | of_contact if account_id else of_contact
            connection.execute(update(application_owner).where(mine).values(contact_index=""))

    @staticmethod
    def _forget_codes(connection: Connection, contact_indexes: SelectBase) -> None:
        for table in (verification_code, verification_contact):
            connection.execute(delete(table).where(table.c.contact_index.in_(contact_indexes)))

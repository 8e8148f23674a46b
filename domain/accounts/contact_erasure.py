"""Erases all data of a guest, who is known by a contact: requested once, irrevocable, completed by a task."""

from collections.abc import Sequence
from uuid import UUID

from sqlalchemy import Connection, Engine, func, select, update
from sqlalchemy.dialects.postgresql import insert

from domain.accounts.account_erasure import ErasureReason
from domain.accounts.one_time_links import OneTimeLinks, Purpose
from domain.accounts.tables import erasure
from domain.accounts.tasks import ERASE_CONTACT
from domain.kernel.persons.personal_data import PersonKeys
from domain.kernel.tasks import request_task
from domain.kernel.values.ids import new_id


class ContactErasure:
    """The link that it is requested by works until the erasure is finished, to show how far it is."""

    def __init__(self, engine: Engine, keys: PersonKeys) -> None:
        self._engine = engine
        self._keys = keys

    def request(self, contact_index: str, locale: str, correlation_id: UUID) -> None:
        """Requests erasure unless it is under way."""
        with self._engine.begin() as connection:
            if self._find_open(connection, contact_index):
                return
            erasure_id = new_id()
            row = {"person_id": erasure_id, "reason": ErasureReason.ASKED, "locale": locale}
            connection.execute(insert(erasure).values(**row, contact_index=contact_index))
            request_task(connection, ERASE_CONTACT, erasure_id, correlation_id)

    def is_under_way(self, contact_index: str) -> bool:
        """Whether everything of the contact is being erased."""
        with self._engine.connect() as connection:
            return self._find_open(connection, contact_index) is not None

    def find_contact(self, erasure_id: UUID) -> str | None:
        """Finds the contact whose data an erasure deletes, by its index; None once the erasure is finished."""
        row = erasure.c
        with self._engine.connect() as connection:
            return connection.execute(select(row.contact_index).where(row.person_id == erasure_id)).scalar_one_or_none()

    def finish(self, erasure_id: UUID, contact_index: str, person_ids: Sequence[UUID]) -> None:
        """Destroys the keys of the guest's applications, and forgets the contact. Idempotent."""
        for each in person_ids:
            self._keys.destroy(each)
        with self._engine.begin() as connection:
            OneTimeLinks.delete_of_address(connection, Purpose.PERSONAL_DATA, contact_index)
            done = update(erasure).where(erasure.c.person_id == erasure_id)
            connection.execute(done.values(finished_at=func.clock_timestamp(), contact_index=None))

    @staticmethod
    def _find_open(connection: Connection, contact_index: str) -> UUID | None:
        row = erasure.c
        query = select(row.person_id).where(row.contact_index == contact_index, row.finished_at.is_(None))
        return connection.execute(query.limit(1)).scalar_one_or_none()

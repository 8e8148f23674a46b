"""Erasing everything about a person: asked for once, never to be taken back, finished by a task."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from uuid import UUID

from sqlalchemy import Engine, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert

from domain.accounts.account import RETURN_WITHIN, Account
from domain.accounts.reauthentication import Reauthentication
from domain.accounts.sessions import Session, Sessions
from domain.accounts.tables import account, erasure, one_time_link, registration
from domain.accounts.tasks import ERASE_PERSON
from domain.kernel.ids import new_id
from domain.kernel.personal_data import PersonKeys, erased_persons
from domain.kernel.tasks import request_task

_NOW = func.clock_timestamp()


class ErasureReason(StrEnum):
    """Why somebody is erased."""

    ASKED = "asked"
    DEACTIVATED = "deactivated"


@dataclass(frozen=True, slots=True)
class Erasure:
    """Whose data is being erased, or has been."""

    person_id: UUID
    requested_at: datetime
    finished_at: datetime | None


class AccountErasure:
    """From the moment on that it is asked for, nobody signs in to the account."""

    def __init__(self, engine: Engine, keys: PersonKeys, reauthentication: Reauthentication) -> None:
        self._engine = engine
        self._keys = keys
        self._reauthentication = reauthentication

    def request(self, person: Account, session: Session, password: str, correlation_id: UUID) -> None:
        """Signs out everywhere and has everything erased. Refuses as Proving does."""
        self._reauthentication.require(person, session, password)
        self._begin(person.id, person.locale, ErasureReason.ASKED, correlation_id)

    def request_overdue(self) -> int:
        """For the schedule: has accounts erased whose persons did not come back; answers with how many."""
        row = account.c
        overdue = select(row.id, row.locale).where(
            row.deactivated_at < _NOW - RETURN_WITHIN, row.id.not_in(select(erasure.c.person_id))
        )
        with self._engine.connect() as connection:
            found = connection.execute(overdue).all()
        for each in found:
            self._begin(each.id, each.locale, ErasureReason.DEACTIVATED, new_id())
        return len(found)

    def find(self, person_id: UUID) -> Erasure | None:
        """How far it has come; None for somebody who is not being erased."""
        row = erasure.c
        query = select(row.person_id, row.requested_at, row.finished_at).where(row.person_id == person_id)
        with self._engine.connect() as connection:
            found = connection.execute(query).one_or_none()
        return Erasure(*found) if found else None

    def finish(self, person_id: UUID, others: Sequence[UUID]) -> None:
        """Destroys the account, and the keys of the person and of the guests whom they were before: after that nothing
        that was recorded about them can be read. Doing it again changes nothing."""
        mine = account.c.id == person_id
        with self._engine.begin() as connection:
            index = connection.execute(select(account.c.email_index).where(mine)).scalar_one_or_none()
            connection.execute(delete(account).where(mine))
            connection.execute(delete(one_time_link).where(one_time_link.c.email_index == index))
            rivals = delete(registration).where(registration.c.email_index == index).returning(registration.c.id)
            registrations: list[UUID] = list(connection.execute(rivals).scalars()) if index else []
        for each in (*others, *registrations, person_id):
            self._keys.destroy(each)
        with self._engine.begin() as connection:
            done = update(erasure).where(erasure.c.person_id == person_id, erasure.c.finished_at.is_(None))
            connection.execute(done.values(finished_at=_NOW))

    def list_restored(self) -> list[tuple[UUID, str]]:
        """Accounts whose persons have no key any more, with the indexes of their addresses: a backup that was taken
        before they were erased has brought the rows back."""
        row = account.c
        with self._engine.connect() as connection:
            found = connection.execute(select(row.id, row.email_index).where(row.id.in_(erased_persons)))
            return [(each.id, each.email_index) for each in found]

    def forget_registrations_of_erased(self) -> None:
        """The same for registrations."""
        with self._engine.begin() as connection:
            connection.execute(delete(registration).where(registration.c.id.in_(erased_persons)))

    def _begin(self, person_id: UUID, locale: str, reason: ErasureReason, correlation_id: UUID) -> None:
        row = {"person_id": person_id, "reason": reason, "locale": locale}
        with self._engine.begin() as connection:
            begun = insert(erasure).values(row).on_conflict_do_nothing().returning(erasure.c.person_id)
            if connection.execute(begun).one_or_none() is None:
                return
            mine = update(account).where(account.c.id == person_id)
            connection.execute(mine.values(deactivated_at=func.coalesce(account.c.deactivated_at, _NOW)))
            Sessions.end_all(connection, person_id)
            request_task(connection, ERASE_PERSON, person_id, correlation_id)

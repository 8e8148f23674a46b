"""Erases all data of a person: requested once, irrevocable, completed by a task."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from uuid import UUID

from sqlalchemy import Connection, Engine, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert

from domain.accounts.access_records import delete_addresses_of
from domain.accounts.account import REACTIVATION_PERIOD, Account
from domain.accounts.reauthentication import Reauthentication
from domain.accounts.sessions import Session, Sessions
from domain.accounts.tables import account, erasure, one_time_link, registration
from domain.accounts.tasks import ERASE_PERSON
from domain.kernel.persons.personal_data import PersonKeys, erased_persons, person_key
from domain.kernel.tasks import request_task
from domain.kernel.values.ids import new_id

_NOW = func.clock_timestamp()


class ErasureReason(StrEnum):
    """The reason for erasing a person: on request, or because the account stayed deactivated, or was not used for
    long."""

    ASKED = "asked"
    DEACTIVATED = "deactivated"
    INACTIVE = "inactive"


@dataclass(frozen=True, slots=True)
class Erasure:
    """A person whose data is being, or has been, erased."""

    person_id: UUID
    requested_at: datetime
    finished_at: datetime | None


class AccountErasure:
    """Erasure of accounts. Once it is requested, nobody can sign in to the account."""

    def __init__(self, engine: Engine, keys: PersonKeys, reauthentication: Reauthentication) -> None:
        self._engine = engine
        self._keys = keys
        self._reauthentication = reauthentication

    def request(self, person: Account, session: Session, password: str, correlation_id: UUID) -> None:
        """Ends all sessions and requests erasure. Raises what `Reauthentication.require` raises."""
        self._reauthentication.require(person, session, password)
        with self._engine.begin() as connection:
            self.begin(connection, person.id, person.locale, ErasureReason.ASKED, correlation_id)

    def request_overdue(self) -> int:
        """Erases, for the schedule, accounts that were not reactivated in time; returns how many."""
        row = account.c
        overdue = select(row.id, row.locale).where(
            row.deactivated_at < _NOW - REACTIVATION_PERIOD, row.id.not_in(select(erasure.c.person_id))
        )
        with self._engine.connect() as connection:
            found = connection.execute(overdue).all()
        for each in found:
            with self._engine.begin() as connection:
                self.begin(connection, each.id, each.locale, ErasureReason.DEACTIVATED, new_id())
        return len(found)

    def find(self, person_id: UUID) -> Erasure | None:
        """The progress of an erasure; None for somebody who is not being erased."""
        row = erasure.c
        query = select(row.person_id, row.requested_at, row.finished_at).where(row.person_id == person_id)
        with self._engine.connect() as connection:
            found = connection.execute(query).one_or_none()
        return Erasure(*found) if found else None

    def finish(self, person_id: UUID, others: Callable[[], Sequence[UUID]]) -> None:
        """Deletes the account and destroys the keys of the person and of `others`, their applications, which makes all
        events about them unreadable. Idempotent.

        `others` is called once the person has no key: then no application of theirs can begin any more.
        """
        mine = account.c.id == person_id
        with self._engine.begin() as connection:
            index = connection.execute(select(account.c.email_index).where(mine)).scalar_one_or_none()
            connection.execute(delete(account).where(mine))
            delete_addresses_of(connection, person_id)
            connection.execute(delete(one_time_link).where(one_time_link.c.email_index == index))
            rivals = delete(registration).where(registration.c.email_index == index).returning(registration.c.id)
            registrations: list[UUID] = list(connection.execute(rivals).scalars()) if index else []
        for each in (*registrations, person_id):
            self._keys.destroy(each)
        for each in others():
            self._keys.destroy(each)
        with self._engine.begin() as connection:
            done = update(erasure).where(erasure.c.person_id == person_id, erasure.c.finished_at.is_(None))
            connection.execute(done.values(finished_at=_NOW))

    def list_restored(self) -> list[tuple[UUID, str]]:
        """Accounts whose persons have no key, with their email indexes: restored from a backup that is older than the
        erasure."""
        row = account.c
        with self._engine.connect() as connection:
            found = connection.execute(select(row.id, row.email_index).where(row.id.in_(erased_persons)))
            return [(each.id, each.email_index) for each in found]

    def is_without_keys(self) -> bool:
        """Whether there are accounts but no keys: those of a backup were not restored."""
        query = select(select(account).exists() & ~select(person_key).exists())
        with self._engine.connect() as connection:
            return connection.execute(query).scalar_one()

    def delete_registrations_of_erased(self) -> None:
        """Deletes such registrations."""
        with self._engine.begin() as connection:
            connection.execute(delete(registration).where(registration.c.id.in_(erased_persons)))

    @staticmethod
    def begin(
        connection: Connection, person_id: UUID, locale: str, reason: ErasureReason, correlation_id: UUID
    ) -> bool:
        """Ends all sessions and requests erasure, in the caller's transaction; False when that was done before."""
        row = {"person_id": person_id, "reason": reason, "locale": locale}
        begun = insert(erasure).values(row).on_conflict_do_nothing().returning(erasure.c.person_id)
        if connection.execute(begun).one_or_none() is None:
            return False
        mine = update(account).where(account.c.id == person_id)
        connection.execute(mine.values(deactivated_at=func.coalesce(account.c.deactivated_at, _NOW)))
        Sessions.end_all(connection, person_id)
        request_task(connection, ERASE_PERSON, person_id, correlation_id)
        return True

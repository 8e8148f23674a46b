"""Roles, granted by those who run the site. Every account is a jobseeker."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from uuid import UUID

from sqlalchemy import Connection, Engine, RowMapping, delete
from sqlalchemy.dialects.postgresql import insert

from domain.accounts.access_records import Access, AccessKind, record_access
from domain.accounts.tables import account_role, account_session

NO_EMPLOYER = 0


class AccountRole(StrEnum):
    """Roles in addition to jobseeker."""

    EMPLOYER_ADMIN = "employer-admin"
    EMPLOYER_RECRUITER = "employer-recruiter"
    AUDITOR = "auditor"
    EDITOR = "editor"
    ADMINISTRATOR = "administrator"

    @property
    def is_of_employer(self) -> bool:
        return self in (AccountRole.EMPLOYER_ADMIN, AccountRole.EMPLOYER_RECRUITER)


NEEDS_SECOND_FACTOR = frozenset({AccountRole.ADMINISTRATOR, AccountRole.AUDITOR, AccountRole.EDITOR})
"""Roles that show the data of others, or change what everybody reads and agrees to: only a session that was begun with
a second factor has their rights."""


@dataclass(frozen=True, slots=True)
class Grant:
    """A role, with the employer that it is for, if any."""

    role: AccountRole
    employer_id: int = NO_EMPLOYER


class Roles:
    """Grants and revokes roles, and records it. Idempotent."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def grant(self, account_id: UUID, granted: Grant) -> bool:
        """Returns whether the account did not have it before."""
        row = {"account_id": account_id, "role": granted.role, "employer_id": granted.employer_id}
        statement = insert(account_role).values(row).on_conflict_do_nothing().returning(account_role.c.role)
        with self._engine.begin() as connection:
            is_new = connection.execute(statement).one_or_none() is not None
            if is_new:
                _record(connection, AccessKind.ROLE_GRANTED, account_id, granted)
        return is_new

    def revoke(self, account_id: UUID, granted: Grant) -> bool:
        """Returns whether the account had it. Impersonation ends with the role that allows it."""
        statement = delete(account_role).where(
            account_role.c.account_id == account_id,
            account_role.c.role == granted.role,
            account_role.c.employer_id == granted.employer_id,
        )
        with self._engine.begin() as connection:
            if granted == Grant(AccountRole.ADMINISTRATOR):
                connection.execute(delete(account_session).where(account_session.c.acting_id == account_id))
            was = connection.execute(statement).rowcount > 0
            if was:
                _record(connection, AccessKind.ROLE_REVOKED, account_id, granted)
        return was


def _record(connection: Connection, kind: AccessKind, account_id: UUID, granted: Grant) -> None:
    employer = str(granted.employer_id) if granted.employer_id else None
    record_access(connection, Access(kind, granted.role, "system", account_id=account_id, object_id=employer))


def grants_of(rows: Iterable[RowMapping]) -> frozenset[Grant]:
    """The grants of joined rows; a row without one has NULLs."""
    return frozenset(Grant(AccountRole(row["role"]), row["employer_id"]) for row in rows if row["role"])

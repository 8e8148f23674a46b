"""Roles: granted by those who run the site, never claimed. Everybody with an account is a jobseeker."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from uuid import UUID

from sqlalchemy import Engine, RowMapping, delete
from sqlalchemy.dialects.postgresql import insert

from domain.accounts.tables import account_role

NO_EMPLOYER = 0


class AccountRole(StrEnum):
    """What an account may be beside a jobseeker's."""

    EMPLOYER_ADMIN = "employer-admin"
    EMPLOYER_RECRUITER = "employer-recruiter"
    AUDITOR = "auditor"
    EDITOR = "editor"
    ADMINISTRATOR = "administrator"

    @property
    def is_of_employer(self) -> bool:
        return self in (AccountRole.EMPLOYER_ADMIN, AccountRole.EMPLOYER_RECRUITER)


@dataclass(frozen=True, slots=True)
class Grant:
    """A role, and for which employer where it is about one."""

    role: AccountRole
    employer_id: int = NO_EMPLOYER


class Roles:
    """Grants and takes away. Doing so again changes nothing."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def grant(self, account_id: UUID, granted: Grant) -> bool:
        """Answers with whether the account did not have it before."""
        row = {"account_id": account_id, "role": granted.role, "employer_id": granted.employer_id}
        statement = insert(account_role).values(row).on_conflict_do_nothing().returning(account_role.c.role)
        with self._engine.begin() as connection:
            return connection.execute(statement).one_or_none() is not None

    def revoke(self, account_id: UUID, granted: Grant) -> bool:
        """Answers with whether the account had it."""
        statement = delete(account_role).where(
            account_role.c.account_id == account_id,
            account_role.c.role == granted.role,
            account_role.c.employer_id == granted.employer_id,
        )
        with self._engine.begin() as connection:
            return connection.execute(statement).rowcount > 0


def grants_of(rows: Iterable[RowMapping]) -> frozenset[Grant]:
    """The grants in rows that each hold one, or none."""
    return frozenset(Grant(AccountRole(row["role"]), row["employer_id"]) for row in rows if row["role"])

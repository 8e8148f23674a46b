"""Identities at other sites, linked to accounts."""

from dataclasses import dataclass
from uuid import UUID

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects.postgresql import insert

from domain.accounts.tables import account_identity


@dataclass(frozen=True, slots=True)
class Identity:
    """A verified subject of an identity provider."""

    provider: str
    subject: str


def link_identity(connection: Connection, account_id: UUID, provider: str, subject_index: str) -> None:
    """Links an identity to the account; one that is linked to another account stays there."""
    row = {"provider": provider, "subject_index": subject_index, "account_id": account_id}
    connection.execute(insert(account_identity).values(row).on_conflict_do_nothing())


def find_linked(connection: Connection, provider: str, subject_index: str) -> UUID | None:
    """The account that this identity is linked to."""
    row = account_identity.c
    query = select(row.account_id).where(row.provider == provider, row.subject_index == subject_index)
    return connection.execute(query).scalar_one_or_none()


def unlink_identities(connection: Connection, account_id: UUID) -> None:
    """Unlinks all identities of the account; one whose provider vouches for the address is linked again at its next
    sign-in."""
    connection.execute(delete(account_identity).where(account_identity.c.account_id == account_id))


def providers_of(connection: Connection, account_id: UUID) -> list[str]:
    """The identity providers linked to an account."""
    row = account_identity.c
    query = select(row.provider).distinct().where(row.account_id == account_id).order_by(row.provider)
    return list(connection.execute(query).scalars())

"""Rows that say whose an application is: what clean-up, adoption by an account and erasure need to find."""

from collections.abc import Sequence
from uuid import UUID

from sqlalchemy import Connection, func, insert, select, update

from domain.applications.tables import application_owner


def insert_owner(
    connection: Connection,
    application_id: UUID,
    contact_index: str,
    account_id: UUID | None = None,
    *,
    is_verified: bool = False,
) -> None:
    """In the transaction that starts an application. `is_verified`: the contact is the account's own."""
    row = {
        "application_id": application_id,
        "contact_index": contact_index,
        "account_id": account_id,
        "verified_at": func.clock_timestamp() if is_verified else None,
    }
    connection.execute(insert(application_owner).values(row))


def list_of_account(connection: Connection, account_id: UUID) -> Sequence[UUID]:
    """The applications that the account made or took over, whose ids are those of their keys."""
    query = select(application_owner.c.application_id).where(application_owner.c.account_id == account_id)
    return connection.execute(query).scalars().all()


def mark_verified(connection: Connection, application_id: UUID) -> None:
    """In the transaction that verifies: the row is no longer removed after a day."""
    own = application_owner.c.application_id == application_id
    connection.execute(update(application_owner).where(own).values(verified_at=func.clock_timestamp()))


def mark_adopted(connection: Connection, application_id: UUID, account_id: UUID) -> None:
    """In the transaction that makes it an account's."""
    own = application_owner.c.application_id == application_id
    connection.execute(update(application_owner).where(own).values(account_id=account_id))


def mark_deleted(connection: Connection, application_id: UUID) -> None:
    """In the transaction that deletes: the row waits for clean-up."""
    own = application_owner.c.application_id == application_id
    not_deleted = own & application_owner.c.deleted_at.is_(None)
    connection.execute(update(application_owner).where(not_deleted).values(deleted_at=func.clock_timestamp()))

"""Rows of guests' applications: what the clean-up and the adoption by an account need to find."""

from uuid import UUID

from sqlalchemy import Connection, func, insert, update

from domain.applications.tables import guest_application


def insert_guest_application(connection: Connection, application_id: UUID, contact_index: str) -> None:
    """In the transaction that starts an application."""
    row = {"application_id": application_id, "contact_index": contact_index}
    connection.execute(insert(guest_application).values(row))


def mark_verified(connection: Connection, application_id: UUID) -> None:
    """In the transaction that verifies: the row is no longer removed after a day."""
    own = guest_application.c.application_id == application_id
    connection.execute(update(guest_application).where(own).values(verified_at=func.clock_timestamp()))


def mark_adopted(connection: Connection, application_id: UUID, account_id: UUID) -> None:
    """In the transaction that makes it an account's."""
    own = guest_application.c.application_id == application_id
    connection.execute(update(guest_application).where(own).values(account_id=account_id))


def mark_deleted(connection: Connection, application_id: UUID) -> None:
    """In the transaction that deletes: the row waits for clean-up."""
    own = guest_application.c.application_id == application_id
    not_deleted = own & guest_application.c.deleted_at.is_(None)
    connection.execute(update(guest_application).where(not_deleted).values(deleted_at=func.clock_timestamp()))

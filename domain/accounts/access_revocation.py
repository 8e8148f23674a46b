"""Revokes access to an account when its password changes, or when its owner proves by mail that it is theirs."""

from uuid import UUID

from sqlalchemy import Connection, select

from domain.accounts.devices import forget_devices
from domain.accounts.identities import unlink_identities
from domain.accounts.one_time_links import OneTimeLinks, Purpose
from domain.accounts.sessions import Sessions
from domain.accounts.tables import registration
from domain.verification.codes import VerificationCodes


def revoke_sessions(connection: Connection, account_id: UUID, *, but: UUID | None = None) -> None:
    """Ends all sessions except one, and cancels a pending change of address, which any of them may have requested."""
    Sessions.end_all(connection, account_id, but=but)
    OneTimeLinks.delete_unused(connection, Purpose.EMAIL, account_id)


def revoke_all_access(connection: Connection, account_id: UUID, email_index: str) -> None:
    """Ends all sessions, unlinks identities, forgets devices, and cancels sign-ins and links to identities that are
    under way: an earlier holder of the account may have left them."""
    revoke_sessions(connection, account_id)
    unlink_identities(connection, account_id)
    forget_devices(connection, account_id)
    for purpose in (Purpose.PASSWORD, Purpose.SIGN_IN):
        OneTimeLinks.use_all_of_address(connection, purpose, email_index)
    pending = select(registration.c.id).where(registration.c.email_index == email_index)
    for registration_id in connection.execute(pending).scalars().all():
        VerificationCodes.revoke(connection, registration_id)

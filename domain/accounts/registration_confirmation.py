"""Confirms a registration: verifying the address creates its account and signs in."""

from dataclasses import dataclass
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, Engine, Row, delete, insert, select
from sqlalchemy.exc import IntegrityError

from domain.accounts.account import AccountRepository
from domain.accounts.errors import UserExists
from domain.accounts.identities import link_identity
from domain.accounts.session_start import Browser, StartedSession, start_session
from domain.accounts.tables import account, account_consent, registration
from domain.kernel.personal_data import PersonKeys
from domain.verification.codes import VerificationCodes
from domain.verification.errors import InvalidVerificationCode, InvalidVerificationLink


@dataclass(frozen=True, slots=True)
class ConfirmedRegistration:
    """A signed-in account. `email_index` is that of the address just verified."""

    account_id: UUID
    email_index: str
    started_session: StartedSession


@dataclass(frozen=True, slots=True)
class _AcceptedParts:
    """Which parts of a registration to accept: a stranger may have chosen the password or identity for the address."""

    channel: str
    password: bool = True
    identity: bool = True


class RegistrationConfirmation:
    """Turns each registration into an account, once."""

    def __init__(
        self, engine: Engine, keys: PersonKeys, repository: AccountRepository, codes: VerificationCodes
    ) -> None:
        self._engine = engine
        self._keys = keys
        self._repository = repository
        self._codes = codes

    def confirm_code(self, registration_id: UUID, email: str, code: str, browser: Browser) -> ConfirmedRegistration:
        """By the five-digit code, in the browser that registered. Raises what `VerificationCodes` raises, and
        UserExists."""
        with self._engine.connect() as connection:
            index = connection.execute(
                select(registration.c.email_index).where(registration.c.id == registration_id)
            ).scalar_one_or_none()
        if index is not None and index != self._repository.email_index(email):
            raise InvalidVerificationCode
        self._codes.check_code(registration_id, code)
        with self._engine.begin() as connection:
            row = self._lock(connection, registration_id)
            if row is None:
                raise InvalidVerificationCode
            self._codes.mark_used(connection, registration_id, by_code=True)
            others = self._delete_others(connection, row)
            verified = self._create_account(connection, row, browser, _AcceptedParts("web"))
        return self._destroy_other_keys(verified, [registration_id, *others])

    def confirm_link(
        self, registration_id: UUID, link_token: str, browser: Browser, *, is_same: bool
    ) -> ConfirmedRegistration:
        """By the mailed link, in any browser; `is_same` says that it is the one that registered.

        In another browser a provider's identity is not linked, and the password is dropped if there are other
        registrations for the address: then it has to be reset.
        """
        self._codes.check_link(registration_id, link_token)
        with self._engine.begin() as connection:
            row = self._lock(connection, registration_id)
            if row is None:
                raise InvalidVerificationLink
            self._codes.mark_used(connection, registration_id, by_code=False)
            others = self._delete_others(connection, row)
            accepted = _AcceptedParts("link", password=is_same or not others, identity=is_same)
            verified = self._create_account(connection, row, browser, accepted)
        return self._destroy_other_keys(verified, [registration_id, *others])

    def confirm_verified(self, registration_id: UUID, browser: Browser) -> ConfirmedRegistration:
        """For a browser whose person has verified the address by other means."""
        with self._engine.begin() as connection:
            row = self._lock(connection, registration_id)
            if row is None:
                raise InvalidVerificationLink
            others = self._delete_others(connection, row)
            verified = self._create_account(connection, row, browser, _AcceptedParts("web"))
        return self._destroy_other_keys(verified, [registration_id, *others])

    def _create_account(
        self, connection: Connection, row: Row[Any], browser: Browser, accepted: _AcceptedParts
    ) -> ConfirmedRegistration:
        existing = connection.execute(
            select(account.c.id).where(account.c.email_index == row.email_index)
        ).scalar_one_or_none()
        provider: str | None = row.provider if accepted.identity else None
        if existing and not provider:
            raise UserExists
        connection.execute(delete(registration).where(registration.c.id == row.id))
        if existing is None:
            self._insert(connection, row, accepted)
        account_id: UUID = existing or row.id
        if provider:
            link_identity(connection, account_id, provider, row.subject_index)
        return ConfirmedRegistration(account_id, row.email_index, start_session(connection, account_id, browser))

    @staticmethod
    def _insert(connection: Connection, row: Row[Any], accepted: _AcceptedParts) -> None:
        values = {
            "id": row.id,
            "email_index": row.email_index,
            "encrypted_email": row.encrypted_email,
            "encrypted_profile": row.encrypted_profile,
            "password_hash": row.password_hash if accepted.password else None,
            "locale": row.locale,
        }
        consent = {
            "account_id": row.id,
            "number": 1,
            "text_version": row.consent_version,
            "language": row.consent_language,
            "channel": accepted.channel,
            "given_at": row.requested_at,
        }
        try:
            connection.execute(insert(account).values(values))
        except IntegrityError as error:
            raise UserExists from error
        connection.execute(insert(account_consent).values(consent))

    def _destroy_other_keys(
        self, verified: ConfirmedRegistration, registration_ids: list[UUID]
    ) -> ConfirmedRegistration:
        """Destroys the keys of registrations that did not become an account."""
        for registration_id in registration_ids:
            if registration_id != verified.account_id:
                self._keys.destroy(registration_id)
        return verified

    @staticmethod
    def _lock(connection: Connection, registration_id: UUID) -> Row[Any] | None:
        query = select(registration).where(registration.c.id == registration_id).with_for_update()
        return connection.execute(query).one_or_none()

    @staticmethod
    def _delete_others(connection: Connection, row: Row[Any]) -> list[UUID]:
        """Deletes the other registrations of the same address; returns their ids."""
        others = (registration.c.email_index == row.email_index) & (registration.c.id != row.id)
        return list(connection.execute(delete(registration).where(others).returning(registration.c.id)).scalars())

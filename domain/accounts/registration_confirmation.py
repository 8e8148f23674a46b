"""Confirms a registration: verifying the address creates its account and signs in."""

from dataclasses import asdict, dataclass
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, Engine, Row, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from domain.accounts.account import AccountRepository, Profile
from domain.accounts.consents import AccountConsent
from domain.accounts.errors import OwnDetailsRequired, UserExists
from domain.accounts.identities import link_identity
from domain.accounts.passwords import PasswordHashing, require_strong_password
from domain.accounts.session_start import Browser, SignInOutcome, start_session
from domain.accounts.tables import account, account_consent, registration
from domain.kernel.persons.personal_data import PersonKeys
from domain.verification.codes import VerificationCodes
from domain.verification.errors import InvalidVerificationCode, InvalidVerificationLink


@dataclass(frozen=True, slots=True)
class ConfirmedRegistration:
    """An account, signed in or at the second step. `email_index` is that of the address just verified."""

    account_id: UUID
    email_index: str
    outcome: SignInOutcome


@dataclass(frozen=True, slots=True)
class OwnDetails:
    """Profile, password and consent that replace the registered ones when whoever confirms the address enters their
    own."""

    profile: Profile
    password: str
    consent: AccountConsent


@dataclass(frozen=True, slots=True)
class _NewAccount:
    """The columns of an account and its consent, and the identity to link."""

    account: dict[str, Any]
    consent: dict[str, Any]
    identity: tuple[str, str] | None = None


class RegistrationConfirmation:
    """Turns each registration into an account, once. What was registered counts only in the browser that did it, or
    that knows its password: elsewhere the confirmation proves the address alone."""

    def __init__(
        self,
        engine: Engine,
        keys: PersonKeys,
        repository: AccountRepository,
        codes: VerificationCodes,
        hashing: PasswordHashing,
    ) -> None:
        self._engine = engine
        self._keys = keys
        self._repository = repository
        self._codes = codes
        self._hashing = hashing

    def confirm_code(self, registration_id: UUID, email: str, code: str, browser: Browser) -> ConfirmedRegistration:
        """Confirms the address by the five-digit code, in the browser that registered. Raises what `VerificationCodes`
        raises, and UserExists."""
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
            verified = self._create_account(connection, row, _as_registered(row, "web"), browser)
        return self._destroy_other_keys(verified, [registration_id, *others])

    def confirm_link(
        self, registration_id: UUID, link_token: str, browser: Browser, details: OwnDetails | None, *, is_same: bool
    ) -> ConfirmedRegistration:
        """Confirms the address by the mailed link, in any browser; `is_same` says that it is the one that registered.

        Own details replace everything that was registered but the address. Raises OwnDetailsRequired without them in
        another browser, InvalidInput for a weak password, TooBusy, and what `VerificationCodes` raises.
        """
        self._codes.check_link(registration_id, link_token)
        password_hash = self._hash(registration_id, details) if details else None
        with self._engine.begin() as connection:
            row = self._lock(connection, registration_id)
            if row is None:
                raise InvalidVerificationLink
            if details is None and not is_same:
                self._require_no_account(connection, row)
                raise OwnDetailsRequired
            new = self._with_details(row, details, password_hash) if details else _as_registered(row, "link")
            self._codes.mark_used(connection, registration_id, by_code=False)
            others = self._delete_others(connection, row)
            verified = self._create_account(connection, row, new, browser)
        return self._destroy_other_keys(verified, [registration_id, *others])

    def confirm_verified(self, registration_id: UUID, browser: Browser) -> ConfirmedRegistration:
        """Confirms the address for a browser whose person has verified it by other means."""
        with self._engine.begin() as connection:
            row = self._lock(connection, registration_id)
            if row is None:
                raise InvalidVerificationLink
            others = self._delete_others(connection, row)
            verified = self._create_account(connection, row, _as_registered(row, "web"), browser)
        return self._destroy_other_keys(verified, [registration_id, *others])

    def _hash(self, registration_id: UUID, details: OwnDetails) -> str:
        with self._engine.connect() as connection:
            ciphertext = connection.execute(
                select(registration.c.encrypted_email).where(registration.c.id == registration_id)
            ).scalar_one_or_none()
        if ciphertext is None:
            raise InvalidVerificationLink
        require_strong_password(details.password, email=self._repository.decrypt_email(registration_id, ciphertext))
        return self._hashing.hash(details.password)

    def _with_details(self, row: Row[Any], details: OwnDetails, password_hash: str | None) -> _NewAccount:
        profile = self._repository.encrypt_profile(row.id, details.profile)
        return _NewAccount(
            {"encrypted_profile": profile, "password_hash": password_hash},
            {
                **asdict(details.consent),
                "channel": "link",
                "given_at": func.clock_timestamp(),
            },
        )

    def _create_account(
        self, connection: Connection, row: Row[Any], new: _NewAccount, browser: Browser
    ) -> ConfirmedRegistration:
        if new.identity is None:
            self._require_no_account(connection, row)
        existing = self._find_account(connection, row)
        connection.execute(delete(registration).where(registration.c.id == row.id))
        if existing is None:
            self._insert(connection, row, new)
        account_id: UUID = existing or row.id
        if new.identity:
            link_identity(connection, account_id, *new.identity)
        return ConfirmedRegistration(account_id, row.email_index, start_session(connection, account_id, browser))

    @staticmethod
    def _insert(connection: Connection, row: Row[Any], new: _NewAccount) -> None:
        same = {name: getattr(row, name) for name in ("id", "email_index", "encrypted_email", "locale")}
        try:
            connection.execute(insert(account).values(same | new.account))
        except IntegrityError as error:
            raise UserExists from error
        connection.execute(insert(account_consent).values({"account_id": row.id, "number": 1} | new.consent))

    @staticmethod
    def _find_account(connection: Connection, row: Row[Any]) -> UUID | None:
        query = select(account.c.id).where(account.c.email_index == row.email_index)
        return connection.execute(query).scalar_one_or_none()

    def _require_no_account(self, connection: Connection, row: Row[Any]) -> None:
        if self._find_account(connection, row) is not None:
            raise UserExists

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


def _as_registered(row: Row[Any], channel: str) -> _NewAccount:
    return _NewAccount(
        {"encrypted_profile": row.encrypted_profile, "password_hash": row.password_hash},
        {
            "text_version": row.consent_version,
            "privacy_version": row.privacy_version,
            "terms_version": row.terms_version,
            "language": row.consent_language,
            "channel": channel,
            "given_at": row.requested_at,
        },
        (row.provider, row.subject_index) if row.provider else None,
    )

"""Registration: stores an unverified account and mails a code to its address."""

from dataclasses import dataclass
from typing import Annotated, Any
from uuid import UUID

from sqlalchemy import Connection, Engine, delete, func, insert, select, text

from domain.accounts.account import AccountRepository, Profile
from domain.accounts.consents import AccountConsent
from domain.accounts.errors import UserExists
from domain.accounts.identities import Identity
from domain.accounts.passwords import PasswordHashing, require_strong_password
from domain.accounts.registration_confirmation import ConfirmedRegistration, RegistrationConfirmation
from domain.accounts.session_start import Browser
from domain.accounts.tables import account, registration
from domain.accounts.tasks import SEND_REGISTRATION_CODE
from domain.kernel.persons.personal_data import PersonKeys
from domain.kernel.process.settings import Setting
from domain.kernel.tasks import request_task
from domain.kernel.values.locales import Locale
from domain.verification.codes import VerificationCodes


@dataclass(frozen=True, slots=True)
class NewPerson:
    """Registration data. Without a `password` there is an `identity` to sign in with."""

    email: str
    profile: Profile
    locale: Locale
    consent: AccountConsent
    password: str | None = None
    identity: Identity | None = None


@dataclass(frozen=True, slots=True)
class PendingRegistration:
    """A registration as the mail about it needs it."""

    email: str
    locale: Locale
    by_identity: bool


class Registrations:
    """`strict`: registering does not reveal whether an address has an account; its owner is notified by mail."""

    def __init__(
        self,
        engine: Engine,
        keys: PersonKeys,
        repository: AccountRepository,
        codes: VerificationCodes,
        hashing: PasswordHashing,
        registration_confirmation: RegistrationConfirmation,
        *,
        strict: Annotated[bool, Setting("strict_registration")],
    ) -> None:
        self._engine = engine
        self._keys = keys
        self._repository = repository
        self._codes = codes
        self._hashing = hashing
        self._confirmation = registration_confirmation
        self._strict = strict

    def register(self, person: NewPerson, correlation_id: UUID) -> UUID:
        """Mails a code; returns the id of the registration, which is for the requesting browser only.

        Raises InvalidInput for a weak password, UserExists unless strict, TooManyCodes.
        """
        self._require_strong_password(person)
        if not self._strict and person.identity is None and self._has_account(person.email):
            raise UserExists
        row = self._row(person)
        try:
            with self._engine.begin() as connection:
                self._codes.request(connection, row["id"], row["email_index"])
                connection.execute(insert(registration).values(row))
                request_task(connection, SEND_REGISTRATION_CODE, row["id"], correlation_id)
        except BaseException:
            self._keys.destroy(row["id"])
            raise
        return row["id"]

    def register_verified(self, person: NewPerson, browser: Browser) -> ConfirmedRegistration:
        """Creates an account at once, for somebody who has verified the address by other means.

        Raises UserExists, strict or not: the owner of the address may know.
        """
        self._require_strong_password(person)
        row = self._row(person)
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(registration).values(row))
            return self._confirmation.confirm_verified(row["id"], browser)
        except BaseException:
            self._delete_with_keys([row["id"]])
            raise

    def resend(self, registration_id: UUID, correlation_id: UUID) -> None:
        """Mails another code. Raises ResendTooSoon, TooManyCodes, or CodeUsed for a registration that is gone."""
        with self._engine.begin() as connection:
            self._codes.request_another(connection, registration_id)
            request_task(connection, SEND_REGISTRATION_CODE, registration_id, correlation_id)

    def find(self, registration_id: UUID) -> PendingRegistration | None:
        """A pending registration."""
        row = registration.c
        query = select(row.id, row.encrypted_email, row.locale, row.provider).where(row.id == registration_id)
        with self._engine.connect() as connection:
            found = connection.execute(query).one_or_none()
        if found is None:
            return None
        email = self._repository.decrypt_email(found.id, found.encrypted_email)
        return PendingRegistration(email, found.locale, by_identity=found.provider is not None)

    def remove_unverified(self) -> int:
        """Deletes, for the schedule, registrations that were not verified within a day; returns how many."""
        old = registration.c.requested_at < func.clock_timestamp() - text("interval '24 hours'")
        with self._engine.connect() as connection:
            ids = list(connection.execute(select(registration.c.id).where(old)).scalars())
        return self._delete_with_keys(ids)

    def _delete_with_keys(self, ids: list[UUID]) -> int:
        with self._engine.begin() as connection:
            gone = self._delete(connection, ids)
        for registration_id in gone:
            self._keys.destroy(registration_id)
        return len(gone)

    @staticmethod
    def _delete(connection: Connection, ids: list[UUID]) -> list[UUID]:
        """Deletes registrations and returns their ids; one that became an account meanwhile keeps its key."""
        statement = delete(registration).where(registration.c.id.in_(ids)).returning(registration.c.id)
        return list(connection.execute(statement).scalars())

    @staticmethod
    def _require_strong_password(person: NewPerson) -> None:
        if person.password is not None:
            require_strong_password(person.password, email=person.email)

    def _row(self, person: NewPerson) -> dict[str, Any]:
        """The row of a registration, with a new key. Raises TooBusy before anything is created."""
        password_hash = self._hashing.hash(person.password) if person.password is not None else None
        identity, person_id = person.identity, self._keys.create()
        return {
            "id": person_id,
            "email_index": self._repository.email_index(person.email),
            "password_hash": password_hash,
            "provider": identity.provider if identity else None,
            "subject_index": self._repository.subject_index(identity.provider, identity.subject) if identity else None,
            "locale": person.locale,
            "privacy_version": person.consent.privacy_version,
            "terms_version": person.consent.terms_version,
            "consent_language": person.consent.language,
            **self._repository.encrypt(person_id, person.email, person.profile),
        }

    def _has_account(self, email: str) -> bool:
        query = select(account.c.id).where(account.c.email_index == self._repository.email_index(email))
        with self._engine.connect() as connection:
            return connection.execute(query).scalar_one_or_none() is not None

"""The account and its repository."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

import orjson
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import ColumnElement, Connection, Engine, RowMapping, select, true

from domain.accounts.roles import Grant, grants_of
from domain.accounts.tables import account, account_role, registration
from domain.kernel.errors import PersonErased
from domain.kernel.persons.personal_data import PersonKeys, decrypt, encrypt
from domain.kernel.values.locales import Locale

REACTIVATION_PERIOD = timedelta(days=30)


@dataclass(frozen=True, slots=True)
class Profile:
    """A person's own details. `education_level` is a level of the Croatian Qualifications Framework."""

    first_name: str
    last_name: str
    address: str = ""
    education_level: int | None = None


@dataclass(frozen=True, slots=True)
class Account:
    """A snapshot of an account. `preferences` are settings of the user interface."""

    id: UUID
    email: str
    profile: Profile
    locale: Locale
    registered_at: datetime
    password_hash: str | None = field(repr=False)
    deactivated_at: datetime | None = None
    preferences: Mapping[str, Any] = field(default_factory=dict[str, Any])
    grants: frozenset[Grant] = frozenset()

    @property
    def has_password(self) -> bool:
        return self.password_hash is not None

    @property
    def restorable_until(self) -> datetime | None:
        """The moment until which a deactivated account can be reactivated."""
        return self.deactivated_at + REACTIVATION_PERIOD if self.deactivated_at else None


@dataclass(frozen=True, slots=True)
class Credential:
    """A password hash: of an account, or of an unconfirmed registration (`id` is the account's id to be)."""

    id: UUID
    password_hash: str | None = field(repr=False)


class AccountRepository:
    """Finds accounts. Personal columns are encrypted under the person's own key."""

    def __init__(self, engine: Engine, keys: PersonKeys) -> None:
        self._engine = engine
        self._keys = keys

    def find(self, account_id: UUID) -> Account | None:
        """The account with this id; None also when its person has been erased."""
        with self._engine.connect() as connection:
            return self.find_in(connection, account.c.id == account_id)

    def find_by_email(self, email: str) -> Account | None:
        """The account with this address, ignoring case."""
        with self._engine.connect() as connection:
            return self.find_in(connection, account.c.email_index == self.email_index(email))

    def find_for_login(self, email: str) -> tuple[Credential | None, Credential | None]:
        """The credentials of an address: of its account, and of its newest registration. Both queries always run and
        nothing is decrypted, so that the time does not reveal whether the address is known."""
        index = self.email_index(email)
        of_account = select(account.c.id, account.c.password_hash).where(account.c.email_index == index)
        waiting = registration.c
        newest = select(waiting.id, waiting.password_hash).where(waiting.email_index == index)
        with self._engine.connect() as connection:
            found = connection.execute(of_account).one_or_none()
            claim = connection.execute(newest.order_by(waiting.requested_at.desc()).limit(1)).one_or_none()
        return Credential(*found) if found else None, Credential(*claim) if claim else None

    def find_in(self, connection: Connection, which: ColumnElement[bool]) -> Account | None:
        """The account matching a condition, within the caller's transaction."""
        roles = (
            select(account_role.c.role, account_role.c.employer_id)
            .where(account_role.c.account_id == account.c.id)
            .lateral("roles")
        )
        query = select(account, roles.c.role, roles.c.employer_id).join_from(account, roles, true(), isouter=True)
        rows = connection.execute(query.where(which)).mappings().all()
        return self._account(rows[0], grants_of(rows)) if rows else None

    def email_index(self, email: str) -> str:
        """The blind index of an address; the same as for applications verified by mail."""
        return self._keys.contact_index("email", email.lower())

    def subject_index(self, provider: str, subject: str) -> str:
        """The blind index of an identity provider's subject."""
        return self._keys.contact_index(provider, subject)

    def encrypt(self, person_id: UUID, email: str, profile: Profile) -> dict[str, str]:
        """The encrypted columns of a registration or an account. Raises PersonErased."""
        return {
            "encrypted_email": self.encrypt_email(person_id, email),
            "encrypted_profile": self.encrypt_profile(person_id, profile),
        }

    def encrypt_email(self, person_id: UUID, email: str) -> str:
        return encrypt(self._cipher(person_id), f"account/{person_id}/email", email.encode())

    def encrypt_profile(self, person_id: UUID, profile: Profile) -> str:
        return encrypt(self._cipher(person_id), f"account/{person_id}/profile", orjson.dumps(asdict(profile)))

    def encrypt_preferences(self, person_id: UUID, preferences: Mapping[str, Any]) -> str:
        return encrypt(self._cipher(person_id), f"account/{person_id}/preferences", orjson.dumps(preferences))

    def decrypt_email(self, person_id: UUID, ciphertext: str) -> str:
        return decrypt(self._cipher(person_id), f"account/{person_id}/email", ciphertext).decode()

    def decrypt_profile(self, person_id: UUID, ciphertext: str) -> Profile:
        return Profile(**orjson.loads(decrypt(self._cipher(person_id), f"account/{person_id}/profile", ciphertext)))

    def encrypt_reason(self, person_id: UUID, visit_id: UUID, reason: str) -> str:
        """Encrypts the reason why an administrator impersonated the person, under the person's key."""
        return encrypt(self._cipher(person_id), f"acting_visit/{visit_id}/reason", reason.encode())

    def decrypt_reason(self, person_id: UUID, visit_id: UUID, ciphertext: str) -> str:
        return decrypt(self._cipher(person_id), f"acting_visit/{visit_id}/reason", ciphertext).decode()

    def encrypt_factor(self, person_id: UUID, factor_id: UUID, field: str, value: str) -> str:
        """The name or the secret of a second factor."""
        return encrypt(self._cipher(person_id), f"second_factor/{factor_id}/{field}", value.encode())

    def decrypt_factor(self, person_id: UUID, factor_id: UUID, field: str, ciphertext: str) -> str:
        return decrypt(self._cipher(person_id), f"second_factor/{factor_id}/{field}", ciphertext).decode()

    def decrypt_preferences(self, person_id: UUID, ciphertext: str | None) -> Mapping[str, Any]:
        """Empty for somebody who has changed none."""
        if ciphertext is None:
            return {}
        return orjson.loads(decrypt(self._cipher(person_id), f"account/{person_id}/preferences", ciphertext))

    def _account(self, row: RowMapping, grants: frozenset[Grant]) -> Account | None:
        try:
            email, profile, preferences = (
                self.decrypt_email(row["id"], row["encrypted_email"]),
                self.decrypt_profile(row["id"], row["encrypted_profile"]),
                self.decrypt_preferences(row["id"], row["encrypted_preferences"]),
            )
        except PersonErased:
            return None
        return Account(
            id=row["id"],
            email=email,
            profile=profile,
            locale=row["locale"],
            registered_at=row["registered_at"],
            password_hash=row["password_hash"],
            deactivated_at=row["deactivated_at"],
            preferences=preferences,
            grants=grants,
        )

    def _cipher(self, person_id: UUID) -> AESGCM:
        cipher = self._keys.cipher(person_id)
        if cipher is None:
            raise PersonErased
        return cipher

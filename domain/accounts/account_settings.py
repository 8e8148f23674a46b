"""Changes to one's own account: profile, preferences, password, deactivation."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import Engine, func, select, update

from domain.accounts.access_revocation import revoke_sessions
from domain.accounts.account import REACTIVATION_PERIOD, Account, AccountRepository, Profile
from domain.accounts.passwords import PasswordHashing, require_strong_password
from domain.accounts.reauthentication import Reauthentication
from domain.accounts.sessions import Session
from domain.accounts.tables import account
from domain.accounts.tasks import HIDE_CVS, NOTIFY_DEACTIVATED, NOTIFY_PASSWORD_CHANGED
from domain.kernel.tasks import request_task
from domain.kernel.values.locales import Locale


class AccountSettings:
    """The caller has authenticated the person."""

    def __init__(
        self,
        engine: Engine,
        repository: AccountRepository,
        hashing: PasswordHashing,
        reauthentication: Reauthentication,
    ) -> None:
        self._engine = engine
        self._repository = repository
        self._hashing = hashing
        self._reauthentication = reauthentication

    def change_profile(self, account_id: UUID, profile: Profile, locale: Locale) -> None:
        """Changes the profile, and the language of mails."""
        ciphertext = self._repository.encrypt_profile(account_id, profile)
        self._update(account_id, encrypted_profile=ciphertext, locale=locale)

    def update_preferences(self, account_id: UUID, changes: Mapping[str, Any], locale: Locale | None) -> None:
        """Merges changes into the preferences of the user interface."""
        repository, mine = self._repository, account.c.id == account_id
        stored = select(account.c.encrypted_preferences).where(mine).with_for_update()
        with self._engine.begin() as connection:
            present = repository.decrypt_preferences(account_id, connection.execute(stored).scalar_one())
            ciphertext = repository.encrypt_preferences(account_id, {**present, **changes})
            values = {"encrypted_preferences": ciphertext} | ({"locale": locale} if locale else {})
            connection.execute(update(account).where(mine).values(values))

    def change_password(
        self, person: Account, session: Session, present: str, password: str, correlation_id: UUID
    ) -> None:
        """Sets a new password, ends every other session, cancels a pending change of address and notifies the person by
        mail. Raises what `Reauthentication.require` raises, and InvalidInput for a weak password."""
        require_strong_password(password, "newPassword", person.email)
        self._reauthentication.require(person, session, present, "currentPassword")
        password_hash = self._hashing.hash(password)
        with self._engine.begin() as connection:
            connection.execute(update(account).where(account.c.id == person.id).values(password_hash=password_hash))
            revoke_sessions(connection, person.id, but=session.id)
            request_task(connection, NOTIFY_PASSWORD_CHANGED, person.id, correlation_id)

    def deactivate(self, person: Account, session: Session, password: str, correlation_id: UUID) -> datetime:
        """Ends every session, stops all mail and hides CVs; returns until when signing in can reactivate the account.

        After that everything about the person is erased. Raises what `Reauthentication.require` raises.
        """
        self._reauthentication.require(person, session, password)
        statement = update(account).where(account.c.id == person.id).values(deactivated_at=func.clock_timestamp())
        with self._engine.begin() as connection:
            since = connection.execute(statement.returning(account.c.deactivated_at)).scalar_one()
            revoke_sessions(connection, person.id)
            request_task(connection, NOTIFY_DEACTIVATED, person.id, correlation_id)
            request_task(connection, HIDE_CVS, person.id, correlation_id)
        return since + REACTIVATION_PERIOD

    def _update(self, account_id: UUID, **values: Any) -> None:
        with self._engine.begin() as connection:
            connection.execute(update(account).where(account.c.id == account_id).values(values))

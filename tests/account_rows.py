"""Rows of accounts and sessions for tests of what refers to them."""

import secrets
from uuid import UUID

from sqlalchemy import Engine, insert

from domain.accounts.account import AccountRepository, Profile
from domain.accounts.tables import account, account_session
from domain.kernel.process.platform import Platform
from domain.kernel.process.services import Services
from domain.kernel.values.ids import new_id
from domain.register import PROVIDERS


def insert_account(engine: Engine, locale: str = "hr") -> UUID:
    """An account that nobody can sign in to, and nothing of which can be decrypted."""
    account_id = new_id()
    unreadable = {"encrypted_email": "", "encrypted_profile": ""}
    row = {"id": account_id, "email_index": account_id.hex, "locale": locale, **unreadable}
    with engine.begin() as connection:
        connection.execute(insert(account).values(row))
    return account_id


def insert_readable_account(platform: Platform, locale: str = "hr") -> UUID:
    """An account with an address and a name, `Ana Horvat`."""
    account_id, repository = new_id(), Services(platform, PROVIDERS)[AccountRepository]
    email = f"{account_id.hex}@example.com"
    with platform.keys.creating(account_id) as key, platform.engine.begin() as connection:
        key.store(connection)
        row = {"id": account_id, "email_index": repository.email_index(email), "locale": locale}
        encrypted = repository.encrypt(account_id, email, Profile("Ana", "Horvat"))
        connection.execute(insert(account).values(row | encrypted))
    return account_id


def insert_session(engine: Engine, account_id: UUID) -> UUID:
    """A session of an account."""
    session_id = new_id()
    row = {"id": session_id, "token_hash": secrets.token_bytes(32), "account_id": account_id, "remembered": True}
    with engine.begin() as connection:
        connection.execute(insert(account_session).values(**row, device=""))
    return session_id

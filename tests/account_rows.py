"""Rows of accounts and sessions for tests of what refers to them; nothing in them can be decrypted."""

import secrets
from uuid import UUID

from sqlalchemy import Engine, insert

from domain.accounts.tables import account, account_session
from domain.kernel.ids import new_id


def insert_account(engine: Engine, locale: str = "hr") -> UUID:
    """An account that nobody can sign in to."""
    account_id = new_id()
    unreadable = {"encrypted_email": "", "encrypted_profile": ""}
    row = {"id": account_id, "email_index": account_id.hex, "locale": locale, **unreadable}
    with engine.begin() as connection:
        connection.execute(insert(account).values(row))
    return account_id


def insert_session(engine: Engine, account_id: UUID) -> UUID:
    """A session of an account."""
    session_id = new_id()
    row = {"id": session_id, "token_hash": secrets.token_bytes(32), "account_id": account_id, "remembered": True}
    with engine.begin() as connection:
        connection.execute(insert(account_session).values(**row, device=""))
    return session_id

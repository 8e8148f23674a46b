"""Recovery codes: ten, shown once, each used once. Only hashes are stored."""

import base64
import re
import secrets
from hashlib import sha256
from uuid import UUID

from sqlalchemy import Connection, delete, func, insert, select, update

from domain.accounts.second_factor.tables import recovery_code

COUNT = 10
_BYTES = 10
"""80 bits: beyond guessing, so that a fast hash is enough."""


def replace_codes(connection: Connection, account_id: UUID) -> list[str]:
    """Makes new codes in the caller's transaction; earlier ones stop working."""
    delete_codes(connection, account_id)
    codes = [_new_code() for _ in range(COUNT)]
    connection.execute(insert(recovery_code), [{"account_id": account_id, "code_hash": _hash(code)} for code in codes])
    return codes


def delete_codes(connection: Connection, account_id: UUID) -> None:
    """Deletes all codes of the account, in the caller's transaction."""
    connection.execute(delete(recovery_code).where(recovery_code.c.account_id == account_id))


def use_code(connection: Connection, account_id: UUID, code: str) -> bool:
    """Uses a code up, in the caller's transaction; False for a wrong or used one. Case and hyphens do not matter."""
    row = recovery_code.c
    mine = (row.account_id == account_id) & (row.code_hash == _hash(code)) & row.used_at.is_(None)
    return connection.execute(update(recovery_code).where(mine).values(used_at=func.clock_timestamp())).rowcount == 1


def count_unused(connection: Connection, account_id: UUID) -> int:
    """Counts the account's unused recovery codes."""
    row = recovery_code.c
    unused = select(func.count()).where(row.account_id == account_id, row.used_at.is_(None))
    return connection.execute(unused).scalar_one()


def _new_code() -> str:
    text = base64.b32encode(secrets.token_bytes(_BYTES)).decode().lower()
    return "-".join(text[start : start + 4] for start in range(0, len(text), 4))


def _hash(code: str) -> bytes:
    return sha256(re.sub(r"[\s-]", "", code).lower().encode("utf-8", "replace")).digest()

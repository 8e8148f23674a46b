"""The owner of tracked rows: an anonymous visitor's browser, or an account."""

import re
import secrets
from dataclasses import dataclass
from hashlib import sha256
from uuid import UUID

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Owner:
    """A visitor or an account. A visitor's id is derived from the hash of their token."""

    id: UUID
    is_visitor: bool


def new_token() -> str:
    """An opaque token of 256 random bits, without which nothing stored under it can be read."""
    return secrets.token_urlsafe(32)


def visitor(token: str | None) -> Owner | None:
    """The visitor with this token; None for a malformed token.

    The id is 122 bits of the token's SHA-256, as a version 8 UUID: the token cannot be derived from it, and visitors
    need no table.
    """
    if token is None or not _TOKEN.fullmatch(token):
        return None
    value = int.from_bytes(sha256(b"visitor:" + token.encode()).digest()[:16])
    value = value & ~(0xF << 76) | 0x8 << 76
    value = value & ~(0x3 << 62) | 0x2 << 62
    return Owner(UUID(int=value), is_visitor=True)


def account(account_id: UUID) -> Owner:
    """The account with this id."""
    return Owner(account_id, is_visitor=False)

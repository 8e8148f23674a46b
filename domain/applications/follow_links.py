"""Short links by which a guest who gave only a phone number follows an application, made for a text message."""

import base64
import hmac
import re
from dataclasses import dataclass
from datetime import timedelta
from hashlib import sha256
from typing import Annotated
from uuid import UUID

from sqlalchemy import Connection, Engine, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert

from domain.applications.tables import follow_link
from domain.kernel.process.settings import Setting
from domain.kernel.values.locales import Locale

LIFETIME = timedelta(days=90)
TOKEN_LENGTH = 14
"""Characters of five bits: 70 bits, so that a message in Cyrillic with the link still fits 70 signs."""
TOKEN = re.compile(rf"[a-z2-7]{{{TOKEN_LENGTH}}}", re.ASCII)
_NOW = func.clock_timestamp()


@dataclass(frozen=True, slots=True)
class FollowedApplication:
    """The application that a link opens, and the language of its page."""

    application_id: UUID
    locale: Locale


def is_follow_token(token: str) -> bool:
    """Whether this is a short link, whose requests are counted since it holds fewer bits than a signed one."""
    return TOKEN.fullmatch(token) is not None


class FollowLinks:
    """Tokens are derived from the link key and stored as hashes only. Whatever opens a link changes nothing."""

    def __init__(self, engine: Engine, link_key: Annotated[bytes, Setting("link_key")]) -> None:
        self._engine = engine
        self._key = hmac.digest(link_key, b"follow-link", sha256)

    def issue(self, application_id: UUID, locale: Locale) -> str | None:
        """The token to be sent, the same on every call; None once it was revoked."""
        token = self._token(application_id)
        row = {"token_hash": self._hash(token), "application_id": application_id, "locale": locale}
        with self._engine.begin() as connection:
            connection.execute(insert(follow_link).values(row).on_conflict_do_nothing())
            query = select(follow_link.c.revoked_at).where(follow_link.c.application_id == application_id)
            revoked_at = connection.execute(query).scalar_one()
        return None if revoked_at else token

    def find(self, token: str) -> FollowedApplication | None:
        """Finds the application of a link's token; None for a token that is wrong, expired or revoked."""
        if not is_follow_token(token):
            return None
        row = follow_link.c
        query = select(row.application_id, row.locale).where(
            row.token_hash == self._hash(token), row.revoked_at.is_(None), row.issued_at > _NOW - LIFETIME
        )
        with self._engine.connect() as connection:
            found = connection.execute(query).one_or_none()
        return FollowedApplication(*found) if found else None

    @staticmethod
    def revoke(connection: Connection, application_id: UUID) -> bool:
        """Ends the link of an application, in the caller's transaction; False when there is none that works."""
        works = (follow_link.c.application_id == application_id) & follow_link.c.revoked_at.is_(None)
        return connection.execute(update(follow_link).where(works).values(revoked_at=_NOW)).rowcount == 1

    def delete_expired(self) -> int:
        """Deletes, for the schedule, links that work no more because of their age; returns how many."""
        with self._engine.begin() as connection:
            return connection.execute(delete(follow_link).where(follow_link.c.issued_at < _NOW - LIFETIME)).rowcount

    def _token(self, application_id: UUID) -> str:
        mac = hmac.digest(self._key, b"token:" + application_id.bytes, sha256)
        return base64.b32encode(mac[:10]).decode().lower()[:TOKEN_LENGTH]

    def _hash(self, token: str) -> bytes:
        return hmac.digest(self._key, b"hash:" + token.encode(), sha256)

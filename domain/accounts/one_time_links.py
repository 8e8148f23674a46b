"""One-time links: tokens derived from the link key, so that none has to be stored."""

import base64
import binascii
import hmac
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from hashlib import sha256
from typing import Annotated
from uuid import UUID

from sqlalchemy import Connection, Engine, delete, func, insert, select, update

from domain.accounts.tables import one_time_link
from domain.kernel.process.settings import Setting
from domain.kernel.values.ids import new_id
from domain.kernel.values.locales import Locale

_MAC_BYTES = 16
_NOW = func.clock_timestamp()


class Purpose(StrEnum):
    """The purpose of a one-time link, which is invalid for any other."""

    PASSWORD = "password"  # noqa: S105 - a name
    EMAIL = "email"
    SIGN_IN = "sign-in"
    ORIGINAL = "original"
    PERSONAL_DATA = "personal-data"
    """Shows a guest what is held under their address or number; works until it expires."""
    RESEND = "resend"
    """Sent to nobody: stores the address for which another code was requested."""


LIFETIMES = {
    Purpose.PASSWORD: timedelta(hours=1),
    Purpose.EMAIL: timedelta(hours=24),
    Purpose.SIGN_IN: timedelta(minutes=30),
    Purpose.ORIGINAL: timedelta(minutes=10),
    Purpose.PERSONAL_DATA: timedelta(hours=24),
    Purpose.RESEND: timedelta(hours=1),
}


@dataclass(frozen=True, slots=True)
class OneTimeLink:
    """A link that was requested."""

    id: UUID
    account_id: UUID | None
    email_index: str | None
    encrypted_email: str | None
    locale: Locale


class OneTimeLinks:
    """Links are requested in one transaction, found any number of times, and used in another transaction."""

    def __init__(self, engine: Engine, link_key: Annotated[bytes, Setting("link_key")]) -> None:
        self._engine = engine
        self._key = hmac.digest(link_key, b"one-time", sha256)

    @staticmethod
    def request(
        connection: Connection,
        purpose: Purpose,
        locale: str,
        *,
        account_id: UUID | None = None,
        email_index: str | None = None,
        link_id: UUID | None = None,
        encrypted_email: str | None = None,
    ) -> UUID:
        """Creates a link within the caller's transaction; returns its id, for `token`."""
        asked = link_id or new_id()
        row = {
            "id": asked,
            "purpose": purpose,
            "account_id": account_id,
            "email_index": email_index,
            "encrypted_email": encrypted_email,
            "locale": locale,
        }
        connection.execute(insert(one_time_link).values(row))
        return asked

    def token(self, purpose: Purpose, link_id: UUID) -> str:
        """The token to be mailed: the link's id and a 128-bit MAC."""
        return base64.urlsafe_b64encode(link_id.bytes + self._mac(purpose, link_id)).decode().rstrip("=")

    def find(self, purpose: Purpose, token: str) -> OneTimeLink | None:
        """The link of a token; None when the token is invalid, used or expired."""
        link_id = self._verified_id(purpose, token)
        return self.find_by_id(purpose, link_id) if link_id else None

    def find_by_id(self, purpose: Purpose, link_id: UUID) -> OneTimeLink | None:
        """Finds an unused, unexpired link by its id, for the task that mails it; None when there is none."""
        row = one_time_link.c
        query = select(row.id, row.account_id, row.email_index, row.encrypted_email, row.locale).where(
            row.id == link_id,
            row.purpose == purpose,
            row.used_at.is_(None),
            row.requested_at > _NOW - LIFETIMES[purpose],
        )
        with self._engine.connect() as connection:
            found = connection.execute(query).one_or_none()
        return OneTimeLink(*found) if found else None

    @staticmethod
    def use(connection: Connection, link_id: UUID) -> bool:
        """Marks a link as used, in the caller's transaction; False when another request used it first."""
        row = one_time_link.c
        statement = update(one_time_link).where(row.id == link_id, row.used_at.is_(None)).values(used_at=_NOW)
        return connection.execute(statement).rowcount == 1

    @staticmethod
    def use_all_of_address(connection: Connection, purpose: Purpose, email_index: str) -> None:
        """Marks all links for this address as used, in the caller's transaction."""
        row = one_time_link.c
        which = (row.email_index == email_index) & (row.purpose == purpose) & row.used_at.is_(None)
        connection.execute(update(one_time_link).where(which).values(used_at=_NOW))

    @staticmethod
    def delete_unused(connection: Connection, purpose: Purpose, account_id: UUID) -> None:
        """Deletes the account's unused links of this purpose, in the caller's transaction."""
        row = one_time_link.c
        unused = (row.account_id == account_id) & (row.purpose == purpose) & row.used_at.is_(None)
        connection.execute(delete(one_time_link).where(unused))

    @staticmethod
    def delete_of_address(connection: Connection, purpose: Purpose, email_index: str) -> None:
        """Deletes the links of this purpose for an address, in the caller's transaction."""
        row = one_time_link.c
        connection.execute(delete(one_time_link).where(row.email_index == email_index, row.purpose == purpose))

    def delete_expired(self) -> int:
        """Deletes, for the schedule, links that neither work nor count towards a limit any more; returns how many."""
        old = one_time_link.c.requested_at < _NOW - timedelta(days=2)
        with self._engine.begin() as connection:
            return connection.execute(delete(one_time_link).where(old)).rowcount

    def _verified_id(self, purpose: Purpose, token: str) -> UUID | None:
        try:
            data = base64.urlsafe_b64decode(token.encode("ascii") + b"=" * (-len(token) % 4))
        except (UnicodeEncodeError, binascii.Error):
            return None
        if len(data) != 16 + _MAC_BYTES:
            return None
        link_id = UUID(bytes=data[:16])
        return link_id if hmac.compare_digest(data[16:], self._mac(purpose, link_id)) else None

    def _mac(self, purpose: Purpose, link_id: UUID) -> bytes:
        return hmac.digest(self._key, f"{purpose}:{link_id}".encode(), sha256)[:_MAC_BYTES]

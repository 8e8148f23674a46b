"""Tokens that end a kind of mail. They do not expire: a mail may be opened years later, and one-click unsubscribing has
to work from it (RFC 8058)."""

import base64
import binascii
import hmac
import re
from dataclasses import dataclass
from hashlib import sha256
from typing import Annotated
from uuid import UUID

from domain.kernel.process.settings import Setting

_MAC_BYTES = 16
_TOKEN = re.compile(r"([A-Za-z][A-Za-z-]{0,31})\.([A-Za-z0-9_-]{43})", re.ASCII)


@dataclass(frozen=True, slots=True)
class UnsubscribeTarget:
    """The mails that a token ends: those of `kind` to the person `subject_id`, whose meaning depends on the kind."""

    kind: str
    subject_id: UUID


class UnsubscribeTokens:
    """Tokens are derived from the link key, so that none is stored. One opens nothing; it only ends mails."""

    def __init__(self, link_key: Annotated[bytes, Setting("link_key")]) -> None:
        self._key = hmac.digest(link_key, b"unsubscribe", sha256)

    def token(self, target: UnsubscribeTarget) -> str:
        """The kind, the subject's id and a 128-bit MAC: letters, a dot and base64url. Raises ValueError for
        a kind of other signs."""
        data = target.subject_id.bytes + self._mac(target)
        token = f"{target.kind}.{base64.urlsafe_b64encode(data).decode().rstrip('=')}"
        if not _TOKEN.fullmatch(token):
            msg = f"{target.kind!r} is no name of a kind"
            raise ValueError(msg)
        return token

    def open(self, token: str) -> UnsubscribeTarget | None:
        """Reads which mails the token ends; None for one that we did not make."""
        found = _TOKEN.fullmatch(token)
        if found is None:
            return None
        try:
            data = base64.urlsafe_b64decode(f"{found[2]}=")
        except binascii.Error:
            return None
        target = UnsubscribeTarget(found[1], UUID(bytes=data[:16]))
        # Compared as text: base64 has several spellings of the same bytes, of which we made one.
        return target if hmac.compare_digest(self.token(target), token) else None

    def _mac(self, target: UnsubscribeTarget) -> bytes:
        return hmac.digest(self._key, f"{target.kind}:{target.subject_id}".encode(), sha256)[:_MAC_BYTES]

"""Derives codes and link tokens from the link key, so that none has to be stored."""

import base64
import hmac
import re
from hashlib import sha256
from uuid import UUID

CODE_LENGTH = 5
_LINK_BYTES = 16
_LINK = re.compile(r"(\d{1,3})-([A-Za-z0-9_-]{22})", re.ASCII)


class CodeDerivation:
    """Derives the code and the link token of a mail from its subject and issue number."""

    def __init__(self, link_key: bytes) -> None:
        self._key = hmac.digest(link_key, b"verification", sha256)

    def code(self, about: UUID, issue_number: int) -> str:
        """Five digits, uniformly distributed."""
        number = int.from_bytes(self._digest("code", about, issue_number)[:16])
        return f"{number % 10**CODE_LENGTH:0{CODE_LENGTH}}"

    def link_token(self, about: UUID, issue_number: int) -> str:
        """The issue number and a 128-bit MAC."""
        mac = self._digest("link", about, issue_number)[:_LINK_BYTES]
        return f"{issue_number}-{base64.urlsafe_b64encode(mac).decode().rstrip('=')}"

    def find_issue_number(self, about: UUID, link_token: str) -> int | None:
        """The issue number of a token, None when its MAC is wrong."""
        match = _LINK.fullmatch(link_token)
        if match is None:
            return None
        issue_number = int(match[1])
        made = self.link_token(about, issue_number)
        return issue_number if hmac.compare_digest(made.encode(), link_token.encode()) else None

    def matches(self, about: UUID, issue_number: int, code: str) -> bool:
        """Whether the code is right, compared in constant time."""
        return hmac.compare_digest(self.code(about, issue_number).encode(), code.encode())

    def guess_digest(self, about: UUID, issue_number: int, code: str) -> bytes:
        """A digest of a guess, to recognise a repeated guess without storing it."""
        return self._digest(f"guess:{code}", about, issue_number)[:8]

    def _digest(self, purpose: str, about: UUID, issue_number: int) -> bytes:
        return hmac.digest(self._key, f"{purpose}:{about}:{issue_number}".encode(), sha256)

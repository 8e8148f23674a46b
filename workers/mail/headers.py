"""Headers of mails: how they are written, and those by which mail programs offer to end mails (RFC 2369, RFC 8058)."""

import re
from email.headerregistry import BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import SMTP
from typing import cast

_URL = re.compile(r"https?://[!#-;=?-~]+", re.ASCII)
_LINE_LENGTH = 76


class _PlainHeader(UnstructuredHeader):
    """Folded at white space only: the library would write a long address as an encoded word, which no reader of these
    headers decodes."""

    def fold(self, *, policy: object) -> str:  # noqa: ARG002 - the library's signature
        first, *words = str(self).split()
        lines = [f"{cast('BaseHeader', self).name}: {first}"]
        for word in words:
            if len(lines[-1]) + len(word) < _LINE_LENGTH:
                lines[-1] += f" {word}"
            else:
                lines.append(f" {word}")
        return "\r\n".join(lines) + "\r\n"


def _registry() -> HeaderRegistry:
    registry = HeaderRegistry()
    for name in ("List-Unsubscribe", "DKIM-Signature"):
        registry.map_to_type(name, _PlainHeader)  # pyright: ignore[reportArgumentType] - as the library does
    return registry


POLICY = SMTP.clone(header_factory=_registry(), cte_type="7bit")
"""Messages in seven bits: a server on the way that takes no others would change them, and break their signature."""


def offer_unsubscribing(message: EmailMessage, url: str) -> None:
    """Names the address to which a POST ends mails like this one. Raises ValueError for what is no such address."""
    if not _URL.fullmatch(url):
        msg = "not an address for List-Unsubscribe"
        raise ValueError(msg)
    message["List-Unsubscribe"] = f"<{url}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"

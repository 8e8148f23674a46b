"""The headers by which mail programs offer to end mails with one click (RFC 2369, RFC 8058)."""

import re
from email.headerregistry import HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import SMTP

_URL = re.compile(r"https?://[!#-;=?-~]+", re.ASCII)


class _UnfoldedHeader(UnstructuredHeader):
    """Stands on one line, however long: folding would write the address as an encoded word, which no reader of this
    header decodes."""

    def fold(self, *, policy: object) -> str:  # noqa: ARG002 - the library's signature
        return f"{self.name}: {self}\r\n"  # pyright: ignore[reportAttributeAccessIssue] - set by the registry


_HEADERS = HeaderRegistry()
_HEADERS.map_to_type("List-Unsubscribe", _UnfoldedHeader)  # pyright: ignore[reportArgumentType] - as the library does
POLICY = SMTP.clone(header_factory=_HEADERS)
"""How messages are written: as the library does, but List-Unsubscribe on one line."""


def offer_unsubscribing(message: EmailMessage, url: str) -> None:
    """Names the address to which a POST ends mails like this one. Raises ValueError for what is no such address."""
    if not _URL.fullmatch(url):
        msg = "not an address for List-Unsubscribe"
        raise ValueError(msg)
    message["List-Unsubscribe"] = f"<{url}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"

"""Redacts personal data and secrets from logs and error reports."""

import re
from collections.abc import Mapping
from typing import Any, cast

HIDDEN = "[hidden]"

_SECRET_KEYS = frozenset(
    {
        "access",
        "access_link",
        "access_token",
        "address",
        "authorization",
        "body",
        "code",
        "cookie",
        "cover_letter",
        "current_password",
        "email",
        "first_name",
        "identity_token",
        "last_name",
        "link_token",
        "new_password",
        "original_token",
        "password",
        "phone",
        "set_cookie",
        "token",
        "verification_code",
        "x_forwarded_for",
    }
)
# What a text needs for a match, what is matched, and what stands there instead. A match starts only where a run of its
# characters does: elsewhere a long run would be read again from each of them.
_PATTERNS = (
    ("(?i:access=)", re.compile(r"(?i)((?:[?&;]|\b)access=)[^\s&;\"'<>]+"), rf"\1{HIDDEN}"),
    # The short link of a text message: `FOLLOW_PATH` of the site's URLs.
    ("/p/", re.compile(r"(/p/)[a-z2-7]{14}(?!\w)"), rf"\1{HIDDEN}"),
    ("(?i:access-link)", re.compile(r"(?i)(access-link[\"']?\s*[:=,]\s*b?[\"']?)[\w.~-]+"), rf"\1{HIDDEN}"),
    ("://", re.compile(r"(\b\w+://[^\s/:@]*:)[^\s/@]+@"), rf"\1{HIDDEN}@"),
    ("@", re.compile(r"(?<![\w.!#$%&'*+/=?^`{|}~-])[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+"), HIDDEN),
    # A random token, as in a path: at least 24 bytes in base64, unlike identifiers, UUIDs and hashes in hexadecimal.
    (
        r"(?<![\w-])(?=[\w-]*[A-Z])[\w-]{32}",
        re.compile(r"(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{32,}"),
        HIDDEN,
    ),
    (r"\+\d", re.compile(r"(?<![\w.:-])\+\d[\d ()/-]{6,}\d"), HIDDEN),
)
# Most texts are read once and not seven times.
_SUSPECT = re.compile("|".join(needed for needed, _, _ in _PATTERNS))


def redacted(value: Any) -> Any:
    """The value without e-mail addresses, phone numbers, link tokens and passwords, at any depth."""
    match value:
        case str():
            return redacted_text(value)
        case Mapping():
            pairs = cast("Mapping[Any, Any]", value).items()
            return {key: HIDDEN if _is_secret(key) and item else redacted(item) for key, item in pairs}
        case list() | tuple() | set() | frozenset():
            return [redacted(item) for item in cast("list[Any]", value)]
        case _:
            return value


def redacted_text(text: str) -> str:
    """Redacts secrets and personal data in a text."""
    if not _SUSPECT.search(text):
        return text
    for _, pattern, replacement in _PATTERNS:
        text = pattern.sub(replacement, text)
    return text


def _is_secret(key: Any) -> bool:
    return isinstance(key, str) and key.lower().replace("-", "_") in _SECRET_KEYS

"""Identifiers: time-ordered for new things, derived for things that may exist only once."""

import secrets
import time
from uuid import NAMESPACE_URL, UUID, uuid5

_NAMESPACE = uuid5(NAMESPACE_URL, "urn:karijera")


def new_id() -> UUID:
    """A version 7 UUID (RFC 9562): 48 bits of Unix milliseconds, the rest random."""
    milliseconds = time.time_ns() // 1_000_000
    value = milliseconds << 80 | secrets.randbits(80)
    value = value & ~(0xF << 76) | 0x7 << 76
    value = value & ~(0x3 << 62) | 0x2 << 62
    return UUID(int=value)


def derived_id(kind: str, name: object) -> UUID:
    """The identifier of the one thing of this `kind` and `name`: always the same."""
    return uuid5(_NAMESPACE, f"{kind}:{name}")

"""The key pair by which push services recognize the site: VAPID, https://www.rfc-editor.org/rfc/rfc8292."""

import base64
import binascii
from dataclasses import dataclass, field

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

_SIZE = 32
"""Bytes of a private key."""


@dataclass(frozen=True, slots=True)
class VapidKeys:
    """Both as browsers and settings have them, in base64url without padding: the private key of 32 bytes, and the
    uncompressed point of 65."""

    private: str = field(repr=False)
    public: str

    @classmethod
    def of(cls, private: str) -> "VapidKeys":
        """The pair of a private key. Raises ValueError for text that is none."""
        try:
            raw = base64.urlsafe_b64decode(private + "=" * (-len(private) % 4))
        except (binascii.Error, ValueError):
            raw = b""
        if len(raw) != _SIZE:
            msg = f"a VAPID key is {_SIZE} bytes in base64url"
            raise ValueError(msg)
        key = derive_private_key(int.from_bytes(raw), SECP256R1())
        return cls(private, _base64url(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)))

    @classmethod
    def generate(cls) -> "VapidKeys":
        """A new pair."""
        number = generate_private_key(SECP256R1()).private_numbers().private_value
        return cls.of(_base64url(number.to_bytes(_SIZE)))


def _base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")

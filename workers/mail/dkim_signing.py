"""Signs mails for their domain (DKIM, RFC 6376), with RSA or Ed25519 (RFC 8463)."""

import base64
import re
from dataclasses import dataclass, field
from email.message import EmailMessage

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)

from domain.kernel.process.settings import Settings

LEAST_RSA_BITS = 1024
"""Receivers take no signature of a shorter key (RFC 8301); 2048 are advised."""

_SIGNED = (
    "From", "To", "Reply-To", "Subject", "Date", "Message-ID", "MIME-Version", "Content-Type",
    "Content-Transfer-Encoding", "Content-Language", "Auto-Submitted", "List-Unsubscribe", "List-Unsubscribe-Post",
)  # fmt: skip
"""RFC 8058 wants both headers of List-Unsubscribe signed. A name is signed also where a mail has no such header, so
that nobody adds one on the way."""


@dataclass(frozen=True, slots=True)
class DkimSigner:
    """Signs for `domain`; its record is `<selector>._domainkey.<domain>`."""

    domain: str
    selector: str
    algorithm: str
    key: bytes = field(repr=False)

    @classmethod
    def of(cls, settings: Settings) -> "DkimSigner | None":
        """Makes the signer of the settings' domain; None when no domain is set. Raises ValueError, in one sentence, for
        a key that cannot sign, and for a domain that receivers would not count for the sender."""
        if not settings.dkim_domain:
            return None
        sender = settings.mail_from.rpartition("@")[2].rstrip("> ").lower()
        domain = settings.dkim_domain.lower()
        if sender != domain and not sender.endswith(f".{domain}"):
            msg = "KARIJERA_DKIM_DOMAIN is not the domain of KARIJERA_MAIL_FROM, nor one above it"
            raise ValueError(msg)
        return cls(domain, settings.dkim_selector, *_usable(_pem(settings)))

    def sign(self, message: EmailMessage) -> None:
        """Adds the signature; nothing may be changed in the message after that."""
        import dkim  # few sites sign here, and it imports a resolver of names

        signature: bytes = dkim.sign(
            message.as_bytes(),
            self.selector.encode(),
            self.domain.encode(),
            self.key,
            canonicalize=(b"relaxed", b"relaxed"),
            signature_algorithm=self.algorithm.encode(),
            include_headers=[name.encode() for name in _SIGNED],
        )
        _, _, value = signature.decode("ascii").partition(":")
        message["DKIM-Signature"] = re.sub(r"\s+", " ", value).strip()


def _pem(settings: Settings) -> bytes:
    if settings.dkim_key_file is None:
        return settings.dkim_key.get_secret_value().replace("\\n", "\n").encode()
    try:
        return settings.dkim_key_file.read_bytes()
    except OSError as error:
        msg = f"KARIJERA_DKIM_KEY_FILE cannot be read: {error.strerror}"
        raise ValueError(msg) from None


def _usable(pem: bytes) -> tuple[str, bytes]:
    """The algorithm of a key, and the key as the library takes it."""
    try:
        key = load_pem_private_key(pem, None)
    except (ValueError, TypeError, UnsupportedAlgorithm):
        msg = "the DKIM key is no private key in PEM without a password"
        raise ValueError(msg) from None
    match key:
        case RSAPrivateKey() if key.key_size >= LEAST_RSA_BITS:
            written = key.private_bytes(Encoding.PEM, PrivateFormat.TraditionalOpenSSL, NoEncryption())
            return "rsa-sha256", written
        case Ed25519PrivateKey():
            return "ed25519-sha256", base64.b64encode(key.private_bytes_raw())
        case _:
            msg = f"the DKIM key has to be RSA of at least {LEAST_RSA_BITS} bits, or Ed25519"
            raise ValueError(msg)

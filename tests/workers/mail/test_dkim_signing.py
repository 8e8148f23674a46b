"""Signed mails, verified as a receiver does: from the bytes on the wire and the record in the DNS."""

import base64
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from uuid import UUID

import dkim
import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey
from cryptography.hazmat.primitives.asymmetric.rsa import generate_private_key as generate_rsa_key
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)
from pydantic import SecretStr, ValidationError

from domain.kernel.process.settings import Settings
from tests.settings_factory import settings_for
from tests.workers.mail.mail_server import ReceivingMailServer
from tests.workers.mail.sample_mails import renderer, verification
from workers.mail.dkim_signing import DkimSigner
from workers.mail.mailer import Mailer
from workers.mail.message import Sender
from workers.mail.smtp import MailServer

Key = RSAPrivateKey | Ed25519PrivateKey

KEY = UUID("019aa3f8-4c6e-7b54-9c19-26f49f42f177")
NOON = datetime(2026, 5, 2, 12, 0, tzinfo=UTC)
UNSUBSCRIBE = f"https://karijera.example/api/unsubscribe/alerts.{'A' * 43}"
RSA, ED25519 = generate_rsa_key(65537, 2048), Ed25519PrivateKey.generate()
LONG_RSA = generate_rsa_key(65537, 4096)

each_key = pytest.mark.parametrize("key", [RSA, LONG_RSA, ED25519], ids=["rsa", "rsa-4096", "ed25519"])


def pem(key: Key) -> str:
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


def settings(**changes: object) -> Settings:
    chosen = {
        "dkim_domain": "karijera.example",
        "dkim_selector": "s1",
        "mail_from": "Karijera <posta@karijera.example>",
    }
    given = settings_for("postgresql://nowhere", "redis://nowhere").model_dump() | chosen | changes
    return Settings.model_validate(given)


def signer(key: Key) -> DkimSigner:
    made = DkimSigner.of(settings(dkim_key=pem(key)))
    assert made
    return made


def record(key: Key) -> str:
    """The record that `docs/operations/mail.md` tells to publish."""
    if isinstance(key, RSAPrivateKey):
        public = key.public_key().public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
        return f"v=DKIM1; k=rsa; p={base64.b64encode(public).decode()}"
    return f"v=DKIM1; k=ed25519; p={base64.b64encode(key.public_key().public_bytes_raw()).decode()}"


def dns(key: Key) -> Callable[..., bytes]:
    records = {b"s1._domainkey.karijera.example.": record(key).encode()}

    def find(name: bytes, timeout: int = 5) -> bytes:
        return records[name]

    return find


def received(key: Key, unsubscribe_url: str | None = UNSUBSCRIBE) -> bytes:
    with ReceivingMailServer() as server:
        mailer = Mailer(
            renderer(),
            MailServer.from_url(f"smtp://127.0.0.1:{server.port}"),
            Sender.named("Karijera <posta@karijera.example>"),
            lambda: NOON,
            signer=signer(key),
        )
        mailer.send(verification("mk"), "ana@example.com", KEY, unsubscribe_url=unsubscribe_url)
    return server.received[0].data


@each_key
def test_a_receiver_verifies_the_signature(key: Key) -> None:
    assert dkim.verify(received(key), dnsfunc=dns(key))


@each_key
def test_a_mail_without_unsubscribing_is_signed_likewise(key: Key) -> None:
    assert dkim.verify(received(key, None), dnsfunc=dns(key))


@pytest.mark.parametrize(
    ("part", "changed"),
    [
        (UNSUBSCRIBE.encode(), UNSUBSCRIBE.replace("AAA", "AAB").encode()),
        (b"List-Unsubscribe=One-Click", b"List-Unsubscribe=Two-Clicks"),
        (b"To: ana@example.com", b"To: iva@example.com"),
        (b"\r\nSubject:", b"\r\nReply-To: thief@example.com\r\nSubject:"),
    ],
)
def test_headers_that_were_changed_on_the_way_are_noticed(part: bytes, changed: bytes) -> None:
    data = received(RSA)
    assert part in data
    assert not dkim.verify(data.replace(part, changed, 1), dnsfunc=dns(RSA))


def test_the_key_of_somebody_else_does_not_verify() -> None:
    assert not dkim.verify(received(RSA), dnsfunc=dns(LONG_RSA))


@each_key
def test_no_line_is_longer_than_mail_servers_take(key: Key) -> None:
    assert max(len(line) for line in received(key).split(b"\r\n")) <= 998


def test_mails_are_sent_in_seven_bits() -> None:
    assert received(ED25519).isascii()


def test_without_a_domain_nothing_is_signed() -> None:
    assert DkimSigner.of(settings(dkim_domain="")) is None


def test_a_key_may_stand_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "dkim.pem"
    file.write_text(pem(ED25519))
    made = DkimSigner.of(settings(dkim_key_file=file))
    assert made
    assert made.algorithm == "ed25519-sha256"


def test_a_subdomain_may_send_for_the_domain() -> None:
    made = DkimSigner.of(settings(dkim_key=pem(ED25519), mail_from="posta@mail.karijera.example"))
    assert made
    assert made.domain == "karijera.example"


SECRET = BestAvailableEncryption(b"secret")


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"dkim_key": "nonsense"}, "the DKIM key is no private key in PEM without a password"),
        (
            {"dkim_key": RSA.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, SECRET).decode()},
            "the DKIM key is no private key in PEM without a password",
        ),
        (
            {
                "dkim_key": generate_private_key(SECP256R1())
                .private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
                .decode()
            },
            "the DKIM key has to be RSA of at least 1024 bits, or Ed25519",
        ),
        (
            {"dkim_key_file": Path("/nowhere/key.pem")},
            "KARIJERA_DKIM_KEY_FILE cannot be read: No such file or directory",
        ),
        (
            {"dkim_key": pem(RSA), "mail_from": "posta@elsewhere.example"},
            "KARIJERA_DKIM_DOMAIN is not the domain of KARIJERA_MAIL_FROM, nor one above it",
        ),
    ],
)
def test_wrong_settings_are_told_in_one_sentence(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=r".") as raised:
        DkimSigner.of(settings(**changes))
    assert str(raised.value) == sentence


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"dkim_selector": "", "dkim_key": "x"},
        {"dkim_key": "x", "dkim_key_file": "/x"},
    ],
)
def test_half_a_signature_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(ValidationError, match="KARIJERA_DKIM_DOMAIN needs"):
        settings(**changes)


def test_a_key_is_not_shown() -> None:
    made = signer(ED25519)
    assert made.key.decode() not in repr(made)
    assert isinstance(settings(dkim_key=pem(RSA)).dkim_key, SecretStr)

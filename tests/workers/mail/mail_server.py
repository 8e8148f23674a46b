"""An SMTP server on loopback that stores messages, with configurable refusals and TLS."""

import asyncio
import email
import email.policy
import socket
import ssl
import threading
import warnings
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from ipaddress import IPv4Address
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec


@dataclass
class ReceivedMail:
    """A mail as it arrived; `data` is the message byte by byte."""

    sender: str
    recipients: list[str]
    message: EmailMessage
    data: bytes = b""


def _already_set() -> threading.Event:
    event = threading.Event()
    event.set()
    return event


@dataclass
class ReceivingMailServer:
    """Use as a context manager. `refuse_recipient` and `refuse_data` hold answers to give instead of taking a mail.

    `before_taking` holds what happens, once, while a mail to somebody is under way; `may_say_goodbye` lets QUIT be
    answered.
    """

    tls: ssl.SSLContext | None = None
    starttls: bool = False
    password: str = ""
    refuse_recipient: str = ""
    refuse_data: str = ""
    before_taking: dict[str, Callable[[], object]] = field(default_factory=dict[str, Callable[[], object]])
    received: list[ReceivedMail] = field(default_factory=list[ReceivedMail])
    users: list[str] = field(default_factory=list[str])
    may_say_goodbye: threading.Event = field(default_factory=_already_set)
    goodbyes: int = 0

    def __enter__(self) -> Self:
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._socket.getsockname()[1]
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self._serve(), self._loop).result(60)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result(60)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def handle_RCPT(self, _: SMTP, __: Session, envelope: Envelope, address: str, ___: list[str]) -> str:  # noqa: N802
        if self.refuse_recipient:
            return self.refuse_recipient
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_QUIT(self, _: SMTP, __: Session, ___: Envelope) -> str:  # noqa: N802
        await asyncio.to_thread(self.may_say_goodbye.wait, 10)
        self.goodbyes += 1
        return "221 Bye"

    async def handle_DATA(self, _: SMTP, __: Session, envelope: Envelope) -> str:  # noqa: N802
        if self.refuse_data:
            return self.refuse_data
        content = envelope.content if isinstance(envelope.content, bytes) else b""
        for act in [self.before_taking.pop(recipient, None) for recipient in envelope.rcpt_tos]:
            if act:
                await asyncio.to_thread(act)
        message = email.message_from_bytes(content, policy=email.policy.default)
        self.received.append(ReceivedMail(envelope.mail_from or "", envelope.rcpt_tos, message, content))
        return "250 Taken"

    async def _serve(self) -> None:
        options: dict[str, Any] = {}
        if self.starttls:
            options |= {"tls_context": self.tls, "require_starttls": True}
        if self.password:
            options |= {"authenticator": self._authenticate, "auth_required": True, "auth_require_tls": self.starttls}

        def connection() -> SMTP:
            with warnings.catch_warnings():
                # Behind smtps everything is encrypted already, which aiosmtpd does not know.
                warnings.simplefilter("ignore", UserWarning)
                return SMTP(self, hostname="localhost", loop=self._loop, **options)

        encrypted = None if self.starttls else self.tls
        self._server = await self._loop.create_server(connection, sock=self._socket, ssl=encrypted)

    async def _end(self) -> None:
        self._server.close()
        await self._server.wait_closed()

    def _authenticate(self, _: SMTP, __: Session, ___: Envelope, ____: str, given: Any) -> AuthResult:
        assert isinstance(given, LoginPassword)
        self.users.append(given.login.decode())
        return AuthResult(success=given.password.decode() == self.password, handled=False)


def certificate(folder: Path) -> tuple[ssl.SSLContext, Path]:
    """A server's TLS context for 127.0.0.1, and the certificate that a client must trust for it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "mail.test")])
    now = datetime.now(UTC)
    signed = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(IPv4Address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    certificate_file, key_file = folder / "certificate.pem", folder / "key.pem"
    certificate_file.write_bytes(signed.public_bytes(serialization.Encoding.PEM))
    key_file.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate_file, key_file)
    return context, certificate_file

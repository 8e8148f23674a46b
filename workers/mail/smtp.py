"""Delivers messages by SMTP, and classifies refusals as permanent or transient."""

import contextlib
import re
import smtplib
import socket
import ssl
from dataclasses import dataclass, field
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from workers.failures import TaskFailed, TaskFailedPermanently

_TIMEOUT_SECONDS = 20.0
_PORTS = {"smtp": 25, "starttls": 587, "smtps": 465}
_NO_SUCH_ADDRESS = re.compile(r"\b5\.1\.(1|2|3|6|10)$")
"""Status codes of addresses that do not exist (RFC 3463, RFC 7505); other refusals may be about the sender."""
_ENHANCED_STATUS = re.compile(rb"^\d\.\d{1,3}\.\d{1,3}\b")


class RecipientRefused(TaskFailedPermanently):
    """The address does not exist, as its server says."""


@dataclass(frozen=True, slots=True)
class MailServer:
    """`smtp://host` without encryption; `starttls://user:password@host` or `smtps://user:password@host` with verified
    TLS."""

    scheme: str
    host: str
    port: int
    user: str = ""
    password: str = field(default="", repr=False)

    @classmethod
    def from_url(cls, url: str) -> "MailServer":
        """Parses a URL. Raises ValueError if it is invalid, or would send a password without encryption."""
        parts = urlsplit(url)
        if parts.scheme not in _PORTS or not parts.hostname:
            msg = (
                "SMTP_URL must be smtp://host, starttls://host or smtps://host, with user:password@ and :port if needed"
            )
            raise ValueError(msg)
        if parts.username and parts.scheme == "smtp":
            msg = "SMTP_URL names a user: use starttls:// or smtps://, so that the password does not travel in plain"
            raise ValueError(msg)
        return cls(
            scheme=parts.scheme,
            host=parts.hostname,
            port=parts.port or _PORTS[parts.scheme],
            user=unquote(parts.username or ""),
            password=unquote(parts.password or ""),
        )

    def deliver(self, message: EmailMessage) -> None:
        """Delivers a message. Raises TaskFailedPermanently when the server refuses it permanently, TaskFailed for other
        errors."""
        try:
            self._send(message)
        except smtplib.SMTPRecipientsRefused as error:
            [(code, answer)] = error.recipients.values()
            failure = _failure_of(code, answer)
            if isinstance(failure, TaskFailedPermanently) and _NO_SUCH_ADDRESS.search(failure.reason):
                failure = RecipientRefused(failure.reason)
            raise failure from None
        except smtplib.SMTPNotSupportedError:
            raise TaskFailedPermanently("the mail server does not support this kind of address") from None
        except (smtplib.SMTPSenderRefused, smtplib.SMTPDataError) as error:
            raise _failure_of(error.smtp_code, error.smtp_error) from None
        except smtplib.SMTPResponseException as error:
            # Errors of greeting, TLS or authentication are not about this message.
            raise TaskFailed(f"the mail server answers {error.smtp_code}") from None
        except (OSError, smtplib.SMTPException) as error:
            raise TaskFailed(f"the mail server cannot be reached: {type(error).__name__}") from None

    def _send(self, message: EmailMessage) -> None:
        connection = self._connect()
        try:
            connection.send_message(message)
            # The message has been accepted, and would be sent again if this process died before it has written that
            # down: it waits for no answer to QUIT, and errors of it do not matter.
            with contextlib.suppress(OSError, smtplib.SMTPException):
                connection.putcmd("QUIT")
        finally:
            connection.close()

    def _connect(self) -> smtplib.SMTP:
        name = socket.gethostname()
        if self.scheme == "smtps":
            context = ssl.create_default_context()
            connection = smtplib.SMTP_SSL(self.host, self.port, name, timeout=_TIMEOUT_SECONDS, context=context)
        else:
            connection = smtplib.SMTP(self.host, self.port, name, timeout=_TIMEOUT_SECONDS)
        try:
            if self.scheme == "starttls":
                connection.starttls(context=ssl.create_default_context())
            if self.user:
                connection.login(self.user, self.password)
        except BaseException:
            connection.close()
            raise
        return connection


def _failure_of(code: int, answer: bytes | str) -> TaskFailed:
    """The failure with the status codes only, since the server's text repeats the address."""
    text = answer.encode() if isinstance(answer, str) else answer
    status = _ENHANCED_STATUS.match(text)
    reason = f"the mail server answers {code}{' ' + status[0].decode() if status else ''}"
    return TaskFailedPermanently(reason) if code >= 500 else TaskFailed(reason)

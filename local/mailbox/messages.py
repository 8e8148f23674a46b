"""Captured messages: one file each in a folder, newest first."""

import email
import email.policy
import itertools
import os
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from email.message import EmailMessage
from pathlib import Path

_MAX_MESSAGES = 300
_ENVELOPE = "X-Caught-For"
_CHANNEL = "X-Caught-By"


@dataclass(frozen=True)
class Attachment:
    """A file in a mail."""

    name: str
    type: str
    content: bytes


@dataclass(frozen=True)
class CapturedMessage:
    """A captured message; `recipients` are those of the envelope."""

    id: str
    channel: str
    received_at: datetime
    sender: str
    recipients: tuple[str, ...]
    subject: str
    text: str
    html: str
    attachments: tuple[Attachment, ...]
    headers: dict[str, str]
    raw: bytes


class Messages:
    """The folder of captured messages."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)

    def store_mail(self, content: bytes, recipients: Iterable[str]) -> str:
        """Store a mail as received; return its id."""
        return self._store(f"{_CHANNEL}: mail\r\n{_ENVELOPE}: {', '.join(recipients)}\r\n".encode() + content)

    def store_sms(self, to: str, text: str) -> str:
        """Store a text message; return its id."""
        message = EmailMessage()
        message["Subject"] = "SMS"
        message.set_content(text)
        return self._store(f"{_CHANNEL}: sms\r\n{_ENVELOPE}: {to}\r\n".encode() + bytes(message))

    def list(self) -> list[CapturedMessage]:
        """All messages, newest first."""
        return [_read(path) for path in sorted(self._folder.glob("*.eml"), reverse=True)]

    def newest(self) -> str:
        """The id of the newest message, or an empty string."""
        return max((path.stem for path in self._folder.glob("*.eml")), default="")

    def find(self, wanted: str) -> CapturedMessage | None:
        """One message by its id, or None."""
        path = self._folder / f"{wanted}.eml"
        return _read(path) if path.parent == self._folder and path.is_file() else None

    def _store(self, content: bytes) -> str:
        new = f"{datetime.now(UTC):%Y%m%dT%H%M%S%f}-{secrets.token_hex(4)}"
        unfinished = self._folder / f"{new}.new"
        descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
        unfinished.rename(unfinished.with_suffix(".eml"))
        for old in sorted(self._folder.glob("*.eml"), reverse=True)[_MAX_MESSAGES:]:
            old.unlink(missing_ok=True)
        return new


def _read(path: Path) -> CapturedMessage:
    raw = path.read_bytes()
    message = email.message_from_bytes(raw, policy=email.policy.default)
    text, html = (message.get_body((kind,)) for kind in ("plain", "html"))
    return CapturedMessage(
        id=path.stem,
        channel=message.get(_CHANNEL, "mail"),
        received_at=datetime.strptime(path.stem.split("-")[0], "%Y%m%dT%H%M%S%f").replace(tzinfo=UTC),
        sender=message.get("From", ""),
        recipients=tuple(filter(None, message.get(_ENVELOPE, "").split(", "))),
        subject=message.get("Subject", ""),
        text=text.get_content().replace("\r\n", "\n") if text else "",
        html=html.get_content().replace("\r\n", "\n") if html else "",
        attachments=tuple(itertools.starmap(_attachment, enumerate(message.iter_attachments(), 1))),
        headers={name: value for name, value in message.items() if not name.startswith("X-Caught-")},
        raw=raw.split(b"\r\n", 2)[2],
    )


def _attachment(number: int, part: EmailMessage) -> Attachment:
    content = part.get_payload(decode=True)
    name = part.get_filename() or f"attachment-{number}"
    return Attachment(name, part.get_content_type(), content if isinstance(content, bytes) else bytes(part))

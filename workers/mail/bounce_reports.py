"""Reads mails that came back: delivery status notifications (RFC 3464) and complaints (RFC 5965)."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from email import policy
from email.errors import HeaderParseError
from email.message import EmailMessage, Message
from email.parser import BytesParser
from email.utils import parsedate_to_datetime
from typing import cast

from domain.mail.suppression import Bounce, BounceKind, enhanced_status
from workers.mail.message import mail_address

LARGEST_REPORT = 4 * 1024 * 1024
"""Bytes of a mail that is looked at; notifications that return a whole mail are smaller."""
_OUR_KEY = re.compile(r"<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@([^<>\s@]+)>", re.ASCII | re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class BounceReports:
    """Takes only reports about mails of ours, which return a Message-ID at `sender_domain`: whoever writes to the
    mailbox could switch off anybody's address otherwise."""

    sender_domain: str

    def read(self, data: bytes, now: datetime) -> list[Bounce]:
        """Reads the bounces that a mail reports, none from any other mail. `now` stands for a date that is missing or
        impossible."""
        if len(data) > LARGEST_REPORT:
            return []
        try:
            message = BytesParser(policy=policy.default).parsebytes(data)
            return list(self._bounces(message, now))
        except (ValueError, LookupError, TypeError, AttributeError, HeaderParseError):
            # The library raises these for headers that break its grammar; such a mail reports nothing.
            return []

    def _bounces(self, message: EmailMessage, now: datetime) -> Iterator[Bounce]:
        if message.get_content_type() != "multipart/report":
            return
        key = self._key_of_our_mail(message)
        if key is None:
            return
        at = min(_date_of(message) or now, now)
        for part in message.walk():
            match part.get_content_type():
                case "message/delivery-status":
                    for fields in _blocks(part):
                        yield from _delivery(fields, at, key)
                case "message/feedback-report":
                    for fields in _blocks(part):
                        yield from _complaint(fields, message, at, key)
                case _:
                    pass

    def _key_of_our_mail(self, message: EmailMessage) -> str | None:
        """The key in the Message-ID of the mail that is returned, whole or its headers only."""
        for part in message.walk():
            if part.get_content_type() in {"text/rfc822-headers", "message/rfc822"}:
                for found in _OUR_KEY.finditer(_text_of(part)):
                    if found[2].lower() == self.sender_domain.lower():
                        return found[1].lower()
        return None


def _delivery(fields: Message, at: datetime, key: str) -> Iterator[Bounce]:
    address = _address(fields.get("Original-Recipient")) or _address(fields.get("Final-Recipient"))
    action, status = str(fields.get("Action", "")).strip().lower(), enhanced_status(str(fields.get("Status", "")))
    if address and action in {"failed", "delayed"} and status:
        is_hard = action == "failed" and status.startswith("5.")
        kind = BounceKind.HARD if is_hard else BounceKind.SOFT
        yield Bounce(address, kind, at, status, reference=key)


def _complaint(fields: Message, message: EmailMessage, at: datetime, key: str) -> Iterator[Bounce]:
    if str(fields.get("Feedback-Type", "")).strip().lower() not in {"abuse", "fraud", "opt-out"}:
        return
    addresses = [_address(value) for value in fields.get_all("Original-Rcpt-To", [])] or [_returned_to(message)]
    for address in filter(None, addresses):
        yield Bounce(address, BounceKind.COMPLAINT, at, reference=key)


def _returned_to(message: EmailMessage) -> str:
    """The recipient of the returned mail: many who report complaints name them nowhere else."""
    for part in message.walk():
        if part.get_content_type() in {"text/rfc822-headers", "message/rfc822"}:
            found = re.search(r"^To:[ \t]*(.+)$", _text_of(part), re.MULTILINE | re.IGNORECASE)
            return _address(found[1].strip()) if found else ""
    return ""


def _blocks(part: Message) -> Iterator[Message]:
    """The groups of fields of a report: the library parses each as a message without a body."""
    if part.is_multipart():
        yield from _parts(part)
    else:
        yield BytesParser(policy=policy.compat32).parsebytes(str(part.get_payload()).encode(errors="replace"))


def _text_of(part: Message) -> str:
    if part.is_multipart():
        return "\n".join(each.as_bytes().decode(errors="replace") for each in _parts(part))
    raw = part.get_payload(decode=True)
    return raw.decode(errors="replace") if isinstance(raw, bytes) else str(part.get_payload())


def _parts(part: Message) -> list[Message]:
    return [each for each in cast("list[object]", part.get_payload()) if isinstance(each, Message)]


def _address(field: object) -> str:
    """`rfc822; ana@example.com` or a bare address; empty for anything else."""
    text = str(field or "").rpartition(";")[2].strip()
    try:
        return mail_address(text).addr_spec
    except ValueError:
        return ""


def _date_of(message: EmailMessage) -> datetime | None:
    try:
        at = parsedate_to_datetime(str(message["Date"]))
    except (ValueError, TypeError):
        return None
    return at if at.tzinfo else at.replace(tzinfo=UTC)

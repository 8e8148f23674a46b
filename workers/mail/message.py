"""Composes a MIME message from a rendered mail."""

from dataclasses import dataclass
from datetime import datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from uuid import UUID

from workers.mail.headers import POLICY
from workers.mail.render import RenderedMail


def mail_address(text: str) -> Address:
    """Parses `Name <somebody@example.com>` or a bare address. Raises ValueError unless it is exactly one address."""
    header = SMTP.header_factory("To", text if text.isprintable() else "")
    if header.defects or len(header.addresses) != 1 or not header.addresses[0].domain:
        msg = "not one mail address"
        raise ValueError(msg)
    return header.addresses[0]


@dataclass(frozen=True, slots=True)
class Sender:
    """The sender of mails. Replies go to `reply_to`, if somebody reads them, and never to the other party."""

    address: Address
    reply_to: Address | None = None

    @classmethod
    def named(cls, mail_from: str, reply_to: str = "") -> "Sender":
        return cls(mail_address(mail_from), mail_address(reply_to) if reply_to else None)


def compose(mail: RenderedMail, *, language: str, sender: Sender, to: str, key: UUID, now: datetime) -> EmailMessage:
    """The message. The same `key` gives the same Message-ID, so that clients show a message sent twice only once.

    Raises ValueError unless `to` is exactly one address.
    """
    message = EmailMessage(policy=POLICY)
    message["From"] = sender.address
    message["To"] = mail_address(to)
    if sender.reply_to:
        message["Reply-To"] = sender.reply_to
    message["Subject"] = "".join(sign for sign in mail.subject if sign.isprintable())
    message["Date"] = format_datetime(now)
    message["Message-ID"] = f"<{key}@{sender.address.domain}>"
    message["Auto-Submitted"] = "auto-generated"
    # Outlook and Exchange send out-of-office replies without this header.
    message["X-Auto-Response-Suppress"] = "All"
    message.set_content(mail.text)
    if mail.html:
        message.add_alternative(mail.html, subtype="html")
    message["Content-Language"] = language
    return message

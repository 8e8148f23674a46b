"""The SMTP server: accepts every mail, delivers none."""

import asyncio
import socket

from aiosmtpd.smtp import SMTP, Envelope, Session

from local.mailbox.messages import Messages

_MAX_MAIL_BYTES = 64 * 1024 * 1024


class _Handler:
    """The message handler for aiosmtpd."""

    def __init__(self, messages: Messages) -> None:
        self._messages = messages

    async def handle_DATA(self, _: SMTP, __: Session, envelope: Envelope) -> str:  # noqa: N802 - aiosmtpd's name
        content = envelope.content or b""
        try:
            self._messages.store_mail(content if isinstance(content, bytes) else content.encode(), envelope.rcpt_tos)
        except OSError as error:
            return f"452 The mail could not be kept: {error.strerror}"
        return "250 Caught"


async def serve_smtp(listening: socket.socket, messages: Messages) -> asyncio.Server:
    """Start serving SMTP on a listening socket."""
    catcher = _Handler(messages)

    def connection() -> SMTP:
        return SMTP(catcher, enable_SMTPUTF8=True, data_size_limit=_MAX_MAIL_BYTES, hostname="localhost", loop=loop)

    loop = asyncio.get_running_loop()
    return await loop.create_server(connection, sock=listening)

"""The mail server of a kill run, which is not killed: it keeps what it accepted, and when."""

import asyncio
import email
import email.policy
import re
import threading
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from time import time
from types import TracebackType
from typing import Self

from local.listening_sockets import listen
from local.mailbox.messages import Messages
from local.mailbox.smtp import serve_smtp

_CODE = re.compile(r"(?<![\w.-])\d{5}(?![\w-])")


@dataclass(frozen=True, slots=True)
class CaughtMail:
    """`key` is the part of the Message-ID before the domain."""

    key: str
    recipient: str
    text: str
    accepted_at: float

    @property
    def code(self) -> str | None:
        found = _CODE.search(self.text)
        return found[0] if found else None


class CaughtMails(Messages):
    """An SMTP server on a thread of its own."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._mails: list[CaughtMail] = []
        self._loop = asyncio.new_event_loop()
        self._socket = listen("127.0.0.1", 0)
        self.url = "smtp://{}:{}".format(*self._socket.getsockname()[:2])
        self._thread = threading.Thread(target=self._serve, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._socket.close()

    def store_mail(self, content: bytes, recipients: Iterable[str]) -> str:
        message = email.message_from_bytes(content, policy=email.policy.default)
        key = message["Message-ID"].strip("<>").split("@")[0]
        body = message.get_body(("plain",))
        text = body.get_content() if body else ""
        self._mails += [CaughtMail(key, recipient, text, time()) for recipient in recipients]
        return key

    @property
    def all(self) -> list[CaughtMail]:
        return list(self._mails)

    def codes_to(self, recipient: str) -> list[str]:
        """The codes mailed to an address, newest first."""
        return [mail.code for mail in reversed(self.all) if mail.recipient == recipient and mail.code]

    def counts(self) -> Counter[str]:
        """Counts how often each message was accepted."""
        return Counter(mail.key for mail in self.all)

    def _serve(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(serve_smtp(self._socket, self))
        self._loop.run_forever()
        server.close()

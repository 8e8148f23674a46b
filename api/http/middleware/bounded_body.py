"""A request body that is received within limits of size and time."""

import asyncio
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import Message, Receive, Send

from api.http.errors.problems import BodyTooLarge

BODY_SECONDS = 10
"""Time for any body; a longer one has more, by its bytes."""
BYTES_PER_SECOND = 8 * 1024
"""The least average rate of a body beyond its first seconds: 10 MB may take 21 minutes."""
MOST_BODIES = 32
"""Bodies that one client may be sending at the same time to this process."""


class BodiesUnderWay:
    """Counts the bodies that each client is sending."""

    def __init__(self) -> None:
        self._bodies = Counter[str]()

    def begin(self, client: str) -> bool:
        """Counts one more; False when the client is sending as many as it may."""
        if self._bodies[client] >= MOST_BODIES:
            return False
        self._bodies[client] += 1
        return True

    def end(self, client: str) -> None:
        """Counts one less."""
        self._bodies[client] -= 1
        if not self._bodies[client]:
            del self._bodies[client]


class BoundedBody:
    """Enforces the limits while receiving, since a body may come without Content-Length, and a byte at a time.

    A refused body of a known length of at most `largest_discarded` is received before the response, since browsers read
    responses only after sending; after any other the connection is closed.
    """

    def __init__(self, receive: Receive, headers: Headers, *, largest: int, largest_discarded: int) -> None:
        length = headers.get("content-length", "")
        self._receive = receive
        self._largest = largest
        self._received = 0
        self._began = asyncio.get_running_loop().time()
        self.is_complete = length in ("", "0") and "transfer-encoding" not in headers
        self._discardable = length.isdecimal() and int(length) <= largest_discarded and "expect" not in headers
        self._when_over: Callable[[], None] | None = None

    def when_over(self, call: Callable[[], None]) -> None:
        """Registers a function that is called once: when the body has been received, or at `end`."""
        self._when_over = call

    def end(self) -> None:
        """Ends the body: nothing more is received of it."""
        if self._when_over:
            self._when_over()
            self._when_over = None

    async def receive(self) -> Message:
        """The next part. Raises HTTPException: 413 for a body that is too large, 408 for one that is too slow."""
        if self.is_complete:
            return await self._receive()
        message = await self._receive_in_time()
        if self._received > self._largest:
            raise HTTPException(BodyTooLarge.status)
        return message

    def close_instead(self) -> None:
        """Closes the connection after the response instead of receiving the rest."""
        self._discardable = False

    def discarding_rest(self, send: Send) -> Send:
        """Wraps `send`: discards the rest of the body before the response starts, or closes the connection after it."""

        async def send_after_body(message: Message) -> None:
            if message["type"] == "http.response.start" and not await self._discard():
                MutableHeaders(scope=message)["Connection"] = "close"
            await send(message)

        return send_after_body

    async def _discard(self) -> bool:
        """Whether the whole body was received."""
        try:
            while self._discardable and not self.is_complete:
                await self._receive_in_time()
        except HTTPException:
            return False
        return self.is_complete

    async def _receive_in_time(self) -> Message:
        try:
            async with asyncio.timeout_at(self._began + BODY_SECONDS + self._received / BYTES_PER_SECOND):
                message = await self._receive()
        except TimeoutError:
            self.close_instead()
            raise HTTPException(HTTPStatus.REQUEST_TIMEOUT) from None
        self._received += len(message.get("body", b""))
        self.is_complete = not message.get("more_body", False)
        if self.is_complete:
            self.end()
        return message

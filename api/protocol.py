"""HTTP/1.1 as this server speaks it: parsed in C, bounded around a body, and with answers in one piece."""

from asyncio import Transport
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

LONGEST_HEAD = 32 * 1024


class BoundedProtocol(HttpToolsProtocol):
    """Refuses headers, and trailers behind a body in chunks, that are much longer than `LONGEST_HEAD` bytes.

    The parser itself would gather whatever comes.
    """

    _head: int | None = None
    """Bytes of headers or trailers that go on from one piece of data to the next; None outside of them."""

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), LONGEST_HEAD):
            piece = data[start : start + LONGEST_HEAD]
            before = self._head
            super().data_received(piece)
            if self.transport.is_closing():
                return
            if self._head is not None and before is not None:
                self._head += len(piece)
                if self._head > LONGEST_HEAD:
                    self.send_400_response("The headers are too long.")
                    return

    def on_message_begin(self) -> None:
        self._head = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = None
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:
            self.cycle.transport = cast("Transport", Gathering(self.cycle))

    def on_chunk_header(self) -> None:
        """What follows is a part of the body, or, behind the last one, trailers."""
        self._head = 0

    def on_body(self, body: bytes) -> None:
        self._head = None
        super().on_body(body)

    def on_chunk_complete(self) -> None:
        self._head = None


class Gathering:
    """What an answer is written to. Its headers wait for the body, so that whoever reads is woken once."""

    def __init__(self, cycle: RequestResponseCycle) -> None:
        self._cycle, self._transport, self._complete = cycle, cycle.transport, cycle.on_response
        self._headers = b""
        self._begun = False
        cycle.on_response = self._end

    def write(self, data: bytes) -> None:
        if self._cycle.response_started and not self._begun:
            self._begun, self._headers = True, data
            return
        self._transport.write(self._headers + data)
        self._headers = b""

    def close(self) -> None:
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        if self._headers:
            self.write(b"")

    def _end(self) -> None:
        """An answer without a body writes none. Nothing refers to this any more."""
        self._flush()
        self._cycle.transport = self._transport
        self._complete()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

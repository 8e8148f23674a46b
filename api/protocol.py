"""HTTP/1.1 as this server speaks it: parsed in C, with an end to what is read before a body, and behind it."""

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

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
        super().on_headers_complete()

    def on_chunk_header(self) -> None:
        """What follows is a part of the body, or, behind the last one, trailers."""
        self._head = 0

    def on_body(self, body: bytes) -> None:
        self._head = None
        super().on_body(body)

    def on_chunk_complete(self) -> None:
        self._head = None

"""Lightweight HTTP clients, since they share the CPUs with the API: one thread, keep-alive sockets."""

import selectors
import socket
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

_HEAD_END, _LENGTH = b"\r\n\r\n", b"content-length:"


@dataclass
class HttpClient:
    """Sends its requests one after another on one connection."""

    port: int
    language: str
    paths: Sequence[str]
    milliseconds: list[float] = field(default_factory=list[float])
    """The response times, in the order of the paths."""

    def begin(self, selector: selectors.BaseSelector) -> None:
        self._socket = socket.create_connection(("127.0.0.1", self.port))
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        selector.register(self._socket, selectors.EVENT_READ, self)
        self._ask()

    def go_on(self, selector: selectors.BaseSelector) -> None:
        """Reads the available bytes, and sends the next request once the response is complete."""
        received = self._socket.recv(1 << 18)
        assert received, self.paths[len(self.milliseconds)]
        self._answer += received
        if self._missing is None:
            self._read_head()
        if self._missing is None or len(self._answer) < self._missing:
            return
        self.milliseconds.append((time.perf_counter() - self._began) * 1000)
        if len(self.milliseconds) < len(self.paths):
            self._ask()
        else:
            selector.unregister(self._socket)
            self._socket.close()

    def _ask(self) -> None:
        path = self.paths[len(self.milliseconds)]
        self._answer, self._missing = bytearray(), None
        self._began = time.perf_counter()
        said = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Language: {self.language}\r\n\r\n"
        self._socket.sendall(said.encode())

    def _read_head(self) -> None:
        """Parses the head and sets the length of the whole response."""
        end = self._answer.find(_HEAD_END)
        if end < 0:
            return
        head = bytes(self._answer[:end]).lower()
        assert head.startswith(b"http/1.1 200"), bytes(self._answer[:500])
        at = head.index(_LENGTH) + len(_LENGTH)
        self._missing = end + len(_HEAD_END) + int(head[at:].partition(b"\r\n")[0])


def ask_all(callers: Sequence[HttpClient]) -> None:
    """Runs all clients concurrently until each has sent all its requests."""
    with selectors.DefaultSelector() as selector:
        for caller in callers:
            caller.begin(selector)
        while selector.get_map():
            for key, _ in selector.select():
                key.data.go_on(selector)

"""A proxy in front of PostgreSQL that breaks a connection after a statement, before its answer reaches the client."""

import contextlib
import socket
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import quote

from psycopg.conninfo import conninfo_to_dict

_SOCKET = ".s.PGSQL.5432"
_READY = b"Z"
_IDLE = b"I"
_HEADER = 5


class CuttingProxy:
    """Passes everything on, until a client has sent `mark` in an armed proxy and its transaction has ended.

    Then that answer is dropped and the connection cut; `stay_away` cuts all others too and takes no new ones until
    `come_back` is called. `arm_at` drops the answer to a numbered statement instead.
    """

    def __init__(self, database_url: str, mark: bytes = b"") -> None:
        server = conninfo_to_dict(database_url)
        self._folder = tempfile.TemporaryDirectory(prefix="cut")
        self._server = f"{server['host']}/{_SOCKET}"
        self.url = f"postgresql://{server['user']}@/{server['dbname']}?host={quote(self._folder.name, safe='/')}"
        self.cuts = 0
        self._mark = mark
        self._armed = self._stay_away = self._away = self._closed = False
        self._answers_until_cut = 0
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._listener = socket.socket(socket.AF_UNIX)

    def __enter__(self) -> Self:
        self._listener.bind(str(Path(self._folder.name, _SOCKET)))
        self._listener.listen(64)
        threading.Thread(target=self._take_connections, daemon=True).start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._closed = True
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self._cut_all()
        self._folder.cleanup()

    def arm(self, *, stay_away: bool = False) -> None:
        """The next answer to what carries the mark is dropped."""
        self._stay_away, self._armed = stay_away, True

    def arm_at(self, statement: int) -> None:
        """The answer to the statement of this number, counted from now on over all connections from 1, is dropped."""
        self._stay_away, self._answers_until_cut = False, statement

    def disarm(self) -> None:
        self._armed, self._answers_until_cut = False, 0

    def come_back(self) -> None:
        self._away = False

    def _take_connections(self) -> None:
        while not self._closed:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            if self._away or self._closed:
                client.close()
                continue
            server = socket.socket(socket.AF_UNIX)
            server.connect(self._server)
            with self._lock:
                self._open |= {client, server}
            marked = threading.Event()
            threading.Thread(target=self._to_server, args=(client, server, marked), daemon=True).start()
            threading.Thread(target=self._to_client, args=(server, client, marked), daemon=True).start()

    def _to_server(self, client: socket.socket, server: socket.socket, marked: threading.Event) -> None:
        end = b""
        with contextlib.suppress(OSError):
            while data := client.recv(65536):
                if self._armed and self._mark in end + data:
                    marked.set()
                end = data[-len(self._mark) :]
                server.sendall(data)
        self._cut(client, server)

    def _to_client(self, server: socket.socket, client: socket.socket, marked: threading.Event) -> None:
        held = b""
        with contextlib.suppress(OSError):
            for message in _messages(server):
                held += message
                if message[:1] == _READY and self._is_counted_out():
                    self._drop()
                    break
                if not marked.is_set():
                    client.sendall(held)
                    held = b""
                elif message[:1] == _READY:
                    if message[_HEADER:] == _IDLE:
                        self._drop()
                        break
                    client.sendall(held)
                    held = b""
        self._cut(client, server)

    def _is_counted_out(self) -> bool:
        with self._lock:
            if not self._answers_until_cut:
                return False
            self._answers_until_cut -= 1
            return not self._answers_until_cut

    def _drop(self) -> None:
        self._armed = False
        self.cuts += 1
        if self._stay_away:
            self._away = True
            self._cut_all()

    def _cut_all(self) -> None:
        with self._lock:
            sockets = list(self._open)
        self._cut(*sockets)

    def _cut(self, *sockets: socket.socket) -> None:
        for each in sockets:
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()
        with self._lock:
            self._open -= set(sockets)


def _messages(server: socket.socket) -> Iterator[bytes]:
    """The server's messages, each whole: a letter, a length that counts itself, the content."""
    buffer = b""
    while data := server.recv(65536):
        buffer += data
        while len(buffer) >= _HEADER and len(buffer) >= (end := 1 + int.from_bytes(buffer[1:_HEADER], "big")):
            yield buffer[:end]
            buffer = buffer[end:]

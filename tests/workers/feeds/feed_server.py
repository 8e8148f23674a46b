"""A web server on loopback that serves feeds, correctly and with faults."""

import gzip
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

Answer = Callable[[BaseHTTPRequestHandler], None]


class FeedServer:
    """Paths and what they answer. `asked` collects what was asked for, with the headers."""

    def __init__(self, port: int, scheme: str = "http") -> None:
        self.port = port
        self.scheme = scheme
        self.answers: dict[str, Answer] = {}
        self.asked: list[tuple[str, dict[str, str]]] = []

    def address(self, path: str) -> str:
        return f"{self.scheme}://127.0.0.1:{self.port}{path}"

    def serve(self, path: str, body: bytes, status: int = 200, **headers: str) -> str:
        """Answers with that body; answers with its address."""

        def answer(handler: BaseHTTPRequestHandler) -> None:
            send(handler, body, status, **headers)

        self.answers[path] = answer
        return self.address(path)

    def serve_versions(self, path: str, body: bytes, etag: str) -> str:
        """Answers 304 to whoever has that version already."""

        def answer(handler: BaseHTTPRequestHandler) -> None:
            known = handler.headers.get("If-None-Match") == etag
            send(handler, b"" if known else body, 304 if known else 200, ETag=etag)

        self.answers[path] = answer
        return self.address(path)


def send(handler: BaseHTTPRequestHandler, body: bytes, status: int = 200, **headers: str) -> None:
    handler.send_response(status)
    for name, value in headers.items():
        handler.send_header(name.replace("_", "-"), value)
    if "Content_Length" not in headers and status != 304:
        handler.send_header("Content-Length", str(len(body)))
    handler.end_headers()
    handler.wfile.write(body)


def drip(handler: BaseHTTPRequestHandler) -> None:
    """Headers without end, a few bytes at a time."""
    handler.wfile.write(b"HTTP/1.1 200 OK\r\n")
    try:
        for number in range(1000):
            handler.wfile.write(f"X-{number}: y\r\n".encode())
            handler.wfile.flush()
            time.sleep(0.05)
    except OSError:
        return


def bomb(size: int) -> bytes:
    """Packs `size` zeros."""
    return gzip.compress(bytes(size), 9)


@contextmanager
def serving(certificate: ssl.SSLContext | None = None) -> Iterator[FeedServer]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            found.asked.append((self.path, dict(self.headers)))
            answer = found.answers.get(self.path)
            if answer:
                answer(self)
            else:
                send(self, b"", 404)
            self.close_connection = True

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name that it has there
            return

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        server.daemon_threads = True
        if certificate:
            server.socket = certificate.wrap_socket(server.socket, server_side=True)
        found = FeedServer(server.server_port, "https" if certificate else "http")
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield found
        finally:
            server.shutdown()
            thread.join()

"""A stand-in for Sentry that stores what it receives over HTTP."""

import gzip
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, Self

import orjson


class SentryServer:
    """Listens on a loopback port of its own; `dsn` is its address for reporters."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []
        self.headers: list[str] = []
        collector = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                if self.headers.get("Content-Encoding") == "gzip":
                    body = gzip.decompress(body)
                collector.bodies.append(body)
                collector.headers.append(str(self.headers))
                answer = b"{}"
                self.send_response(200)
                self.send_header("Content-Length", str(len(answer)))
                self.end_headers()
                self.wfile.write(answer)

            def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    @property
    def dsn(self) -> str:
        return f"http://public@127.0.0.1:{self._server.server_address[1]}/1"

    @property
    def events(self) -> list[dict[str, Any]]:
        """Every item of every envelope that is an event or a transaction."""
        return [
            payload
            for body in self.bodies
            for header, payload in _items(body)
            if header["type"] in ("event", "transaction")
        ]


def _items(body: bytes) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    lines = body.splitlines()[1:]
    return [(orjson.loads(lines[at]), orjson.loads(lines[at + 1])) for at in range(0, len(lines) - 1, 2)]

"""An SMS gateway on loopback."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any


@contextmanager
def gateway(status: int) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """An SMS gateway that gives one answer."""
    received: list[dict[str, Any]] = []

    class Gateway(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            received.append(body | {"key": self.headers["Idempotency-Key"]})
            self.send_response(status)
            self.end_headers()

        def log_message(self, *_: object) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]
            return

    with HTTPServer(("127.0.0.1", 0), Gateway) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/sms", received
        finally:
            server.shutdown()
            thread.join()

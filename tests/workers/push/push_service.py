"""A push service on loopback, as RFC 8030 has it, and a browser that subscribed to it."""

import base64
import json
import secrets
import ssl
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from domain.notifications.push_subscriptions import BrowserKeys

HOST = "push.test"


@dataclass
class Received:
    """A request for a push message."""

    path: str
    headers: Mapping[str, str]
    body: bytes

    @property
    def claims(self) -> dict[str, Any]:
        """Returns the claims that the sender signed, after checking the signature."""
        authorization = self.headers["Authorization"]
        assert Vapid02.verify(authorization)
        token = authorization.partition("t=")[2].partition(",")[0]
        claims = token.split(".")[1]
        return json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))

    @property
    def sender(self) -> str:
        """The public key that signed."""
        return self.headers["Authorization"].partition("k=")[2]


@dataclass
class PushService:
    """`statuses` are what paths are answered with, 201 unless something else is said; `silent` paths get no answer."""

    port: int
    statuses: dict[str, int] = field(default_factory=dict[str, int])
    silent: set[str] = field(default_factory=set[str])
    received: list[Received] = field(default_factory=list[Received])

    def subscribe(self, name: str) -> "PushBrowser":
        return PushBrowser(f"https://{HOST}:{self.port}/{name}")


class PushBrowser:
    """A browser with the private key of its subscription."""

    def __init__(self, endpoint: str) -> None:
        self._private, self._auth = generate_private_key(SECP256R1()), secrets.token_bytes(16)
        point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = BrowserKeys(endpoint, _base64url(point), _base64url(self._auth))

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypts a message."""
        plain = http_ece.decrypt(body, private_key=self._private, auth_secret=self._auth, version="aes128gcm")
        return json.loads(plain)


@contextmanager
def push_service(certificate: ssl.SSLContext) -> Iterator[PushService]:
    """Serves until the block ends."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            found.received.append(Received(self.path, dict(self.headers), body))
            if self.path in found.silent:
                ended.wait()
                return
            self.send_response(found.statuses.get(self.path, 201))
            self.send_header("Location", f"https://{HOST}:{found.port}/messages/1")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - as the base class names it
            """Logs nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.socket = certificate.wrap_socket(server.socket, server_side=True)
    found = PushService(server.server_address[1])
    ended = threading.Event()
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield found
    finally:
        ended.set()
        server.shutdown()
        server.server_close()
        thread.join()


def _base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")

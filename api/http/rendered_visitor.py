"""The visitor for whom the page renderer asks: a signed address, which limits count instead of the renderer's own."""

import hashlib

from itsdangerous import BadSignature, TimestampSigner
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

HEADER = "Karijera-Visitor"
_LIFETIME_SECONDS = 60
_SALT = b"karijera.rendered-visitor"


class VisitorAddresses:
    """Signs addresses on their way through the renderer, which needs no key: it sends back what it was given."""

    def __init__(self, link_key: bytes) -> None:
        self._signer = TimestampSigner(link_key, salt=_SALT, digest_method=hashlib.sha256)

    def sign(self, request: Request) -> str | None:
        """Signs the client's address of a request; None where there is none."""
        return self._signer.sign(request.client.host).decode() if request.client else None

    def read(self, signed: str) -> str | None:
        """Reads the address; None for what was not signed here within the last minute."""
        try:
            return self._signer.unsign(signed, max_age=_LIFETIME_SECONDS).decode()
        except BadSignature:
            return None


class RenderedVisitor:
    """Takes the visitor's address for the client's where the renderer sends it. The header of anybody else is
    ignored."""

    def __init__(self, app: ASGIApp, addresses: VisitorAddresses) -> None:
        self._app = app
        self._addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and (signed := Headers(scope=scope).get(HEADER)):
            address = self._addresses.read(signed)
            if address is not None:
                scope = {**scope, "client": (address, 0)}
        await self._app(scope, receive, send)

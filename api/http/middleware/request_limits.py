"""Request limits, checked before routing: body size, media type and origin."""

import re
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.routing import compile_path
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.http.errors.problems import BodyTooLarge, CrossSiteRequest, UnsupportedMediaType, domain_error_response
from domain.documents.service import MAX_FILE_BYTES
from domain.kernel.errors import Refused

LARGEST_JSON = 256 * 1024
LARGEST_UPLOAD = MAX_FILE_BYTES + 64 * 1024
"""One file and the rest of its multipart form."""
LARGEST_DISCARDED = 4 * LARGEST_UPLOAD
"""Refused bodies of a known size up to this are still received, since browsers read the response after sending."""

_SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
_JSON = "application/json"
_FORM = "multipart/form-data"


class RequestLimits:
    """Allows JSON up to 256 kB, multipart forms on upload routes only, and no cross-site writes."""

    def __init__(self, app: ASGIApp, site_url: str, describe: Callable[[], Mapping[str, Any]]) -> None:
        self._app = app
        self._describe = describe
        self._site = urlsplit(site_url).netloc.lower()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        takes_form = any(path.match(scope["path"]) for path in self._form_paths)
        largest = LARGEST_UPLOAD if takes_form else LARGEST_JSON
        body = BoundedBody(receive, headers, largest)
        if refused := self._refuse(scope["method"], headers, _FORM if takes_form else _JSON, largest):
            await domain_error_response(refused)(scope, receive, body.discarding_rest(send))
            return
        await self._app(scope, body.receive, body.discarding_rest(send))

    @cached_property
    def _form_paths(self) -> list[re.Pattern[str]]:
        """Path patterns of the upload routes."""
        return [
            compile_path(path)[0]
            for path, item in self._describe()["paths"].items()
            for operation in item.values()
            if _FORM in operation.get("requestBody", {}).get("content", {})
        ]

    def _refuse(self, method: str, headers: Headers, media_type: str, largest: int) -> Refused | None:
        if method not in _SAFE_METHODS and self._is_cross_site(headers):
            return CrossSiteRequest()
        length = headers.get("content-length", "0")
        if length.isdecimal() and int(length) > largest:
            return BodyTooLarge(details={"largestBytes": largest})
        has_body = length != "0" or "transfer-encoding" in headers
        if has_body and method not in _SAFE_METHODS and not _has_type(media_type, headers):
            return UnsupportedMediaType(details={"expected": media_type})
        return None

    def _is_cross_site(self, headers: Headers) -> bool:
        """Only browsers send these headers; other clients do not attach cookies on their own, so they pass."""
        if site := headers.get("sec-fetch-site"):
            return site not in ("same-origin", "none")
        if origin := headers.get("origin"):
            return urlsplit(origin).netloc.lower() not in (self._site, headers.get("host", "").lower())
        return False


def _has_type(media_type: str, headers: Headers) -> bool:
    content_type = headers.get("content-type", "").partition(";")[0].strip().lower()
    return content_type == media_type and headers.get("content-encoding", "identity").lower() == "identity"


class BoundedBody:
    """Enforces the size limit while receiving, since a body may come without Content-Length."""

    def __init__(self, receive: Receive, headers: Headers, largest: int) -> None:
        length = headers.get("content-length", "")
        self._receive = receive
        self._largest = largest
        self._received = 0
        self._complete = not length and "transfer-encoding" not in headers
        self._discardable = length.isdecimal() and int(length) <= LARGEST_DISCARDED and "expect" not in headers

    async def receive(self) -> Message:
        message = await self._receive()
        self._received += len(message.get("body", b""))
        self._complete = not message.get("more_body", False)
        if self._received > self._largest:
            raise HTTPException(BodyTooLarge.status)
        return message

    def discarding_rest(self, send: Send) -> Send:
        """Wraps `send`: discards the rest of the body before the response starts, or closes the connection after it."""

        async def send_after_body(message: Message) -> None:
            if message["type"] == "http.response.start" and not self._complete:
                if self._discardable:
                    await self._discard()
                else:
                    MutableHeaders(scope=message)["Connection"] = "close"
            await send(message)

        return send_after_body

    async def _discard(self) -> None:
        while not self._complete:
            message = await self._receive()
            self._complete = not message.get("more_body", False)

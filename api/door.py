"""The door: what is refused before a route sees it, by size, by type and by where it comes from."""

import re
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.routing import compile_path
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.problems import BodyTooLarge, CrossSiteRequest, UnsupportedMediaType, refused_response
from domain.documents.service import LARGEST_FILE
from domain.kernel.errors import Refused

LARGEST_JSON = 256 * 1024
LARGEST_UPLOAD = LARGEST_FILE + 64 * 1024
"""One file with the parts of the form around it."""
LARGEST_DISCARDED = 4 * LARGEST_UPLOAD
"""A refused body of a known size up to this is still received, since browsers read the answer only after sending."""

_SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
_JSON = "application/json"
_FORM = "multipart/form-data"


class Door:
    """Lets JSON of up to 256 kB pass, forms with files where a route takes them, and no write from another site."""

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
        body = Body(receive, headers, largest)
        if refused := self._refuse(scope["method"], headers, _FORM if takes_form else _JSON, largest):
            await refused_response(refused)(scope, receive, body.ending(send))
            return
        await self._app(scope, body.receive, body.ending(send))

    @cached_property
    def _form_paths(self) -> list[re.Pattern[str]]:
        """The paths of the routes that take a form with files."""
        return [
            compile_path(path)[0]
            for path, item in self._describe()["paths"].items()
            for operation in item.values()
            if _FORM in operation.get("requestBody", {}).get("content", {})
        ]

    def _refuse(self, method: str, headers: Headers, media_type: str, largest: int) -> Refused | None:
        if method not in _SAFE_METHODS and self._is_from_elsewhere(headers):
            return CrossSiteRequest()
        length = headers.get("content-length", "0")
        if length.isdecimal() and int(length) > largest:
            return BodyTooLarge(details={"largestBytes": largest})
        has_body = length != "0" or "transfer-encoding" in headers
        if has_body and method not in _SAFE_METHODS and not _is(media_type, headers):
            return UnsupportedMediaType(details={"expected": media_type})
        return None

    def _is_from_elsewhere(self, headers: Headers) -> bool:
        """Browsers say where a request comes from; what is no browser says nothing and carries no cookies by itself."""
        if site := headers.get("sec-fetch-site"):
            return site not in ("same-origin", "none")
        if origin := headers.get("origin"):
            return urlsplit(origin).netloc.lower() not in (self._site, headers.get("host", "").lower())
        return False


def _is(media_type: str, headers: Headers) -> bool:
    given = headers.get("content-type", "").partition(";")[0].strip().lower()
    return given == media_type and headers.get("content-encoding", "identity").lower() == "identity"


class Body:
    """Counts what arrives, since a body may come without its length, or with more than it said."""

    def __init__(self, receive: Receive, headers: Headers, largest: int) -> None:
        length = headers.get("content-length", "")
        self._receive = receive
        self._largest = largest
        self._received = 0
        self._complete = not length and "transfer-encoding" not in headers
        self._discardable = length.isdecimal() and int(length) <= LARGEST_DISCARDED

    async def receive(self) -> Message:
        message = await self._receive()
        self._received += len(message.get("body", b""))
        self._complete = not message.get("more_body", False)
        if self._received > self._largest:
            raise HTTPException(BodyTooLarge.status)
        return message

    def ending(self, send: Send) -> Send:
        """Ends the connection with an answer that did not wait for the rest of an endless body."""

        async def ending_send(message: Message) -> None:
            if message["type"] == "http.response.start" and not self._complete and not self._discardable:
                MutableHeaders(scope=message)["Connection"] = "close"
            await send(message)

        return ending_send

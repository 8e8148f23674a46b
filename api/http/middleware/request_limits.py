"""Request limits, checked before routing: size, time and number of bodies, media type and origin."""

from functools import partial
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from api.http.client_address import client_network
from api.http.errors.problems import (
    BodyTooLarge,
    CrossSiteRequest,
    MalformedRequest,
    TooManyRequests,
    UnsupportedMediaType,
    domain_error_response,
)
from api.http.middleware.bounded_body import BODY_SECONDS, BodiesUnderWay, BoundedBody
from api.http.middleware.form_paths import FORM, FormPaths
from domain.documents.service import MAX_FILE_BYTES
from domain.kernel.errors import Refused

LARGEST_JSON = 256 * 1024
LARGEST_UPLOAD = MAX_FILE_BYTES + 64 * 1024
"""One file and the rest of its multipart form."""
LARGEST_UNREAD = 4 * 1024
"""A body that the route does not look at."""
LARGEST_DISCARDED = 4 * LARGEST_UPLOAD
"""Refused bodies of a known size up to this are still received, since browsers read the response after sending."""

_SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
_JSON = "application/json"


class RequestLimits:
    """Allows JSON up to 256 kB and multipart forms on upload routes only; no slow bodies, and few at a time from one
    client; no cross-site writes."""

    def __init__(self, app: ASGIApp, site_url: str, form_paths: FormPaths) -> None:
        self._app = app
        self._form_paths = form_paths
        self._site = urlsplit(site_url).netloc.lower()
        self._bodies = BodiesUnderWay()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        # Reading requests are most of them, and take neither.
        reads = scope["method"] in _SAFE_METHODS
        takes_form = not reads and self._form_paths.match(scope["path"])
        takes_any = not reads and self._form_paths.takes_any(scope["path"])
        largest = LARGEST_UPLOAD if takes_form else LARGEST_UNREAD if takes_any else LARGEST_JSON
        body = BoundedBody(receive, headers, largest=largest, largest_discarded=LARGEST_DISCARDED)
        refused = self._refuse(scope["method"], headers, FORM if takes_form else None if takes_any else _JSON, largest)
        if not body.is_complete and not self._count(body, client_network(Request(scope))):
            refused = TooManyRequests(details={"retryAfter": BODY_SECONDS})
        try:
            handler = domain_error_response(refused) if refused else self._app
            await handler(scope, body.receive, body.discarding_rest(send))
        finally:
            body.end()

    def _count(self, body: BoundedBody, client: str) -> bool:
        """Counts a body until it has been received; False when its client is sending as many as it may."""
        if not self._bodies.begin(client):
            body.close_instead()
            return False
        body.when_over(partial(self._bodies.end, client))
        return True

    def _refuse(self, method: str, headers: Headers, media_type: str | None, largest: int) -> Refused | None:
        """`media_type` is None where the body is not looked at and the address says who may: from any site."""
        if len(headers.getlist("host")) > 1:
            return MalformedRequest()
        if media_type and method not in _SAFE_METHODS and self._is_cross_site(headers):
            return CrossSiteRequest()
        length = headers.get("content-length", "0")
        if length.isdecimal() and int(length) > largest:
            return BodyTooLarge(details={"largestBytes": largest})
        has_body = length != "0" or "transfer-encoding" in headers
        if has_body and media_type and method not in _SAFE_METHODS and not _has_type(media_type, headers):
            return UnsupportedMediaType(details={"expected": media_type})
        return None

    def _is_cross_site(self, headers: Headers) -> bool:
        """Tells whether another site sent the request. Only browsers send these headers; other clients do not attach
        cookies on their own, so they pass."""
        if site := headers.get("sec-fetch-site"):
            return site not in ("same-origin", "none")
        if origin := headers.get("origin"):
            return urlsplit(origin).netloc.lower() not in (self._site, headers.get("host", "").lower())
        return False


def _has_type(media_type: str, headers: Headers) -> bool:
    content_type = headers.get("content-type", "").partition(";")[0].strip().lower()
    return content_type == media_type and headers.get("content-encoding", "identity").lower() == "identity"

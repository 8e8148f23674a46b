"""Conditional requests: entity tags and 304 responses (RFC 9110, 13)."""

import hashlib

from starlette.requests import Request
from starlette.responses import Response


def etag_of(body: bytes) -> str:
    """A strong entity tag: a hash of the body."""
    return f'"{hashlib.sha256(body).hexdigest()[:24]}"'


def matches_etag(request: Request, etag: str) -> bool:
    """Whether `If-None-Match` holds this tag (RFC 9110, 13.1.2)."""
    known = {tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")}
    return etag in known or "*" in known


def etag_response(request: Request, body: bytes, media_type: str, headers: dict[str, str]) -> Response:
    """The response with its entity tag, or 304 when `If-None-Match` holds the tag."""
    headers = {**headers, "ETag": etag_of(body)}
    if matches_etag(request, headers["ETag"]):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)

"""Answers that a client need not be sent twice."""

import hashlib

from starlette.requests import Request
from starlette.responses import Response


def etag_of(*parts: object) -> str:
    """A strong tag of what an answer is made of."""
    return f'"{hashlib.sha256(repr(parts).encode()).hexdigest()[:24]}"'


def is_known(request: Request, etag: str) -> bool:
    """Whether the client says that it has this answer already (RFC 9110, 13.1.2)."""
    known = {tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")}
    return etag in known or "*" in known


def tagged(request: Request, body: bytes, media_type: str, headers: dict[str, str]) -> Response:
    """The answer with a tag of its content, or 304 when the client has it."""
    headers = {**headers, "ETag": etag_of(body)}
    if is_known(request, headers["ETag"]):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)

"""Responses with texts that are the same for everybody who reads the language."""

from pydantic import BaseModel
from starlette.requests import Request
from starlette.responses import Response

from api.http.conditional_requests import etag_response

_HEADERS = {"Cache-Control": "public, no-cache", "Vary": "Accept-Language"}


def text_response(request: Request, content: BaseModel) -> Response:
    """Caches keep it and ask each time whether it is still in force: a text may change at any moment."""
    return etag_response(request, content.model_dump_json(by_alias=True).encode(), "application/json", _HEADERS)

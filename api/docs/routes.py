"""Routes of the API reference and its style sheet; like the pages of the site, not part of the API they describe."""

from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import Response

from api.docs.page import ApiReference
from api.http.conditional_requests import etag_response
from api.services import Use

router = APIRouter(include_in_schema=False)

_STYLE = (Path(__file__).parent / "reference.css").read_bytes()
_THEMES = {"light", "dark"}


@router.get("/docs")
def show_reference(request: Request, reference: Use[ApiReference]) -> Response:
    """The OpenAPI document as a page, in the theme that the browser has chosen on the site."""
    theme = request.cookies.get("theme", "")
    page = reference.page(request.app.openapi(), theme if theme in _THEMES else "")
    headers = {"Cache-Control": "private, no-cache", "Vary": "Accept-Encoding, Cookie"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return etag_response(request, page.html, "text/html; charset=utf-8", headers)
    headers["Content-Encoding"] = "gzip"
    return etag_response(request, page.compressed, "text/html; charset=utf-8", headers)


@router.get("/docs.css")
async def get_style(request: Request) -> Response:
    """The layout of the reference; colours and fonts are those of the site's own style sheet."""
    return etag_response(request, _STYLE, "text/css", {"Cache-Control": "public, max-age=3600"})

"""Client of the server-side rendering process, over a Unix socket."""

from pathlib import Path
from typing import Any

import httpx
import structlog
from fastapi import Request

from api.http.rendered_visitor import VisitorAddresses
from api.http.route_template import route_template

RENDER_TIMEOUT_SECONDS = 10
DEVELOPMENT_TIMEOUT_SECONDS = 60
"""The dev server may have to compile modules first."""

log = structlog.get_logger()


class PageRenderer:
    """Renders the page at a request's URL; renders nothing without a socket or while the process is down."""

    def __init__(
        self, socket: Path | None, visitors: VisitorAddresses, timeout: float = RENDER_TIMEOUT_SECONDS
    ) -> None:
        self._visitors = visitors
        self._client = socket and httpx.AsyncClient(
            transport=httpx.AsyncHTTPTransport(uds=str(socket)),
            base_url="http://renderer",
            timeout=timeout,
        )

    async def render(self, request: Request, nonce: str) -> dict[str, Any] | None:
        """Status, headers, and HTML or redirect location of the page; None when it was not rendered."""
        if self._client is None:
            return None
        body = {
            "url": _path_and_query(request),
            "theme": request.cookies.get("theme"),
            "cookie": request.headers.get("cookie"),
            "acceptLanguage": request.headers.get("accept-language"),
            "userAgent": request.headers.get("user-agent"),
            "fetchSite": request.headers.get("sec-fetch-site"),
            "nonce": nonce,
            "visitor": self._visitors.sign(request),
        }
        try:
            response = await self._client.post("/render", json=body)
            response.raise_for_status()
            return response.json()
        except (httpx.HTTPError, ValueError) as error:
            log.warning("renderer_unavailable", route=route_template(request.scope), error=type(error).__name__)
            return None


def _path_and_query(request: Request) -> str:
    """Path and query as requested, still encoded."""
    path = request.scope["raw_path"].decode("latin-1").split("?")[0]
    query = request.scope["query_string"].decode("latin-1")
    # A path that starts with two slashes would be parsed as a host.
    return "/" + path.lstrip("/") + (f"?{query}" if query else "")

"""Serves paths outside the API: a static file, a rendered page, or the SPA shell while the renderer is down."""

import gzip
from collections.abc import Mapping
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.convertors import Convertor, register_url_convertor

from api.http.middleware.build_header import BuildHeader, build_of
from api.http.pages.renderer import PageRenderer
from api.http.pages.static_files import StaticFiles
from domain.kernel.locales import LOCALES, SOURCE_LOCALE
from domain.kernel.settings import Settings
from domain.site.return_path import return_path

CLIENT = Path(__file__).resolve().parents[3] / "web" / "dist" / "client"
_MIN_COMPRESSED_BYTES = 1024


def install(app: FastAPI, settings: Settings, *, client: Path = CLIENT) -> None:
    """Adds the catch-all page route, so call it last, and the header with the client's build."""
    pages = SitePages(PageRenderer(settings.renderer_socket), client)
    app.add_middleware(BuildHeader, build=build_of(client))
    app.add_api_route("/{path:page}", pages.respond, methods=["GET"], include_in_schema=False)


class PagePath(Convertor[str]):
    """Path converter that excludes API paths: an unknown one is a problem, not a page."""

    regex = r"(?!api(?:/|$)).*"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


register_url_convertor("page", PagePath())


class SitePages:
    """Responds to browsers with files and pages."""

    def __init__(self, renderer: PageRenderer, client: Path) -> None:
        self._renderer = renderer
        self._files = StaticFiles(client)
        self._shell_file = client / "index.html"

    async def respond(self, request: Request, path: str) -> Response:
        """A static file if there is one at the path, else a page.

        Browsers read a path that begins with two slashes as a host once a script navigates to it, so it is redirected.
        """
        if path.startswith("/"):
            raw_path = request.scope["raw_path"].decode("latin-1").split("?")[0]
            return _redirect("/" + raw_path.lstrip("/"), 308)
        file = self._files.find(path)
        if file is not None:
            return self._files.response(file, request)
        if path.startswith("assets/"):
            return PlainTextResponse("Not found", 404, {"Cache-Control": "no-store"})
        return await self._page(request)

    async def _page(self, request: Request) -> Response:
        nonce = request.state.csp_nonce
        rendered = await self._renderer.render(request, nonce)
        if rendered is None:
            return self._shell(request, nonce)
        headers: dict[str, str] = rendered["headers"]
        location = rendered.get("location")
        if location is not None:
            return _redirect(location, rendered["status"], headers)
        return _html(request, rendered["html"], rendered["status"], headers)

    def _shell(self, request: Request, nonce: str) -> Response:
        """The SPA shell, which the browser renders."""
        if not self._shell_file.is_file():
            return PlainTextResponse("The web client is not built: npm run build in web/", 503)
        prefix = request.url.path.split("/")[1]
        html = (
            self._shell_file.read_text(encoding="utf-8")
            .replace(f'lang="{SOURCE_LOCALE}"', f'lang="{prefix if prefix in LOCALES else SOURCE_LOCALE}"', 1)
            .replace("<script ", f'<script nonce="{nonce}" ')
        )
        headers = {"Cache-Control": "no-store", "Referrer-Policy": "no-referrer"}
        return _html(request, html, 200, headers)


def _redirect(location: str, status: int, headers: Mapping[str, str] | None = None) -> RedirectResponse:
    """To a path of this site; home for anything else."""
    return RedirectResponse(return_path(location) or "/", status, headers)


def _html(request: Request, html: str, status: int, headers: Mapping[str, str]) -> Response:
    """An HTML response, compressed unless the request carries a token, which its length would leak (BREACH)."""
    body = html.encode()
    headers = dict(headers)
    accepted = "gzip" in request.headers.get("accept-encoding", "")
    if accepted and len(body) > _MIN_COMPRESSED_BYTES and "access" not in request.query_params:
        body = gzip.compress(body, 5, mtime=0)
        headers["Content-Encoding"] = "gzip"
    headers["Vary"] = ", ".join(filter(None, [headers.get("Vary"), "Accept-Encoding"]))
    return HTMLResponse(body, status, headers)

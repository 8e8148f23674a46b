"""Every address that is not the API's: a rendered page, a built file, or the bare shell when the renderer is away."""

import gzip
import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx
import structlog
from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.convertors import Convertor, register_url_convertor
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from domain.kernel.settings import Settings

CLIENT = Path(__file__).resolve().parent.parent / "web" / "dist" / "client"
BUILD_HEADER = "Karijera-Build"
RENDER_TIMEOUT_SECONDS = 10
_FOR_EVER = "public, max-age=31536000, immutable"
_FOR_A_DAY = "public, max-age=86400"
_WORTH_COMPRESSING = 1024
_PREFIXES = ("en", "sl", "bs", "mk")

log = structlog.get_logger()


def install(app: FastAPI, settings: Settings, *, client: Path = CLIENT) -> None:
    """Adds the pages below every other route, so call it last; and the header by which a page notices a new build."""
    pages = Pages(settings.renderer_socket, client)
    app.add_middleware(BuildHeader, build=build_of(client))
    app.add_api_route("/{path:page}", pages.answer, methods=["GET"], include_in_schema=False)


def build_of(client: Path) -> str:
    """Names a build by its files: the same client has the same name, a changed one another."""
    manifest = client / ".vite" / "manifest.json"
    return hashlib.sha256(manifest.read_bytes()).hexdigest()[:12] if manifest.is_file() else ""


class PagePath(Convertor[str]):
    """Any path that is not the API's: what is unknown there is a problem, not a page."""

    regex = r"(?!api(?:/|$)).*"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


register_url_convertor("page", PagePath())


class BuildHeader:
    """Says on every answer which build of the client belongs to it."""

    def __init__(self, app: ASGIApp, build: str) -> None:
        self._app = app
        self._build = build

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def named(message: Message) -> None:
            if message["type"] == "http.response.start" and self._build:
                MutableHeaders(scope=message)[BUILD_HEADER] = self._build
            await send(message)

        await self._app(scope, receive, named)


class Pages:
    """Answers a visitor's browser."""

    def __init__(self, socket: Path | None, client: Path) -> None:
        self._client = client.resolve()
        self._renderer = socket and httpx.AsyncClient(
            transport=httpx.AsyncHTTPTransport(uds=str(socket)),
            base_url="http://renderer",
            timeout=RENDER_TIMEOUT_SECONDS,
        )

    async def answer(self, request: Request, path: str) -> Response:
        """A built file when there is one of that name, else a page."""
        file = self._file(path)
        if file is not None:
            return _file_response(file, request, _FOR_EVER if path.startswith("assets/") else _FOR_A_DAY)
        if path.startswith("assets/"):
            return PlainTextResponse("Not found", 404, {"Cache-Control": "no-store"})
        return await self._page(request)

    def _file(self, path: str) -> Path | None:
        if not path or "\0" in path or path == "index.html" or path.startswith("."):
            return None
        file = (self._client / path).resolve()
        return file if file.is_relative_to(self._client) and file.is_file() else None

    async def _page(self, request: Request) -> Response:
        nonce = request.state.csp_nonce
        rendered = await self._rendered(request, nonce)
        if rendered is None:
            return self._shell(request, nonce)
        headers: dict[str, str] = rendered["headers"]
        location = rendered.get("location")
        if location is not None:
            return RedirectResponse(location, rendered["status"], headers)
        return _html(request, rendered["html"], rendered["status"], headers)

    async def _rendered(self, request: Request, nonce: str) -> dict[str, Any] | None:
        if self._renderer is None:
            return None
        wish = {
            "url": _address(request),
            "theme": request.cookies.get("theme"),
            "cookie": request.headers.get("cookie"),
            "acceptLanguage": request.headers.get("accept-language"),
            "userAgent": request.headers.get("user-agent"),
            "fetchSite": request.headers.get("sec-fetch-site"),
            "nonce": nonce,
        }
        try:
            answer = await self._renderer.post("/render", json=wish)
            answer.raise_for_status()
            return answer.json()
        except (httpx.HTTPError, ValueError) as error:
            log.warning("renderer_away", path=request.url.path, error=type(error).__name__)
            return None

    def _shell(self, request: Request, nonce: str) -> Response:
        """The page without its content; the browser draws it by itself."""
        shell = self._client / "index.html"
        if not shell.is_file():
            return PlainTextResponse("The web client is not built: npm run build in web/", 503)
        prefix = request.url.path.split("/")[1]
        html = (
            shell.read_text(encoding="utf-8")
            .replace('lang="hr"', f'lang="{prefix if prefix in _PREFIXES else "hr"}"', 1)
            .replace("<script ", f'<script nonce="{nonce}" ')
        )
        headers = {"Cache-Control": "no-store", "Referrer-Policy": "no-referrer"}
        return _html(request, html, 200, headers)


def _address(request: Request) -> str:
    """Path and query exactly as they were asked for."""
    path = request.scope["raw_path"].decode("latin-1").split("?")[0]
    query = request.scope["query_string"].decode("latin-1")
    # A path of two slashes would read as another host.
    return "/" + path.lstrip("/") + (f"?{query}" if query else "")


def _html(request: Request, html: str, status: int, headers: Mapping[str, str]) -> Response:
    """A page, compressed; but never one that carries a token, whose length would begin to tell."""
    body = html.encode()
    answer = dict(headers)
    accepted = "gzip" in request.headers.get("accept-encoding", "")
    if accepted and len(body) > _WORTH_COMPRESSING and "access" not in request.query_params:
        body = gzip.compress(body, 5, mtime=0)
        answer["Content-Encoding"] = "gzip"
    answer["Vary"] = ", ".join(filter(None, [answer.get("Vary"), "Accept-Encoding"]))
    return HTMLResponse(body, status, answer)


def _file_response(file: Path, request: Request, cache: str) -> Response:
    """A built file, in its compressed form when the browser takes it and the build made one."""
    headers = {"Cache-Control": cache, "X-Content-Type-Options": "nosniff", "Vary": "Accept-Encoding"}
    compressed = file.with_name(file.name + ".br")
    if "br" in request.headers.get("accept-encoding", "") and compressed.is_file():
        media_type = FileResponse(file).media_type
        return FileResponse(compressed, headers={**headers, "Content-Encoding": "br"}, media_type=media_type)
    return FileResponse(file, headers=headers)

"""Serves paths outside the API: a static file, a rendered page, or the SPA shell where no page was rendered."""

import gzip
import re
from collections.abc import Mapping
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.convertors import Convertor, register_url_convertor

from api.http.client_address import client_network, network_around
from api.http.errors.problems import AddressTooLong, TooManyRequests, domain_error_response
from api.http.middleware.address_limit import AddressLimit
from api.http.middleware.build_header import BuildHeader, build_of
from api.http.pages.page_views import viewed_document
from api.http.pages.renderer import DEVELOPMENT_TIMEOUT_SECONDS, RENDER_TIMEOUT_SECONDS, PageRenderer
from api.http.pages.shell import Shell
from api.http.pages.static_files import StaticFiles
from api.http.rate_limit import PAGE
from api.http.rate_limiter import RateLimiter
from api.http.rendered_visitor import VisitorAddresses
from api.http.route_template import PAGE_ROUTE
from api.services import services_of
from domain.kernel.process.settings import Settings
from domain.site.return_path import return_path
from domain.site.urls import site_paths
from domain.tracking.page_views import PageViewCounter

_WEB = Path(__file__).resolve().parents[3] / "web"
CLIENT = _WEB / "dist" / "client"
_WITHOUT_BUILD = _WEB / "public"
"""Folder of the files that the dev server leaves to the site: icons and the like."""
_MIN_COMPRESSED_BYTES = 1024
_DEBUG_PAGES = {path for route in ("debugConfig", "debugRoutes") for path in site_paths(route).values()}


def install(app: FastAPI, settings: Settings, *, client: Path = CLIENT) -> None:
    """Adds the catch-all page route, so call it last; limits addresses; adds the header with the client's build."""
    timeout = RENDER_TIMEOUT_SECONDS
    if settings.dev_server_url:
        client, timeout = _WITHOUT_BUILD, DEVELOPMENT_TIMEOUT_SECONDS
    files = StaticFiles(client, is_shared=bool(settings.assets_base_url))
    visitors = VisitorAddresses(settings.link_key.get_secret_value())
    renderer = PageRenderer(settings.renderer_socket, visitors, timeout)
    pages = SitePages(renderer, files, Shell(client, settings))
    app.add_middleware(AddressLimit, refuse=pages.refuse_address)
    app.add_middleware(BuildHeader, build=build_of(client))
    app.add_api_route(PAGE_ROUTE, pages.respond, methods=["GET"], include_in_schema=False)


class PagePath(Convertor[str]):
    """Path converter that excludes API paths: an unknown one is a problem, not a page."""

    regex = r"(?!api(?:/|$))(?s:.*)"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


register_url_convertor("page", PagePath())
_PAGE = re.compile("/" + PagePath.regex)


class SitePages:
    """Responds to browsers with files and pages. All files are read here, at the start; a new build needs a restart."""

    def __init__(self, renderer: PageRenderer, files: StaticFiles, shell: Shell) -> None:
        self._renderer = renderer
        self._files = files
        self._shell = shell

    async def respond(self, request: Request, path: str) -> Response:
        """A static file if there is one at the path, else a page.

        Browsers read a path that begins with two slashes as a host once a script navigates to it, so it is redirected.
        """
        if path.startswith("/"):
            raw_path = request.scope["raw_path"].decode("latin-1").split("?")[0]
            return _redirect("/" + raw_path.lstrip("/"), 308)
        file = self._files.find(path)
        if file is not None:
            return file.respond(request)
        if path.startswith("assets/"):
            return PlainTextResponse("Not found", 404, {"Cache-Control": "no-store"})
        try:
            await run_in_threadpool(_count, services_of(request)[RateLimiter], request)
        except TooManyRequests as refused:
            # Crawlers slow down; a person behind a busy address has the page rendered by their own browser.
            headers = {"Retry-After": str(refused.details["retryAfter"])}
            return self._respond_with_shell(request, refused.status, headers)
        return await self._page(request)

    def refuse_address(self, request: Request) -> Response:
        """The response to an address that is too long: an error page, and a problem from the API."""
        refused = AddressTooLong()
        if request.method != "GET" or not _PAGE.fullmatch(request.scope["path"]):
            return domain_error_response(refused)
        return self._respond_with_shell(request, refused.status, failure=refused.status)

    async def _page(self, request: Request) -> Response:
        rendered = await self._renderer.render(request, request.state.csp_nonce)
        if rendered is None:
            # Only the renderer asks the API who may open a debug page.
            failure = 404 if request.scope["path"].rstrip("/") in _DEBUG_PAGES else None
            if failure is None:
                _count_view(request)
            return self._respond_with_shell(request, failure or 200, failure=failure)
        headers: dict[str, str] = rendered["headers"]
        location = rendered.get("location")
        if location is not None:
            return _redirect(location, rendered["status"], headers)
        if rendered["status"] == 200:
            _count_view(request)
        return _html(request, rendered["html"], rendered["status"], headers)

    def _respond_with_shell(
        self, request: Request, status: int, headers: Mapping[str, str] | None = None, failure: int | None = None
    ) -> Response:
        if not self._shell.is_built:
            return PlainTextResponse("The web client is not built: npm run build in web/", 503)
        html = self._shell.html(request.scope["path"], request.state.csp_nonce, failure)
        private = {"Cache-Control": "no-store", "Referrer-Policy": "no-referrer"}
        return _html(request, html, status, private | dict(headers or {}))


def _redirect(location: str, status: int, headers: Mapping[str, str] | None = None) -> RedirectResponse:
    """Redirects to a path of this site; home for anything else."""
    return RedirectResponse(return_path(location) or "/", status, headers)


def _count_view(request: Request) -> None:
    view = viewed_document(request)
    if view:
        services_of(request)[PageViewCounter].count(view)


def _count(limiter: RateLimiter, request: Request) -> None:
    limiter.require(PAGE, client_network(request), network_around(request))
    limiter.count_overall(PAGE)


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

"""Security headers: content security policy, caching, referrer, framing."""

import secrets
from urllib.parse import parse_qsl, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.http.middleware.csp_sources import file_sources, social_login_sources
from domain.kernel.process.settings import Settings
from domain.site.urls import FOLLOW_PATH

_DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"
"""Policy of everything but pages, downloads included: shown in the browser all the same, it runs nothing."""

_PERMISSIONS = "camera=(), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()"


class SecurityHeaders:
    """Sets the headers. `request.state.csp_nonce` holds the nonce for a page's scripts."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._production = settings.environment == "production"
        self._report_origin = _origin(settings.sentry_dsn)
        self._social = social_login_sources(settings)
        self._files = file_sources(settings)
        self._always = {
            "Server": "karijera",  # overrides the server's own header
            "X-Content-Type-Options": "nosniff",
            "X-Frame-Options": "DENY",
            # The popup of a social login needs access to its opener.
            "Cross-Origin-Opener-Policy": "same-origin-allow-popups" if self._social.scripts else "same-origin",
            "Permissions-Policy": _PERMISSIONS,
        }
        if not is_plain_loopback(settings.site_url):
            self._always["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        nonce = secrets.token_urlsafe(18)
        scope.setdefault("state", {})["csp_nonce"] = nonce
        by_link = carries_link(scope)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._complete(MutableHeaders(scope=message), nonce, by_link=by_link)
            await send(message)

        await self._app(scope, receive, send_with_headers)

    def _complete(self, headers: MutableHeaders, nonce: str, *, by_link: bool) -> None:
        for name, value in self._always.items():
            headers[name] = value
        is_page = headers.get("content-type", "").startswith("text/html")
        # A service worker names its own, which holds for what it fetches.
        headers.setdefault("Content-Security-Policy", self._page_policy(nonce) if is_page else _DATA_POLICY)
        headers.setdefault("Cache-Control", "no-store")
        headers.setdefault("Cross-Origin-Resource-Policy", "same-origin")
        headers.setdefault("Referrer-Policy", "strict-origin-when-cross-origin")
        if by_link:
            headers["Cache-Control"] = "no-store"
            headers["Referrer-Policy"] = "no-referrer"
        if by_link or not self._production:
            headers["X-Robots-Tag"] = "noindex"

    def _page_policy(self, nonce: str) -> str:
        """Allows inline `style` attributes, which components render; inline scripts and style sheets need the nonce."""
        return "; ".join(
            (
                "default-src 'self'",
                _listed("script-src 'self'", f"'nonce-{nonce}'", self._files.build, *self._social.scripts),
                _listed("style-src 'self'", f"'nonce-{nonce}'", self._files.build, *self._social.styles),
                "style-src-attr 'unsafe-inline'",
                _listed("font-src 'self'", self._files.build),
                _listed("img-src 'self' data:", *self._files.images),
                _listed("connect-src 'self'", self._report_origin, *self._social.connections, *self._files.connections),
                _listed("frame-src 'self'", *self._social.frames),
                "object-src 'none'",
                "base-uri 'none'",
                "form-action 'self'",
                "frame-ancestors 'none'",
            )
        )


def carries_link(scope: Scope) -> bool:
    """Whether the request has a signed link's token, in its query, path or header."""
    if "access-link" in Headers(scope=scope) or scope["path"].startswith(FOLLOW_PATH):
        return True
    query = scope["query_string"].decode("latin-1")
    return any(name == "access" for name, _ in parse_qsl(query, keep_blank_values=True))


def is_plain_loopback(site_url: str) -> bool:
    """Whether the site is served on loopback without TLS, as in development."""
    parts = urlsplit(site_url)
    return parts.scheme == "http" and parts.hostname in ("localhost", "127.0.0.1", "::1")


def _listed(*sources: str) -> str:
    return " ".join(filter(None, sources))


def _origin(dsn: str) -> str:
    parts = urlsplit(dsn)
    if not parts.hostname:
        return ""
    port = f":{parts.port}" if parts.port else ""
    return f"{parts.scheme}://{parts.hostname}{port}"

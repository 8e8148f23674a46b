"""Removes cookies that are not ours from the Cookie header, before anything parses it."""

from starlette.types import ASGIApp, Receive, Scope, Send


class CookieHeader:
    """Drops cookies with a backslash, which none of the site's values has.

    `http.cookies` of Python up to 3.11.9 and 3.12.5 takes quadratic time to unquote them (CVE-2024-7592), which for a
    header of 32 kB is four seconds.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and any(name == b"cookie" and b"\\" in value for name, value in scope["headers"]):
            scope = {**scope, "headers": [(name, _kept(name, value)) for name, value in scope["headers"]]}
        await self._app(scope, receive, send)


def _kept(name: bytes, value: bytes) -> bytes:
    if name != b"cookie":
        return value
    return b";".join(cookie for cookie in value.split(b";") if b"\\" not in cookie)

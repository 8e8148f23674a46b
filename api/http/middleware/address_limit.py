"""Limits the length of addresses, before anything reads them."""

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from domain.site.return_path import LONGEST_ADDRESS, LONGEST_PATH


class AddressLimit:
    """Answers requests with a longer address by `refuse`."""

    def __init__(self, app: ASGIApp, refuse: Callable[[Request], Response]) -> None:
        self._app = app
        self._refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and _is_too_long(scope):
            await self._refuse(Request(scope))(scope, receive, send)
        else:
            await self._app(scope, receive, send)


def _is_too_long(scope: Scope) -> bool:
    path = len(scope["raw_path"].partition(b"?")[0])
    return path > LONGEST_PATH or path + len(scope["query_string"]) > LONGEST_ADDRESS

"""Access log: one line per request, with the template of its route."""

import time

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.http.route_template import route_template

_NOT_LOGGED = {"/healthz", "/readyz"}

log = structlog.get_logger()


class AccessLog:
    """Logs method, route, status and duration once the response is complete. Status 0: no response was sent."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] in _NOT_LOGGED:
            await self._app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 0

        async def send_noting_status(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, send_noting_status)
        finally:
            log.info(
                "request",
                method=scope["method"],
                route=route_template(scope),
                status=status,
                milliseconds=round((time.perf_counter() - started) * 1000, 1),
            )

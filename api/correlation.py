"""One id for a request and all that follows from it, and one line in the journal for each request."""

import time
from uuid import UUID

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from domain.kernel.ids import new_id

HEADER = "X-Request-Id"
_UNREMARKABLE = {"/healthz", "/readyz"}

log = structlog.get_logger()


class Correlation:
    """Takes over an id that is a UUID, else makes one; answers and journal carry it, `request.state` holds it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        correlation_id = _given(Headers(scope=scope).get(HEADER)) or new_id()
        scope.setdefault("state", {})["correlation_id"] = correlation_id
        started = time.perf_counter()
        status = 0

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)[HEADER] = str(correlation_id)
            await send(message)

        with structlog.contextvars.bound_contextvars(correlation_id=str(correlation_id)):
            try:
                await self._app(scope, receive, send_with_id)
            finally:
                if scope["path"] not in _UNREMARKABLE:
                    log.info(
                        "request",
                        method=scope["method"],
                        path=scope["path"],
                        status=status,
                        milliseconds=round((time.perf_counter() - started) * 1000, 1),
                    )


def _given(value: str | None) -> UUID | None:
    if value is None or len(value) != 36:
        return None
    try:
        given = UUID(value)
    except ValueError:
        return None
    return given if str(given) == value.lower() else None

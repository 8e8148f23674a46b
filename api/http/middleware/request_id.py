"""Assigns each request an id, which its log lines, events and tasks carry; the client's own is only logged."""

from uuid import UUID

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from domain.kernel.values.ids import new_id

HEADER = "X-Request-Id"


class RequestId:
    """Makes a new id and returns it in the response. Log lines, `request.state`, events and tasks carry it as the
    correlation id.

    A client's id, if it is a UUID, stands beside it in log lines as `client_request_id`: whoever chose the correlation
    id could mix their requests into somebody else's history.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        correlation_id = new_id()
        ids = {"correlation_id": str(correlation_id)}
        if client_id := _uuid(Headers(scope=scope).get(HEADER)):
            ids["client_request_id"] = str(client_id)
        scope.setdefault("state", {})["correlation_id"] = correlation_id

        async def send_with_id(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)[HEADER] = str(correlation_id)
            await send(message)

        with structlog.contextvars.bound_contextvars(**ids):
            await self._app(scope, receive, send_with_id)


def _uuid(value: str | None) -> UUID | None:
    """A UUID in canonical form; None for anything else."""
    if value is None or len(value) != 36:
        return None
    try:
        parsed = UUID(value)
    except ValueError:
        return None
    return parsed if str(parsed) == value.lower() else None

"""Retries a GET once when its database connection was lost, as after a restart of PostgreSQL."""

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_LOST = "connection_lost"


def note_lost_connection(request: Request) -> None:
    """Marks a request whose connection was lost; its response is discarded if it can be retried."""
    setattr(request.state, _LOST, True)


class RetryOnLostConnection:
    """Calls the application a second time, for a GET (which is safe) before any part of the response was sent.

    After a loss the pool tests its connections before handing them out, so the second call gets a working one;
    without one, its error response is sent.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "GET":
            await self._app(scope, receive, send)
            return
        state = scope.setdefault("state", {})
        retried = {**scope}

        async def send_unless_lost(message: Message) -> None:
            if _LOST not in state:
                await send(message)

        await self._app(scope, receive, send_unless_lost)
        if state.pop(_LOST, False):
            await self._app(retried, receive, send)

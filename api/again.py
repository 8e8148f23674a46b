"""Reads once more when a connection to PostgreSQL broke: after a restart of the server each process has some such."""

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_LOST = "connection_lost"


def note_lost_connection(request: Request) -> None:
    """Says that the answer which follows is refused for a connection that broke."""
    setattr(request.state, _LOST, True)


class Again:
    """Asks the application a second time, if it is a GET, which changes nothing, before anything was sent.

    The pool looks at its other connections before they are used again, so the second time finds one that works; when
    there is none, its refusal is sent.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "GET":
            await self._app(scope, receive, send)
            return
        state = scope.setdefault("state", {})
        again = {**scope}

        async def send_unless_lost(message: Message) -> None:
            if _LOST not in state:
                await send(message)

        await self._app(scope, receive, send_unless_lost)
        if state.pop(_LOST, False):
            await self._app(again, receive, send)

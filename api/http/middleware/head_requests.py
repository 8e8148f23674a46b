"""Support for HEAD on every GET route: feed readers send it before they fetch."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send


class HeadRequests:
    """Handles HEAD as GET and drops the body."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self._app(scope, receive, send)
            return

        async def send_without_body(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        as_get = {**scope, "method": "GET"}
        await self._app(as_get, receive, send_without_body)
        scope["route"] = as_get.get("route")

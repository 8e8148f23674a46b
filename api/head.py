"""HEAD asks for what GET would say, without saying it: who reads feeds asks so before fetching one."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send


class Head:
    """Answers HEAD wherever GET is answered, with the same status and headers and no body."""

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

        await self._app({**scope, "method": "GET"}, receive, send_without_body)

"""Serves nobody's data from a restored database before `karijera erase-again` has run on it."""

from anyio.to_thread import run_sync
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from api.http.errors.problems import domain_error_response
from api.services import services_of
from domain.kernel.errors import Unavailable
from domain.kernel.persons.erasure_gate import ErasureGate

_API = "/api/"
"""All that is about persons is below it; pages ask it and say in the reader's language that it is unavailable."""


class ServesAfterErasures:
    """503 from the API until the database was seen to have its erasures applied."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._is_open = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or self._is_open or not scope["path"].startswith(_API):
            await self._app(scope, receive, send)
            return
        gate = services_of(Request(scope))[ErasureGate]
        try:
            self._is_open = await run_sync(gate.is_open)
        except SQLAlchemyError:
            self._is_open = False
        served = self._app if self._is_open else domain_error_response(Unavailable())
        await served(scope, receive, send)

"""Exception handlers: map every exception to a problem response without internal details."""

import errno
from http import HTTPStatus

import psycopg
import structlog
from eventsourcing import persistence
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy import exc as database_errors
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.http.cookies.session import set_link_cookie
from api.http.errors import field_codes
from api.http.errors.problems import (
    BodyTooLarge,
    InternalError,
    MalformedBody,
    MethodNotAllowed,
    RequestTimeout,
    StorageFull,
    UnsupportedMediaType,
    domain_error_response,
    problem_response,
)
from api.http.middleware.retry import note_lost_connection
from api.http.openapi import description
from api.http.route_template import route_template
from api.services import services_of
from domain.accounts.errors import SecondFactorPending
from domain.kernel.errors import ConnectionLost, NotFound, Refused, Unavailable
from domain.kernel.log.mapper import UnreadableEvent
from domain.observability.error_messages import causes
from domain.verification.signed_links import LinkSigner, SecondFactorLink

log = structlog.get_logger()

_BY_STATUS = {
    kind.status: kind
    for kind in (MalformedBody, NotFound, MethodNotAllowed, RequestTimeout, BodyTooLarge, UnsupportedMediaType)
}
"""Errors that the framework raises by their status alone."""


def install(app: FastAPI) -> None:
    """Registers the handlers and the middleware for unhandled errors."""
    app.add_exception_handler(Refused, _handle_refused)
    app.add_exception_handler(SecondFactorPending, _handle_pending_sign_in)
    app.add_exception_handler(UnreadableEvent, _handle_unreadable)
    app.add_exception_handler(RequestValidationError, _handle_invalid)
    app.add_exception_handler(HTTPException, _handle_http)
    for kind in (
        database_errors.OperationalError,
        database_errors.InterfaceError,
        database_errors.TimeoutError,
        persistence.OperationalError,
        persistence.InterfaceError,
    ):
        app.add_exception_handler(kind, _handle_unavailable)
    for kind in (database_errors.ProgrammingError, psycopg.errors.UndefinedTable):
        app.add_exception_handler(kind, _handle_missing_table)
    app.add_middleware(UnhandledErrors)


def disk_is_full(error: BaseException) -> bool:
    """Whether an error or one of its causes is a full disk, of PostgreSQL or of the file system."""
    return any(
        isinstance(cause, psycopg.errors.DiskFull)
        or (isinstance(cause, OSError) and cause.errno in (errno.ENOSPC, errno.EDQUOT))
        for cause in causes(error)
    )


class UnhandledErrors:
    """Responds to exceptions without a handler. Once a response has begun, the connection is closed instead."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def send_noting_start(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self._app(scope, receive, send_noting_start)
        except Exception as error:
            if scope["type"] != "http":
                raise
            full = disk_is_full(error)
            log.exception("request_failed", method=scope["method"], route=route_template(scope))
            if started:
                raise
            await domain_error_response(StorageFull() if full else InternalError())(scope, receive, send)


async def _handle_refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)  # noqa: S101 - the handler is registered for this type
    if isinstance(error, ConnectionLost):
        note_lost_connection(request)
    if isinstance(error, Unavailable) and disk_is_full(error):
        return domain_error_response(StorageFull())
    return domain_error_response(error)


async def _handle_pending_sign_in(request: Request, error: Exception) -> JSONResponse:
    """The browser that took the first step of a sign-in may take the second."""
    assert isinstance(error, SecondFactorPending)  # noqa: S101 - the handler is registered for this type
    response, services = domain_error_response(error), services_of(request)
    link = SecondFactorLink(challenge_id=error.challenge_id)
    set_link_cookie(response, link, services[LinkSigner], services.platform.settings)
    return response


async def _handle_unavailable(request: Request, error: Exception) -> JSONResponse:
    refused = StorageFull() if disk_is_full(error) else Unavailable()
    if isinstance(error, database_errors.DBAPIError) and error.connection_invalidated:
        note_lost_connection(request)
    log.warning(
        "database_unavailable", route=route_template(request.scope), error=type(error).__name__, code=refused.code
    )
    return domain_error_response(refused)


async def _handle_unreadable(_: Request, error: Exception) -> JSONResponse:
    """Unavailable for a stream with an event that cannot be read: nobody's mistake, and a later version may read it."""
    assert isinstance(error, UnreadableEvent)  # noqa: S101 - the handler is registered for this type
    log.error("stream_unreadable", log=error.log, position=error.position, topic=error.topic)
    return domain_error_response(Unavailable())


async def _handle_missing_table(request: Request, error: Exception) -> JSONResponse:
    """Unavailable when a table is missing, as before migrations; raises other errors of this type, which are bugs."""
    if not any(isinstance(cause, psycopg.errors.UndefinedTable) for cause in causes(error)):
        raise error
    log.error("table_missing", route=route_template(request.scope), exc_info=error)
    return domain_error_response(Unavailable())


async def _handle_http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)  # noqa: S101 - the handler is registered for this type
    headers = dict(error.headers or {})
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED and (allowed := description.methods_at(request)):
        headers["Allow"] = ", ".join(allowed)
    kind = _BY_STATUS.get(error.status_code)
    code = kind.code if kind else HTTPStatus(error.status_code).name
    return problem_response(code, error.status_code, headers=headers)


async def _handle_invalid(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)  # noqa: S101 - the handler is registered for this type
    found = error.errors()
    if any(each["type"] == "json_invalid" for each in found):
        return domain_error_response(MalformedBody())
    code, errors = field_codes.codes_of(found)
    return problem_response(code, 422, errors=errors)

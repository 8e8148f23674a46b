"""Turns whatever is raised into a problem, and lets nothing of the inside slip into it."""

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

from api import field_codes, openapi
from api.again import note_lost_connection
from api.problems import (
    BodyTooLarge,
    InternalError,
    MalformedBody,
    StorageFull,
    UnsupportedMediaType,
    problem_response,
    refused_response,
)
from domain.kernel.errors import ConnectionLost, Refused, Unavailable
from domain.kernel.telling import causes

log = structlog.get_logger()


def install(app: FastAPI) -> None:
    """Makes the application answer every refusal and every fault as a problem."""
    app.add_exception_handler(Refused, _answer_refused)
    app.add_exception_handler(RequestValidationError, _answer_invalid)
    app.add_exception_handler(HTTPException, _answer_http)
    for kind in (
        database_errors.OperationalError,
        database_errors.InterfaceError,
        database_errors.TimeoutError,
        persistence.OperationalError,
        persistence.InterfaceError,
    ):
        app.add_exception_handler(kind, _answer_unavailable)
    for kind in (database_errors.ProgrammingError, psycopg.errors.UndefinedTable):
        app.add_exception_handler(kind, _answer_missing_table)
    app.add_middleware(Faults)


def disk_is_full(error: BaseException) -> bool:
    """Whether PostgreSQL or the file system ran out of space somewhere down the causes of an error."""
    return any(
        isinstance(cause, psycopg.errors.DiskFull)
        or (isinstance(cause, OSError) and cause.errno in (errno.ENOSPC, errno.EDQUOT))
        for cause in causes(error)
    )


class Faults:
    """Answers where nobody else did. Once an answer has begun, the connection is broken off instead."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def noting_send(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, noting_send)
        except Exception as error:
            if scope["type"] != "http":
                raise
            full = disk_is_full(error)
            log.exception("request_failed", method=scope["method"], path=scope["path"])
            if begun:
                raise
            await refused_response(StorageFull() if full else InternalError())(scope, receive, send)


async def _answer_refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)  # noqa: S101 - the handler is registered for this type
    if isinstance(error, ConnectionLost):
        note_lost_connection(request)
    if isinstance(error, Unavailable) and disk_is_full(error):
        return refused_response(StorageFull())
    return refused_response(error)


async def _answer_unavailable(request: Request, error: Exception) -> JSONResponse:
    refused = StorageFull() if disk_is_full(error) else Unavailable()
    if isinstance(error, database_errors.DBAPIError) and error.connection_invalidated:
        note_lost_connection(request)
    log.warning("server_away", path=request.url.path, error=type(error).__name__, answer=refused.code)
    return refused_response(refused)


async def _answer_missing_table(request: Request, error: Exception) -> JSONResponse:
    """Until the tables have been made, the site is not there yet; every other such error is a fault of ours."""
    if not any(isinstance(cause, psycopg.errors.UndefinedTable) for cause in causes(error)):
        raise error
    log.error("table_missing", path=request.url.path, exc_info=error)
    return refused_response(Unavailable())


async def _answer_http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)  # noqa: S101 - the handler is registered for this type
    headers = dict(error.headers or {})
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED and (allowed := openapi.methods_at(request)):
        headers["Allow"] = ", ".join(allowed)
    codes = {400: MalformedBody.code, 413: BodyTooLarge.code, 415: UnsupportedMediaType.code}
    code = codes.get(error.status_code) or HTTPStatus(error.status_code).name
    return problem_response(code, error.status_code, headers=headers)


async def _answer_invalid(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)  # noqa: S101 - the handler is registered for this type
    found = error.errors()
    if any(each["type"] == "json_invalid" for each in found):
        return refused_response(MalformedBody())
    code, errors = field_codes.of(found)
    return problem_response(code, 422, errors=errors)

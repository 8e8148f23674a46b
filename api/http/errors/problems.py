"""Problem responses: `application/problem+json` with a stable code, which the client translates."""

from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import Any

from fastapi.responses import JSONResponse
from pydantic import Field

from api.http.models import ResponseModel
from domain.kernel.errors import FieldError, NotFound, Refused

PROBLEM_JSON = "application/problem+json"
RETRY_AFTER_SECONDS = 5


class FieldProblem(ResponseModel):
    """A field that failed validation."""

    field: str = Field(description="The path of the field in the request, such as `email` or `documents.2`.")
    code: str = Field(description="Stable, upper-case; the site translates it.", examples=["REQUIRED_INPUT"])


class Problem(ResponseModel):
    """An error response (RFC 9457)."""

    type: str = Field(default="about:blank", description="Always `about:blank`: the code says it all.")
    title: str = Field(description="The name of the status.", examples=["Conflict"])
    status: int = Field(examples=[409])
    code: str = Field(description="Stable, upper-case; the site translates it.", examples=["ALREADY_APPLIED"])
    message: str = Field(description="The code in English words.", examples=["Already applied"])
    errors: list[FieldProblem] = Field(default_factory=list[FieldProblem], description="Fields that are to blame.")
    details: dict[str, Any] = Field(default_factory=dict[str, Any], description="What helps the person to go on.")


class StorageFull(Refused):
    """The disk is full. The request had no effect."""

    code = "STORAGE_FULL"
    status = 503


class MalformedBody(Refused):
    """The body is not valid JSON, or not a valid form."""

    code = "MALFORMED_BODY"
    status = 400


class MethodNotAllowed(Refused):
    """The path has no such method; `Allow` names those that it has."""

    code = "METHOD_NOT_ALLOWED"
    status = 405


class RequestTimeout(Refused):
    """The body came too slowly."""

    code = "REQUEST_TIMEOUT"
    status = 408


class MalformedRequest(Refused):
    """The head of the request contradicts itself, as with two Host headers."""

    code = "MALFORMED_REQUEST"
    status = 400


class BodyTooLarge(Refused):
    """The body exceeds the size limit of this route."""

    code = "BODY_TOO_LARGE"
    status = 413


class AddressTooLong(Refused):
    """The path, or path and query together, are longer than any address of the site."""

    code = "ADDRESS_TOO_LONG"
    status = 414


class UnsupportedMediaType(Refused):
    """A body of a media type that this route does not accept."""

    code = "UNSUPPORTED_MEDIA_TYPE"
    status = 415


class TooManyRequests(Refused):
    """Rate limit exceeded; `details.retryAfter` is the number of seconds until the next request may come."""

    code = "TOO_MANY_REQUESTS"
    status = 429


class UploadQuotaReached(TooManyRequests):
    """The client's network has uploaded as many bytes as it may in a day."""

    code = "UPLOAD_QUOTA_REACHED"


class TooManyFilesAtOnce(TooManyRequests):
    """Files from the client's network are being read or written; others are not held up by them."""

    code = "TOO_MANY_FILES_AT_ONCE"


class CrossSiteRequest(Refused):
    """A browser sent a write request from another origin."""

    code = "CROSS_SITE_REQUEST"
    status = 403


class InternalError(Refused):
    """An unexpected server error."""

    code = "INTERNAL_ERROR"
    status = 500


OF_NO_ROUTE: tuple[type[Refused], ...] = (
    AddressTooLong,
    MalformedRequest,
    MethodNotAllowed,
    NotFound,
    RequestTimeout,
)
"""Sent before a route is found, or whichever it is."""


def problem_response(
    code: str,
    status: int,
    *,
    errors: Sequence[FieldError] = (),
    details: Mapping[str, Any] | None = None,
    headers: Mapping[str, str] | None = None,
) -> JSONResponse:
    """The response for a code. Its message is made from the code alone, so it reveals nothing internal."""
    body = Problem(
        title=HTTPStatus(status).phrase,
        status=status,
        code=code,
        message=code.replace("_", " ").capitalize(),
        errors=[FieldProblem(field=error.field, code=error.code) for error in errors],
        details=dict(details or {}),
    )
    return JSONResponse(
        body.model_dump(mode="json", by_alias=True), status, headers=dict(headers or {}), media_type=PROBLEM_JSON
    )


def domain_error_response(refused: Refused) -> JSONResponse:
    """The response to a domain error, with the headers that its status requires."""
    headers: dict[str, str] = {}
    if refused.status == HTTPStatus.UNAUTHORIZED:
        headers["WWW-Authenticate"] = "Access-Link"
    if refused.status in (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE):
        headers["Retry-After"] = str(refused.details.get("retryAfter", RETRY_AFTER_SECONDS))
    return problem_response(
        refused.code, refused.status, errors=refused.errors, details=refused.details, headers=headers
    )

"""HTTPS requests to identity providers, with a timeout and validation of the answer."""

from collections.abc import Mapping
from typing import Any, cast

import httpx
from email_validator import EmailNotValidError, validate_email

from domain.accounts.errors import LoginFailed
from domain.kernel.errors import Unavailable

_TIMEOUT_SECONDS = 5.0
_MAX_NAME_LENGTH = 255
_TOO_MANY = 429


def get_json(url: str, parameters: Mapping[str, str], *, bearer: str = "") -> dict[str, Any]:
    """The JSON object in the answer. Raises LoginFailed for a refusal, Unavailable without an answer."""
    headers = {"Accept": "application/json"} | ({"Authorization": f"Bearer {bearer}"} if bearer else {})
    try:
        answer = httpx.get(url, params=dict(parameters), headers=headers, timeout=_TIMEOUT_SECONDS)
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        raise Unavailable from error
    if answer.is_server_error or answer.status_code == _TOO_MANY:
        raise Unavailable
    try:
        value: Any = answer.json()
    except ValueError:
        value = None
    if not answer.is_success or not isinstance(value, dict):
        raise LoginFailed
    return cast("dict[str, Any]", value)


def clean_email(value: object) -> str | None:
    """A normalised e-mail address; None when it is invalid."""
    try:
        return validate_email(str(value), check_deliverability=False).normalized if value else None
    except EmailNotValidError:
        return None


def clean_name(value: object) -> str:
    """A name as a single line of printable characters."""
    return "".join(sign for sign in str(value or "") if sign.isprintable()).strip()[:_MAX_NAME_LENGTH]


def is_true(value: object) -> bool:
    """Some providers send booleans as strings."""
    return value is True or value == "true"

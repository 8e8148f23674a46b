"""HTTPS requests to identity providers, with a timeout and validation of the answer."""

from collections.abc import Mapping
from typing import Any, cast

import httpx
from email_validator import EmailNotValidError, validate_email

from domain.accounts.errors import LoginFailed
from domain.kernel.errors import Unavailable

_PATIENCE_SECONDS = 5.0
_LONGEST_NAME = 255
_TOO_MANY = 429


def get_json(url: str, parameters: Mapping[str, str], *, bearer: str = "") -> dict[str, Any]:
    """The JSON object in the answer. Raises LoginFailed for a refusal, Unavailable without an answer."""
    headers = {"Accept": "application/json"} | ({"Authorization": f"Bearer {bearer}"} if bearer else {})
    try:
        answer = httpx.get(url, params=dict(parameters), headers=headers, timeout=_PATIENCE_SECONDS)
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        raise Unavailable from error
    if answer.is_server_error or answer.status_code == _TOO_MANY:
        raise Unavailable
    try:
        said: Any = answer.json()
    except ValueError:
        said = None
    if not answer.is_success or not isinstance(said, dict):
        raise LoginFailed
    return cast("dict[str, Any]", said)


def clean_email(said: object) -> str | None:
    """A normalised e-mail address; None when it is invalid."""
    try:
        return validate_email(str(said), check_deliverability=False).normalized if said else None
    except EmailNotValidError:
        return None


def clean_name(said: object) -> str:
    """A name as a single line of printable characters."""
    return "".join(sign for sign in str(said or "") if sign.isprintable()).strip()[:_LONGEST_NAME]


def is_true(said: object) -> bool:
    """Some providers send booleans as strings."""
    return said is True or said == "true"

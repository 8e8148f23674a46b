"""Domain errors: why a command was refused, each with a stable code that the site translates."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

FieldCode = Literal[
    "CONSENT_NOT_GIVEN",
    "CONTACT_CANNOT_CHANGE",
    "CONTACT_REQUIRED",
    "CV_REQUIRED",
    "DATE_IN_FUTURE",
    "EMAIL_UNCHANGED",
    "END_BEFORE_START",
    "INVALID_AMOUNT",
    "INVALID_CHARACTERS",
    "INVALID_CHOICE",
    "INVALID_CURSOR",
    "INVALID_DATE",
    "INVALID_EMAIL_FORMAT",
    "INVALID_FORMAT",
    "INVALID_ID",
    "INVALID_INPUT",
    "INVALID_PHONE",
    "INVALID_RATE",
    "INVALID_TEXT",
    "INVALID_WEB_ADDRESS",
    "OUT_OF_RANGE",
    "PASSWORD_NEEDS_DIGIT_OR_SYMBOL",
    "PASSWORD_NEEDS_LOWERCASE",
    "PASSWORD_NEEDS_UPPERCASE",
    "PASSWORD_TOO_COMMON",
    "REQUIRED_INPUT",
    "TERMS_NOT_ACCEPTED",
    "TEXT_HAS_FAULTS",
    "TOO_FEW",
    "TOO_LONG",
    "TOO_MANY",
    "TOO_SHORT",
    "UNKNOWN_FIELD",
    "UNKNOWN_MUNICIPALITY",
    "UNKNOWN_TEXT_VERSION",
    "UNKNOWN_YEAR",
    "UPLOAD_EXPIRED",
    "UPLOAD_INVALID",
]
"""The code of an error in a field. A code is declared here alone: the OpenAPI document names it, and a test of the
client asks for its text."""


@dataclass(frozen=True)
class FieldError:
    """An invalid field: its path in the request (`email`, `documents.2`) and a stable code."""

    field: str
    code: str


class Refused(Exception):
    """Base of domain errors: a request that is refused by a rule, not a failure of the software.

    `code` is stable and upper-case, `status` the HTTP status that fits best. `errors` names the invalid fields;
    `details` holds what the person needs to go on (never personal data of others).
    """

    code: ClassVar[str] = "REFUSED"
    status: ClassVar[int] = 409

    def __init__(self, *, errors: Sequence[FieldError] = (), details: dict[str, Any] | None = None) -> None:
        super().__init__(self.code)
        self.errors = tuple(errors)
        self.details = details or {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Keeps all attributes when pickled between processes."""
        return type(self), (), self.__dict__


class InvalidInput(Refused):
    """One or more fields are invalid."""

    code = "INVALID_INPUT"
    status = 422

    @classmethod
    def field(cls, field: str, code: FieldCode) -> "InvalidInput":
        return cls(errors=[FieldError(field, code)])


class NotFound(Refused):
    code = "NOT_FOUND"
    status = 404


class ConcurrencyConflict(Refused):
    """Optimistic concurrency failed three times in a row."""

    code = "CONFLICT"
    status = 409


class PersonErased(Refused):
    """The person's key has been destroyed: nothing may be recorded about them any more."""

    code = "PERSON_ERASED"
    status = 410


class Unavailable(Refused):
    """A server that is needed is unavailable. Nothing was half done; the request may be retried."""

    code = "SERVICE_UNAVAILABLE"
    status = 503


class ConnectionLost(Unavailable):
    """A connection broke; the next may work: after a restart of the server all old connections are broken."""

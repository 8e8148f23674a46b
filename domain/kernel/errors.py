"""What is refused, and why: every refusal has a stable code that the site translates."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar


@dataclass(frozen=True)
class FieldError:
    """One field that cannot be accepted: its path in the request (`email`, `documents.2`) and a stable code."""

    field: str
    code: str


class Refused(Exception):
    """A request that the product answers with "no": an event about the world, not a fault.

    `code` is stable and upper-case, `status` the HTTP status that says it best. `errors` names fields when
    fields are to blame; `details` holds what the person needs in order to go on (never personal data of others).
    """

    code: ClassVar[str] = "REFUSED"
    status: ClassVar[int] = 409

    def __init__(self, *, errors: Sequence[FieldError] = (), details: dict[str, Any] | None = None) -> None:
        super().__init__(self.code)
        self.errors = tuple(errors)
        self.details = details or {}

    def __reduce__(self) -> tuple[Any, ...]:
        """From one process to another it travels as it is."""
        return type(self), (), self.__dict__


class InvalidInput(Refused):
    """One or more fields cannot be accepted."""

    code = "INVALID_INPUT"
    status = 422

    @classmethod
    def field(cls, field: str, code: str) -> "InvalidInput":
        return cls(errors=[FieldError(field, code)])


class NotFound(Refused):
    code = "NOT_FOUND"
    status = 404


class ConcurrencyConflict(Refused):
    """Somebody else changed the same thing at the same moment, three times in a row."""

    code = "CONFLICT"
    status = 409


class PersonErased(Refused):
    """The person's key has been destroyed: nothing may be recorded about them any more."""

    code = "PERSON_ERASED"
    status = 410


class Unavailable(Refused):
    """A server that the answer needs is away. Nothing was half done; trying again later is right."""

    code = "SERVICE_UNAVAILABLE"
    status = 503


class ConnectionLost(Unavailable):
    """A connection broke, which says nothing of the next: after a restart of the server all old ones are broken."""

"""Error messages without personal data: type and location of an error, without values."""

import traceback
from collections.abc import Iterator

import psycopg
from pydantic import ValidationError
from sqlalchemy.exc import DBAPIError

from domain.kernel.errors import Refused
from domain.observability.redaction import HIDDEN


def causes(error: BaseException | None) -> Iterator[BaseException]:
    """The error and its chain of causes; the error that SQLAlchemy wraps follows its wrapper."""
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        yield error
        if error.__cause__ is not None:
            error = error.__cause__
        elif isinstance(error, DBAPIError) and error.orig is not None:
            error = error.orig
        else:
            error = None if error.__suppress_context__ else error.__context__


def error_message(error: BaseException) -> str:
    """An error's message if it contains no values: messages of unknown errors may quote user input."""
    match error:
        case Refused():
            return error.code
        case DBAPIError():
            return type(error.orig).__name__
        case psycopg.Error():
            return " ".join(part for part in (error.sqlstate, error.diag.constraint_name) if part)
        case ValidationError():
            found = error.errors(include_url=False, include_context=False, include_input=False)
            return ", ".join(f"{'.'.join(map(str, each['loc']))}: {each['type']}" for each in found[:10])
        case OSError():
            return error.strerror or ""
        case _:
            return HIDDEN if error.args else ""


def error_message_with_traceback(error: BaseException) -> str:
    """The whole chain with tracebacks, the first cause first, as Python prints it."""
    parts: list[str] = []
    for each in reversed(list(causes(error))):
        kind = type(each)
        name = kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"
        words = error_message(each)
        frames = "".join(traceback.format_tb(each.__traceback__))
        parts.append(f"{frames}{name}: {words}" if words else f"{frames}{name}")
    return "\n\n".join(parts)

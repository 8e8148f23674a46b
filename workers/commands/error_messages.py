"""Explains known errors in one sentence for the operator."""

from eventsourcing.persistence import InterfaceError as LogInterfaceError
from eventsourcing.persistence import OperationalError as LogOperationalError
from pydantic import ValidationError
from pydantic_core import ErrorDetails
from sqlalchemy.exc import OperationalError, ProgrammingError

from domain.kernel.errors import Refused
from domain.kernel.process.settings import Settings
from read_models.kernel.rebuild import AlreadyRebuilding
from workers.commands.command import CommandFailed

_NO_SUCH_TABLE_OR_SCHEMA = {"42P01", "3F000"}


def error_sentence(error: Exception) -> str | None:
    """The sentence for a known error; None for any other, whose traceback is more useful."""
    match error:
        case CommandFailed():
            return str(error)
        case ValidationError() if error.title == Settings.__name__:
            return f"Settings are missing or wrong: {_named(error)}."
        case AlreadyRebuilding():
            return f"Another process is rebuilding or verifying {error}."
        case Refused():
            fields = ", ".join(f"{each.field} {each.code}" for each in error.errors)
            return " ".join(filter(None, [f"{error.code}: {(type(error).__doc__ or '').strip()}", fields]))
        case ProgrammingError() if getattr(error.orig, "sqlstate", "") in _NO_SUCH_TABLE_OR_SCHEMA:
            return "The database has another version: run `karijera migrate`."
        case OperationalError():
            return f"PostgreSQL does not answer: {str(error.orig).strip().splitlines()[0]}"
        case LogOperationalError() | LogInterfaceError():
            return "PostgreSQL does not answer."
        case LookupError() if type(error) is LookupError:
            return f"{str(error).capitalize()}: run `karijera migrate`."
        case OSError() | UnicodeError():
            return str(error)
        case _:
            return None


def _named(error: ValidationError) -> str:
    return ", ".join(sorted({_named_problem(problem) for problem in error.errors(include_input=False)}))


def _named_problem(problem: ErrorDetails) -> str:
    if not problem["loc"]:
        # Settings that contradict each other, or that production refuses; the message names them.
        return str(problem.get("ctx", {}).get("error", problem["msg"]))
    name = str(problem["loc"][0])
    variable = name if name.isupper() else f"KARIJERA_{name.upper()}"
    # The rules of `Settings` say what they ask for, and never repeat a secret.
    reason = problem.get("ctx", {}).get("error") if problem["type"] == "value_error" else None
    return f"{variable} ({reason})" if reason else variable

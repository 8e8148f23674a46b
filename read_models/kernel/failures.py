"""Classifies errors as transient or caused by an event, and describes them for logs without personal data.

An error's message may quote what a person wrote, so logs get only its type and where it was raised.
"""

import traceback
from pathlib import Path

from psycopg import Error
from sqlalchemy.exc import DBAPIError, InterfaceError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from domain.kernel.errors import Unavailable
from domain.kernel.persons.personal_data import WrongPersonalDataKey
from read_models.kernel.checkpoints import CheckpointConflict

_TRANSIENT_ERRORS = (CheckpointConflict, Unavailable, WrongPersonalDataKey, InterfaceError, PoolTimeout)
_TRANSIENT_CLASSES = ("08", "40", "53", "55", "58")
_SERVER_SHUTDOWN_STATES = ("57P01", "57P02", "57P03")


def is_transient(error: Exception) -> bool:
    """Whether a retry may succeed without a fix: lost connections, deadlocks, lock timeouts, full disks and the like.

    A statement timeout is not transient: a smaller batch may stay below it, and a single event that does not is parked.
    """
    if isinstance(error, _TRANSIENT_ERRORS):
        return True
    if not isinstance(error, DBAPIError):
        return False
    state = error.orig.sqlstate if isinstance(error.orig, Error) else None
    return error.connection_invalidated or (state or "08").startswith(_TRANSIENT_CLASSES + _SERVER_SHUTDOWN_STATES)


def error_name(error: BaseException) -> str:
    """The error's type and that of its cause, without the message."""
    cause = error.__cause__
    return f"{type(error).__name__} ({type(cause).__name__})" if cause else type(error).__name__


def error_place(error: BaseException) -> list[str]:
    """Lists where the error was raised: file and line of the innermost six frames, without values."""
    frames = traceback.extract_tb(error.__traceback__)[-6:]
    return [f"{Path(frame.filename).parent.name}/{Path(frame.filename).name}:{frame.lineno}" for frame in frames]

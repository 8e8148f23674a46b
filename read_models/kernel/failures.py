"""Tells faults of the surroundings, which pass, from an event that a projection cannot read, which does not.

And names faults for logs: an error's message may hold what a person wrote, so only its kind and its place are told.
"""

import traceback
from pathlib import Path

from psycopg import Error
from sqlalchemy.exc import DBAPIError, InterfaceError
from sqlalchemy.exc import TimeoutError as NoConnectionInTime

from domain.kernel.errors import Unavailable
from domain.kernel.personal_data import WrongPersonalDataKey
from read_models.kernel.checkpoints import CheckpointConflict

_NOT_THE_EVENT = (CheckpointConflict, Unavailable, WrongPersonalDataKey, InterfaceError, NoConnectionInTime)
_PASSING = ("08", "40", "53", "55", "58")
_ENDED_BY_SERVER = ("57P01", "57P02", "57P03")


def is_transient(error: Exception) -> bool:
    """Whether trying again later may help without anybody mending anything.

    Lost connections, deadlocks, lock timeouts, full disks and the like. A statement that takes too long is not among
    them: with fewer events it may take less, and a single event that takes too long is one to be parked.
    """
    if isinstance(error, _NOT_THE_EVENT):
        return True
    if not isinstance(error, DBAPIError):
        return False
    state = error.orig.sqlstate if isinstance(error.orig, Error) else None
    return error.connection_invalidated or (state or "08").startswith(_PASSING + _ENDED_BY_SERVER)


def error_name(error: BaseException) -> str:
    """What went wrong, without any value."""
    cause = error.__cause__
    return f"{type(error).__name__} ({type(cause).__name__})" if cause else type(error).__name__


def error_place(error: BaseException) -> list[str]:
    """Where it went wrong: the innermost calls, without any value."""
    frames = traceback.extract_tb(error.__traceback__)[-6:]
    return [f"{Path(frame.filename).parent.name}/{Path(frame.filename).name}:{frame.lineno}" for frame in frames]

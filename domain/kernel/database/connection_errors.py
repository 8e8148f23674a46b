"""Distinguishes a lost connection (outcome unknown) from an error answered by the server."""

from psycopg import Error
from psycopg_pool import PoolClosed, PoolTimeout, TooManyRequests

_ENDED_BY_SERVER = {"57P01", "57P02", "57P03"}
_CONNECTION_EXCEPTION = "08"


def is_connection_lost(error: BaseException) -> bool:
    """Whether the connection was lost during use: the statement may or may not have been executed.

    False when no connection could be obtained, and when the server answered with an error.
    """
    cause = error if isinstance(error, Error) else error.__cause__
    if not isinstance(cause, Error) or isinstance(cause, (PoolClosed, PoolTimeout, TooManyRequests)):
        return False
    state = cause.sqlstate
    return state is None or state in _ENDED_BY_SERVER or state.startswith(_CONNECTION_EXCEPTION)

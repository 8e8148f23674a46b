"""Writes down effects that have left the site, such as mails, also when the database is away for a moment."""

from collections.abc import Callable
from threading import Event
from time import monotonic

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from domain.kernel.database.connection_errors import is_connection_lost
from domain.kernel.errors import Unavailable

PATIENCE_SECONDS = 30.0
"""Shorter than the time after which a task counts as lost and another worker runs it."""
_PAUSE_SECONDS = 0.25


def write_down(effect: Callable[[], object]) -> None:
    """Calls until the database has answered, since giving up would repeat what has left already.

    `effect` is idempotent: an answer that was lost may have been that of a commit.
    """
    deadline = monotonic() + PATIENCE_SECONDS
    while True:
        try:
            effect()
        except (Unavailable, DBAPIError, PoolTimeout) as error:
            is_away = not isinstance(error, DBAPIError) or is_connection_lost(error)
            if not is_away or monotonic() > deadline:
                raise
            Event().wait(_PAUSE_SECONDS)
        else:
            return

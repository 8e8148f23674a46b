"""The database's clock, used for every deadline, so that machines with different clocks agree."""

from collections.abc import Callable
from datetime import datetime

from sqlalchemy import Engine, text

Clock = Callable[[], datetime]
"""Returns the current time in UTC, timezone-aware."""


def database_clock(engine: Engine) -> Clock:
    """A clock that asks PostgreSQL."""

    def now() -> datetime:
        with engine.connect() as connection:
            return connection.execute(text("SELECT clock_timestamp()")).scalar_one()

    return now

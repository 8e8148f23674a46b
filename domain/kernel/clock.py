"""The one clock that decides: the database's. Machines that disagree about the time still agree about a deadline."""

from collections.abc import Callable
from datetime import datetime

from sqlalchemy import Engine, text

Clock = Callable[[], datetime]
"""Answers with an aware moment in UTC."""


def database_clock(engine: Engine) -> Clock:
    """A clock that asks PostgreSQL."""

    def now() -> datetime:
        with engine.connect() as connection:
            return connection.execute(text("SELECT clock_timestamp()")).scalar_one()

    return now

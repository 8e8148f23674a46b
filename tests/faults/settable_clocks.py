"""Clocks that a test sets forward and back: the wall clock of this process, and the one of a database."""

import sys
import time
from datetime import UTC, datetime, timedelta, tzinfo
from types import SimpleNamespace
from typing import Self

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict
from psycopg.sql import SQL, Identifier, Literal

TEN_MINUTES = timedelta(minutes=10)

# PostgreSQL searches pg_catalog first unless the path names it later: then this schema's function hides its own.
_CLOCK = """
CREATE SCHEMA clock;
CREATE TABLE clock.setting (off_by interval NOT NULL);
INSERT INTO clock.setting VALUES ('0');
CREATE FUNCTION clock.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE
    AS 'SELECT pg_catalog.clock_timestamp() + off_by FROM clock.setting';
"""
_DEFAULTS = """
SELECT table_schema, table_name, column_name FROM information_schema.columns
WHERE column_default LIKE '%clock_timestamp()%'
"""


class ClientClock:
    """The wall clock of this process, which is set anew now and then."""

    def __init__(self) -> None:
        self.off_by = timedelta()

    def now(self) -> datetime:
        return datetime.now(UTC) + self.off_by

    def wear(self, monkeypatch: pytest.MonkeyPatch, *packages: str) -> None:
        """Lets every module of these packages that knows the time know this one."""
        now = self.now

        class JumpingDatetime(datetime):
            @classmethod
            def now(cls, tz: tzinfo | None = None) -> Self:
                return cls.fromtimestamp(now().timestamp(), tz)

        jumping_time = SimpleNamespace(**vars(time))
        jumping_time.time = lambda: now().timestamp()
        jumping_time.time_ns = lambda: int(now().timestamp() * 1e9)
        for name, module in list(sys.modules.items()):
            if name.startswith(packages):
                for mine, theirs in (("datetime", JumpingDatetime), ("time", jumping_time)):
                    if getattr(module, mine, None) in (datetime, time):
                        monkeypatch.setattr(module, mine, theirs)


class DatabaseClock:
    """The clock of one database, which is real time until it is set. Connections opened later go by it."""

    def __init__(self, database_url: str) -> None:
        self._url = database_url
        with psycopg.connect(database_url) as connection:
            connection.execute(_CLOCK)
            for schema, table, column in connection.execute(_DEFAULTS).fetchall():
                statement = SQL("ALTER TABLE {} ALTER COLUMN {} SET DEFAULT clock.clock_timestamp()")
                connection.execute(statement.format(Identifier(schema, table), Identifier(column)))
            name = Identifier(str(conninfo_to_dict(database_url)["dbname"]))
            connection.execute(SQL("ALTER DATABASE {} SET search_path = clock, pg_catalog, public").format(name))

    def set(self, off_by: timedelta) -> None:
        """Sets how far the clock is off real time from now on."""
        with psycopg.connect(self._url) as connection:
            connection.execute(SQL("UPDATE clock.setting SET off_by = {}").format(Literal(off_by)))

"""Runs SQLAlchemy statements and an append on one connection, in one transaction."""

from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from typing import Any, cast

import psycopg
from eventsourcing.persistence import IntegrityError, OperationalError
from psycopg.rows import tuple_row
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionInTime

from domain.kernel.database.connections import LOG_TIMEOUTS

TransactionalWrite = Callable[[Connection], object]
"""Writes plain rows in the transaction of an append. Called again, in a new transaction, after a lost connection."""

_SET_IDLE_TIMEOUT = text("SELECT set_config('idle_in_transaction_session_timeout', :timeout, true)")


def append_with_write(
    engine: Engine, statement: bytes, parameters: Sequence[object], write: TransactionalWrite
) -> list[int]:
    """Runs `write`, then the append statement, and commits both; returns the positions.

    Exceptions of `write` pass through, after a rollback. Raises the event library's IntegrityError when the append
    violates a constraint, and its OperationalError, caused by the driver's, when the database is unavailable.
    """
    with _library_errors(), engine.begin() as connection:
        connection.execute(_SET_IDLE_TIMEOUT, {"timeout": LOG_TIMEOUTS["idle_in_transaction_session_timeout"]})
        write(connection)
        return _append_and_commit(connection, statement, parameters)


def _append_and_commit(connection: Connection, statement: bytes, parameters: Sequence[object]) -> list[int]:
    """Sends COMMIT together with the append, so the log is not locked during a further round trip.

    SQLAlchemy's own commit then finds no open transaction and sends nothing.
    """
    driver = cast("psycopg.Connection[Any]", connection.connection.driver_connection)
    try:
        with driver.cursor(row_factory=tuple_row) as cursor:
            with driver.pipeline():
                cursor.execute(statement, parameters, prepare=True)
                driver.execute("COMMIT")
            return [position for (position,) in cursor.fetchall()]
    except psycopg.Error as error:
        if driver.closed:
            connection.invalidate(error)
        raise


@contextmanager
def _library_errors() -> Generator[None]:
    """Converts errors of the driver to those of the event library."""
    try:
        yield
    except DBAPIError as error:
        if isinstance(error.orig, psycopg.OperationalError | psycopg.InterfaceError):
            raise OperationalError(str(error.orig)) from error.orig
        raise
    except NoConnectionInTime as error:
        raise OperationalError(str(error)) from error
    except psycopg.IntegrityError as error:
        raise IntegrityError(str(error)) from error
    except (psycopg.OperationalError, psycopg.InterfaceError) as error:
        raise OperationalError(str(error)) from error

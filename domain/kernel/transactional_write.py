"""Plain rows in the transaction of an append: SQLAlchemy statements and the append on one connection."""

from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from typing import Any, cast

import psycopg
from eventsourcing.persistence import IntegrityError, OperationalError
from psycopg.rows import tuple_row
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionInTime

from domain.kernel.database import LOG_TIMEOUTS

TransactionalWrite = Callable[[Connection], None]
"""Writes plain rows in the transaction of an append. Called again, in a new transaction, when the connection broke."""

_LIMIT_PAUSES = text("SELECT set_config('idle_in_transaction_session_timeout', :timeout, true)")


def append_with_write(
    engine: Engine, statement: bytes, parameters: Sequence[object], write: TransactionalWrite
) -> list[int]:
    """Carries out `write`, then the append statement, and commits both; answers with the positions.

    What `write` raises passes through, after a rollback. Raises the event library's IntegrityError when the append
    violates a constraint, and its OperationalError, with the driver's as its cause, when the database is away.
    """
    with _library_errors(), engine.begin() as connection:
        connection.execute(_LIMIT_PAUSES, {"timeout": LOG_TIMEOUTS["idle_in_transaction_session_timeout"]})
        write(connection)
        return _append_and_commit(connection, statement, parameters)


def _append_and_commit(connection: Connection, statement: bytes, parameters: Sequence[object]) -> list[int]:
    """COMMIT travels with the append, so the log's order is never locked while the answer is on its way.

    SQLAlchemy's own commit then finds no transaction open and sends nothing.
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
    """Faults of the server and of the append as the event library raises them, and the caller knows them."""
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

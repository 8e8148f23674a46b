"""Runs a query directly on the psycopg connection, for hot paths where SQLAlchemy costs more than the query."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import psycopg
from sqlalchemy import Connection

from domain.kernel.errors import ConnectionLost, Unavailable


def fetch_rows(connection: Connection, query: str, values: Sequence[Any] | Mapping[str, Any]) -> list[tuple[Any, ...]]:
    """The rows, in binary format. Raises ConnectionLost when the connection broke, which is invalidated then, and
    Unavailable when the server fails to answer otherwise."""
    raw = cast("psycopg.Connection[Any]", connection.connection.driver_connection)
    try:
        with raw.cursor(binary=True) as cursor:
            return cursor.execute(cast("Any", query), values).fetchall()
    except psycopg.OperationalError as error:
        if raw.closed:
            connection.invalidate(error)
            raise ConnectionLost from error
        raise Unavailable from error

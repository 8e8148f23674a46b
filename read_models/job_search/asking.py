"""Asking PostgreSQL by the driver itself: for what every search asks, more layers cost more than the answer."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import psycopg
from sqlalchemy import Connection

from domain.kernel.errors import ConnectionLost, Unavailable


def ask(connection: Connection, query: str, values: Sequence[Any] | Mapping[str, Any]) -> list[tuple[Any, ...]]:
    """The rows, in binary. Raises ConnectionLost when the connection breaks, which is not used again then, and
    Unavailable when the server does not answer otherwise."""
    raw = cast("psycopg.Connection[Any]", connection.connection.driver_connection)
    try:
        with raw.cursor(binary=True) as cursor:
            return cursor.execute(cast("Any", query), values).fetchall()
    except psycopg.OperationalError as error:
        if raw.closed:
            connection.invalidate(error)
            raise ConnectionLost from error
        raise Unavailable from error

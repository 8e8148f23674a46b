"""Bulk inserts by COPY, for values that JSON cannot hold and for row counts that are too large for it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

import psycopg
from psycopg.sql import SQL, Identifier
from sqlalchemy import Connection, Table

from read_models.kernel.tables import READ_SCHEMA


def copy_rows(connection: Connection, table: Table, rows: Iterable[Sequence[Any]]) -> None:
    """Inserts rows, values in the order of the table's columns, into the connection's generation."""
    schemas = cast("Mapping[str, str]", connection.get_execution_options().get("schema_translate_map", {}))
    statement = SQL("COPY {} FROM STDIN (FORMAT BINARY)").format(
        Identifier(schemas.get(READ_SCHEMA, READ_SCHEMA), table.name)
    )
    raw = cast("psycopg.Connection[Any]", connection.connection.driver_connection)
    with raw.cursor() as cursor, cursor.copy(statement) as copy:
        copy.set_types([_NAMES[type(column.type).__name__] for column in table.columns])
        for row in rows:
            copy.write_row(row)


_NAMES = {"BigInteger": "int8", "Integer": "int4", "Text": "text", "Packed": "bytea"}

"""Caches the rows that a batch touches: loaded once, changed by many events, written with one statement.

Rows are sent as one JSON parameter: for batches that is two to four times as fast as a parameter for every value.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from decimal import Decimal
from functools import cache
from typing import Any

import orjson
from sqlalchemy import (
    JSON,
    Column,
    ColumnElement,
    Connection,
    Delete,
    Executable,
    Table,
    TableValuedAlias,
    Text,
    and_,
    bindparam,
    cast,
    column,
    delete,
    func,
    select,
)
from sqlalchemy.dialects.postgresql import insert


class Rows:
    """The rows of one table that a batch touches, by primary key.

    Values are what PostgreSQL reads from JSON: text, numbers, UUIDs, dates, enumerations, lists for arrays, anything
    for JSONB. A missing value, and None, is NULL.
    """

    def __init__(self, connection: Connection, table: Table, keys: Sequence[tuple[Any, ...]]) -> None:
        self._connection = connection
        self._statements = _statements(table)
        self._key_names = [column.name for column in table.primary_key.columns]
        self._rows: dict[tuple[Any, ...], dict[str, Any]] = {}
        # A dictionary keeps insertion order, so rows are written in the order in which they were touched.
        self._touched: dict[tuple[Any, ...], None] = {}
        self._load(dict.fromkeys(keys))

    def get(self, *key: Any) -> dict[str, Any] | None:
        """The row, to be changed in place, or None. Finds only keys that were loaded or put."""
        row = self._rows.get(key)
        if row is not None:
            self._touched[key] = None
        return row

    def put(self, row: dict[str, Any]) -> None:
        """Adds a row or replaces the one with its key."""
        key = tuple(row[name] for name in self._key_names)
        self._rows[key] = row
        self._touched[key] = None

    def delete(self, *key: Any) -> None:
        """Deletes the row, if there is one."""
        self._rows.pop(key, None)
        self._touched[key] = None

    def save(self) -> None:
        """Upserts all touched rows with one statement, and deletes with another."""
        kept = [self._rows[key] for key in self._touched if key in self._rows]
        gone = [key for key in self._touched if key not in self._rows]
        if gone:
            self._connection.execute(self._statements.delete, {"rows": self._keys(gone)})
        if kept:
            self._connection.execute(self._statements.upsert, {"rows": _json(kept)})

    def _load(self, keys: Iterable[tuple[Any, ...]]) -> None:
        wanted = self._keys(keys)
        if wanted == "[]":
            return
        for row in self._connection.execute(self._statements.load, {"rows": wanted}).mappings():
            self._rows[tuple(row[name] for name in self._key_names)] = dict(row)

    def _keys(self, keys: Iterable[tuple[Any, ...]]) -> str:
        return _json([dict(zip(self._key_names, key, strict=True)) for key in keys])


@dataclass(frozen=True, slots=True)
class _Statements:
    load: Executable
    upsert: Executable
    delete: Delete


@cache
def _statements(table: Table) -> _Statements:
    keys = list(table.primary_key.columns)
    written = [column for column in table.columns if column.computed is None]
    wanted, rows = _recordset(keys), _recordset(written)
    same: ColumnElement[bool] = and_(*(column == wanted.c[column.name] for column in keys))
    statement = insert(table).from_select(
        [column.name for column in written], select(*(rows.c[column.name] for column in written))
    )
    changed = {column.name: statement.excluded[column.name] for column in written if not column.primary_key}
    return _Statements(
        load=select(table).join(wanted, same),
        upsert=statement.on_conflict_do_update(index_elements=keys, set_=changed)
        if changed
        else statement.on_conflict_do_nothing(),
        delete=delete(table).where(same),
    )


def _recordset(columns: Sequence[Column[Any]]) -> TableValuedAlias:
    """The parameter `rows` as a relation of these columns."""
    parameter = cast(bindparam("rows", type_=Text), JSON)
    typed = [column(each.name, each.type) for each in columns]
    return func.json_to_recordset(parameter).table_valued(*typed).render_derived(with_types=True)


def _json(rows: Sequence[Mapping[str, Any]]) -> str:
    return orjson.dumps(rows, default=_as_text, option=orjson.OPT_NON_STR_KEYS).decode()


def _as_text(value: object) -> str:
    match value:
        case Decimal():
            return str(value)
        case bytes():
            return f"\\x{value.hex()}"
        case timedelta():
            return f"{value.total_seconds()} seconds"
        case _:
            msg = f"no column takes a {type(value).__name__}"
            raise TypeError(msg)

"""Rows are written and loaded unchanged, for all column types."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from enum import StrEnum
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Computed,
    Connection,
    Date,
    DateTime,
    Double,
    Interval,
    LargeBinary,
    MetaData,
    Numeric,
    Table,
    Text,
    Uuid,
    func,
    select,
)
from sqlalchemy.dialects.postgresql import ARRAY, JSONB
from sqlalchemy.exc import SQLAlchemyError

from domain.kernel.process.platform import Platform
from read_models.kernel.rows import Rows

tables = MetaData()
parcel = Table(
    "parcel",
    tables,
    Column("street", Text, primary_key=True),
    Column("number", BigInteger, primary_key=True),
    Column("owner", Uuid),
    Column("built_on", Date),
    Column("seen_at", DateTime(timezone=True)),
    Column("price", Numeric(20, 4)),
    Column("slope", Double),
    Column("open", Boolean),
    Column("tags", ARRAY(Text)),
    Column("owners", ARRAY(Uuid)),
    Column("details", JSONB(none_as_null=True)),
    Column("photo", LargeBinary),
    Column("lasts", Interval),
    Column("shout", Text, Computed("upper(street)")),
)


class Tag(StrEnum):
    CORNER = "corner"


@pytest.fixture
def connection(platform: Platform) -> Iterator[Connection]:
    with platform.engine.connect() as opened:
        tables.create_all(opened)
        yield opened
        opened.rollback()


FULL: dict[str, Any] = {
    "street": "Ilica „uska“ \\ ' \n \t čćž",
    "number": 2**63 - 1,
    "owner": UUID(int=5),
    "built_on": date(1899, 12, 31),
    "seen_at": datetime(2026, 5, 4, 12, 0, 0, 123456, tzinfo=UTC),
    "price": Decimal("1234567890123456.7891"),
    "slope": 0.1,
    "open": False,
    "tags": ["a,b", '"', "{}", "NULL", ""],
    "owners": [UUID(int=1), UUID(int=2)],
    "details": {"a": [1, None, {"b": "č"}], "c": 1.5},
    "photo": b"\x00\xff\\x",
    "lasts": timedelta(days=2, microseconds=5),
}


def save(connection: Connection, *rows: dict[str, Any]) -> None:
    folded = Rows(connection, parcel, [])
    for row in rows:
        folded.put(row)
    folded.save()


def stored(connection: Connection) -> list[dict[str, Any]]:
    columns = [column for column in parcel.columns if column.name != "shout"]
    return [dict(row) for row in connection.execute(select(*columns).order_by(parcel.c.number)).mappings()]


def test_every_type_is_stored(connection: Connection) -> None:
    save(connection, FULL)
    assert stored(connection) == [FULL]
    assert connection.execute(select(parcel.c.shout)).scalar_one() == FULL["street"].upper()
    loaded = Rows(connection, parcel, [(FULL["street"], FULL["number"]), ("Ilica", 1)])
    assert loaded.get(FULL["street"], FULL["number"]) == FULL | {"shout": FULL["street"].upper()}
    assert loaded.get("Ilica", 1) is None


def test_missing_and_none_are_null_and_enumerations_are_their_values(connection: Connection) -> None:
    save(connection, {"street": "Ilica", "number": 1, "tags": [Tag.CORNER], "details": None})
    [row] = stored(connection)
    assert row.pop("tags") == ["corner"]
    assert {name for name, value in row.items() if value is not None} == {"street", "number"}


def test_rows_are_changed_replaced_and_deleted(connection: Connection) -> None:
    save(connection, *({"street": "Ilica", "number": number, "open": True, "slope": 1.0} for number in range(5)))
    folded = Rows(connection, parcel, [("Ilica", number) for number in (0, 1, 2, 9)])
    kept = folded.get("Ilica", 0)
    assert kept is not None
    kept["open"] = None
    folded.put({"street": "Ilica", "number": 1})
    folded.delete("Ilica", 2)
    folded.delete("Ilica", 9)
    folded.put({"street": "Ilica", "number": 7})
    folded.delete("Ilica", 7)
    folded.save()
    found = {row["number"]: (row["open"], row["slope"]) for row in stored(connection)}
    assert found == {0: (None, 1.0), 1: (None, None), 3: (True, 1.0), 4: (True, 1.0)}


def test_untouched_rows_are_not_written(connection: Connection) -> None:
    Rows(connection, parcel, [("Ilica", 1)]).save()
    assert connection.execute(select(func.count()).select_from(parcel)).scalar_one() == 0


@pytest.mark.parametrize("value", ["a\x00b", "\ud800", object(), {"a"}])
def test_unsupported_types_are_refused(connection: Connection, value: object) -> None:
    with pytest.raises((SQLAlchemyError, TypeError)):
        save(connection, {"street": "Ilica", "number": 1, "details": {"a": value}, "tags": [value]})

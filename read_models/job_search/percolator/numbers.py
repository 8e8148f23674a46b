"""Numbers for keys: one that has its number keeps it."""

from collections.abc import Collection, Mapping

from sqlalchemy import Connection, Integer, Text, any_, bindparam, select
from sqlalchemy.dialects.postgresql import ARRAY, insert

from read_models.job_search.given import given
from read_models.job_search.percolator.tables import percolator_key

_KEY = percolator_key.c


def numbers_of_keys(connection: Connection, keys: Collection[str]) -> Mapping[str, int]:
    """Gives numbers to those that have none. Waits for whoever does the same at the same time."""
    # In one order, or two who wait for each other would wait for ever.
    values = {"key": sorted(keys)}
    known = select(_KEY.key, _KEY.id).where(_KEY.key == any_(bindparam("key", type_=ARRAY(Text))))
    numbers = {row.key: row.id for row in connection.execute(known, values)}
    if new := [key for key in values["key"] if key not in numbers]:
        rows = given(key=Text())
        statement = insert(percolator_key).from_select(["key"], select(rows.c.key)).on_conflict_do_nothing()
        connection.execute(statement, {"key": new})
        numbers |= {row.key: row.id for row in connection.execute(known, {"key": new})}
    return numbers


def keys_of_numbers(connection: Connection, numbers: Collection[int]) -> Mapping[int, str]:
    """The keys that have these numbers."""
    query = select(_KEY.id, _KEY.key).where(_KEY.id == any_(bindparam("ids", type_=ARRAY(Integer))))
    return {row.id: row.key for row in connection.execute(query, {"ids": list(numbers)})}

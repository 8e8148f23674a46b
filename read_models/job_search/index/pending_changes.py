"""Records changed ads for searches and merges: increments the version, and marks the ads' old sort keys as stale.

A merge that runs meanwhile reads ads by the sort keys that they had when it began, and its segment counts as older; so
recording the key from before the change is enough.
"""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from sqlalchemy import BigInteger, Column, Connection, Uuid, bindparam, func, select
from sqlalchemy.dialects.postgresql import ARRAY, insert

from read_models.job_search.tables import search_change, search_stale, search_state


def record_changes(connection: Connection, before: Mapping[UUID, int | None]) -> None:
    """Records changed ads with the sort keys from before the change; new ads have none. Does nothing before the index
    is built."""
    if not before:
        return
    bump = search_state.update().values(version=search_state.c.version + 1).returning(search_state.c.version)
    version = connection.execute(bump).scalar_one_or_none()
    if version is None:
        return
    connection.execute(_upsert(search_change.c.stream_id, Uuid()), {"version": version, "ids": list(before)})
    keys = [key for key in before.values() if key is not None]
    if keys:
        connection.execute(_upsert(search_stale.c.sort_key, BigInteger()), {"version": version, "ids": keys})


def _upsert(key: Column[Any], kind: Any) -> Any:
    ids = func.unnest(bindparam("ids", type_=ARRAY(kind)))
    statement = insert(key.table).from_select(
        [key.name, "version"], select(ids, bindparam("version", type_=BigInteger()))
    )
    return statement.on_conflict_do_update(index_elements=[key], set_={"version": statement.excluded.version})

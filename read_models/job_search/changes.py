"""Telling searches what changed: a version that counts up, ads to read anew, keys that older segments must not show.

Under the old key and the new one alike: whoever is sealing a segment meanwhile may have read the ad before this change
or after it, and neither copy counts.
"""

from collections.abc import Iterable, Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import BigInteger, Column, Connection, Uuid, bindparam, func, select
from sqlalchemy.dialects.postgresql import ARRAY, insert

from read_models.job_search.tables import search_change, search_stale, search_state


def note_changes(connection: Connection, changes: Sequence[tuple[UUID, Iterable[int]]]) -> None:
    """Notes ads with the keys they had and have. Before the first segments are sealed there is nothing to note."""
    if not changes:
        return
    bump = search_state.update().values(version=search_state.c.version + 1).returning(search_state.c.version)
    version = connection.execute(bump).scalar_one_or_none()
    if version is None:
        return
    values = {"version": version, "ids": [stream_id for stream_id, _ in changes]}
    connection.execute(_noted(search_change.c.stream_id, Uuid()), values)
    keys = sorted({key for _, keys in changes for key in keys})
    connection.execute(_noted(search_stale.c.sort_key, BigInteger()), {"version": version, "ids": keys})


def _noted(key: Column[Any], kind: Any) -> Any:
    ids = func.unnest(bindparam("ids", type_=ARRAY(kind)))
    statement = insert(key.table).from_select(
        [key.name, "version"], select(ids, bindparam("version", type_=BigInteger()))
    )
    return statement.on_conflict_do_update(index_elements=[key], set_={"version": statement.excluded.version})

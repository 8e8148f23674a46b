"""A person's most recent distinct searches."""

from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256

from sqlalchemy import Connection, Engine, delete, func, select
from sqlalchemy.dialects.postgresql import insert

from domain.tracking.owner import Owner
from domain.tracking.tables import remembered_search

MAX_SEARCHES = 20


@dataclass(frozen=True, slots=True)
class RememberedSearch:
    """A search in normal form, and when it was last made."""

    key: str
    searched_at: datetime


class SearchHistory:
    """Written on every search; the person can clear it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def remember(self, owner: Owner, key: str) -> None:
        """Puts a search first; only the last twenty are kept."""
        row = {
            "owner_id": owner.id,
            "key_hash": sha256(key.encode()).digest(),
            "key": key,
            "of_visitor": owner.is_visitor,
            "searched_at": func.clock_timestamp(),
        }
        statement = insert(remembered_search).values(row)
        statement = statement.on_conflict_do_update(
            index_elements=["owner_id", "key_hash"], set_={"searched_at": statement.excluded.searched_at}
        )
        mine = remembered_search.c.owner_id == owner.id
        older = select(remembered_search.c.key_hash).where(mine).order_by(*_NEWEST_FIRST).offset(MAX_SEARCHES)
        with self._engine.begin() as connection:
            connection.execute(statement)
            connection.execute(delete(remembered_search).where(mine, remembered_search.c.key_hash.in_(older)))

    def clear(self, owner: Owner) -> None:
        """Deletes all of them."""
        with self._engine.begin() as connection:
            connection.execute(delete(remembered_search).where(remembered_search.c.owner_id == owner.id))


_NEWEST_FIRST = (remembered_search.c.searched_at.desc(), remembered_search.c.key_hash)


def list_searches(connection: Connection, owner: Owner) -> list[RememberedSearch]:
    """The owner's searches, the newest first."""
    query = select(remembered_search.c.key, remembered_search.c.searched_at)
    query = query.where(remembered_search.c.owner_id == owner.id).order_by(*_NEWEST_FIRST).limit(MAX_SEARCHES)
    return [RememberedSearch(*row) for row in connection.execute(query)]

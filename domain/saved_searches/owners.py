"""Rows that say whose a saved search is: what limits, the search page, clean-up, adoption and erasure need to find."""

from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from sqlalchemy import ColumnElement, Connection, Engine, Select, func, insert, select, update

from domain.kernel.database.advisory_lock import lock_until_commit
from domain.kernel.persons.personal_data import PersonKeys, erased_persons
from domain.saved_searches.errors import SearchAlreadySaved, TooManySavedSearches
from domain.saved_searches.tables import saved_search_owner

MAX_SEARCHES = 50
"""Searches that an account or a guest may have saved. A search that a guest has not confirmed does not count: anybody
could have asked for it."""

_ROW = saved_search_owner.c
_NOW = func.clock_timestamp()
_IS_KEPT = _ROW.removed_at.is_(None)


class SavedSearchOwners:
    """Reads rows; what changes them takes the connection of the append that it belongs to."""

    def __init__(self, engine: Engine, keys: PersonKeys) -> None:
        self._engine = engine
        self._keys = keys

    def key_index(self, owner_id: UUID, key: str) -> str:
        """A keyed hash of the owner and of what a search looks for, by its canonical query string."""
        return self._keys.contact_index("saved-search", f"{owner_id}:{key}")

    def find_saved(self, owner_id: UUID, key: str) -> UUID | None:
        """The owner's saved search that looks for this, confirmed or not."""
        with self._engine.connect() as connection:
            return self.find_saved_in(connection, owner_id, key)

    def find_saved_in(self, connection: Connection, owner_id: UUID, key: str) -> UUID | None:
        """Finds the owner's search with this key on the caller's connection; None when there is none."""
        return find_by_key(connection, owner_id, self.key_index(owner_id, key))

    def list_kept(self, owner_id: UUID) -> Sequence[UUID]:
        """The owner's searches that are not removed, unconfirmed ones too, oldest first."""
        return self._ids(_ROW.owner_id == owner_id, _IS_KEPT)

    def list_all(self, owner_id: UUID) -> Sequence[UUID]:
        """Lists the ids of the owner's searches, removed ones included: they are the ids of their keys."""
        return self._ids(_ROW.owner_id == owner_id)

    def list_confirmed(self, owner_id: UUID) -> Sequence[UUID]:
        """All that were ever confirmed, removed ones too."""
        return self._ids(_ROW.owner_id == owner_id, _ROW.confirmed_at.is_not(None))

    def list_unconfirmed(self, owner_id: UUID) -> Sequence[UUID]:
        """Lists the ids of searches that wait for a guest's confirmation."""
        return self._ids(_ROW.owner_id == owner_id, _ROW.confirmed_at.is_(None), _IS_KEPT)

    def count_confirmed(self, owner_id: UUID) -> int:
        """Counts the owner's searches, without those that wait for confirmation."""
        with self._engine.connect() as connection:
            return count_kept(connection, owner_id)

    def find_subscriber(self, search_id: UUID) -> UUID | None:
        """The guest whose search it is or was; None for an account's."""
        query = select(_ROW.owner_id).where(_ROW.search_id == search_id, _ROW.of_guest)
        with self._engine.connect() as connection:
            return connection.execute(query).scalar_one_or_none()

    def list_uncleaned(self) -> Sequence[UUID]:
        """Removed searches whose keys may still exist."""
        return self._ids(_ROW.removed_at.is_not(None), _ROW.cleaned_at.is_(None))

    def list_restored(self) -> Sequence[UUID]:
        """Searches that a backup from before their removal brought back: their keys are destroyed."""
        return self._ids(_IS_KEPT, _ROW.search_id.in_(erased_persons))

    def mark_cleaned(self, search_id: UUID) -> None:
        """Marks the row as cleaned once the key is destroyed."""
        with self._engine.begin() as connection:
            connection.execute(update(saved_search_owner).where(_ROW.search_id == search_id).values(cleaned_at=_NOW))

    def _ids(self, *conditions: ColumnElement[bool]) -> Sequence[UUID]:
        query = select(_ROW.search_id).where(*conditions).order_by(_ROW.created_at, _ROW.search_id)
        with self._engine.connect() as connection:
            return connection.execute(query).scalars().all()


def insert_owner(connection: Connection, search_id: UUID, owner_id: UUID, key_index: str, *, of_guest: bool) -> None:
    """Inserts the owner's row in the transaction that saves a search; a guest's waits for confirmation. Refuses with
    TooManySavedSearches and SearchAlreadySaved."""
    lock_owner(connection, owner_id)
    _require_unsaved(connection, owner_id, key_index)
    if not of_guest:
        _require_room(connection, owner_id)
    confirmed_at = None if of_guest else _NOW
    row = {"search_id": search_id, "owner_id": owner_id, "of_guest": of_guest, "key_index": key_index}
    connection.execute(insert(saved_search_owner).values(**row, confirmed_at=confirmed_at))


def mark_confirmed(connection: Connection, search_id: UUID, owner_id: UUID) -> None:
    """Marks the row in the transaction that confirms. Refuses with TooManySavedSearches."""
    lock_owner(connection, owner_id)
    _require_room(connection, owner_id)
    connection.execute(update(saved_search_owner).where(_ROW.search_id == search_id).values(confirmed_at=_NOW))


def replace_key(connection: Connection, search_id: UUID, owner_id: UUID, key_index: str) -> None:
    """Replaces the key in the transaction that changes what a search looks for. Refuses with SearchAlreadySaved."""
    lock_owner(connection, owner_id)
    _require_unsaved(connection, owner_id, key_index, but=search_id)
    connection.execute(update(saved_search_owner).where(_ROW.search_id == search_id).values(key_index=key_index))


def mark_adopted(connection: Connection, search_id: UUID, account_id: UUID, key_index: str) -> None:
    """Marks the row in the transaction that makes a guest's search an account's, however many that has: nobody loses a
    search by registering. Refuses with SearchAlreadySaved."""
    lock_owner(connection, account_id)
    _require_unsaved(connection, account_id, key_index)
    adopted = {"owner_id": account_id, "of_guest": False, "key_index": key_index}
    connection.execute(update(saved_search_owner).where(_ROW.search_id == search_id).values(adopted))


def mark_removed(connection: Connection, search_id: UUID) -> None:
    """Marks the row in the transaction that removes: it waits for clean-up."""
    kept = (_ROW.search_id == search_id) & _IS_KEPT
    connection.execute(update(saved_search_owner).where(kept).values(removed_at=_NOW, key_index=None))


def find_by_key(connection: Connection, owner_id: UUID, key_index: str) -> UUID | None:
    """The owner's saved search with this key."""
    same = select(_ROW.search_id).where(_ROW.owner_id == owner_id, _ROW.key_index == key_index, _IS_KEPT)
    return connection.execute(same).scalar_one_or_none()


def _require_room(connection: Connection, owner_id: UUID) -> None:
    """Refuses with TooManySavedSearches."""
    if count_kept(connection, owner_id) >= MAX_SEARCHES:
        raise TooManySavedSearches(MAX_SEARCHES)


def count_kept(connection: Connection, owner_id: UUID) -> int:
    """Counts the owner's searches on the caller's connection, without those that wait for confirmation."""
    kept = select(func.count()).where(_ROW.owner_id == owner_id, _ROW.confirmed_at.is_not(None), _IS_KEPT)
    return connection.execute(kept).scalar_one()


def _require_unsaved(connection: Connection, owner_id: UUID, key_index: str, but: UUID | None = None) -> None:
    saved = find_by_key(connection, owner_id, key_index)
    if saved is not None and saved != but:
        raise SearchAlreadySaved(saved)


def lock_owner(connection: Connection, owner_id: UUID) -> None:
    """Keeps others from saving searches of the owner until the caller's transaction ends."""
    lock_until_commit(connection, f"saved-searches:{owner_id}")


def select_unconfirmed() -> Select[UUID, datetime]:
    """Searches that guests have not confirmed, by `id`, and `since` when they wait."""
    return select(_ROW.search_id.label("id"), _ROW.created_at.label("since")).where(
        _ROW.confirmed_at.is_(None), _IS_KEPT
    )

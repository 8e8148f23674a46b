"""Guests who left an address for saved searches."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from uuid import UUID

from sqlalchemy import ColumnElement, Connection, Engine, delete, exists, func, select, update
from sqlalchemy.dialects.postgresql import insert

from domain.kernel.errors import PersonErased
from domain.kernel.persons.personal_data import PersonKeys, decrypt, encrypt, erased_persons
from domain.kernel.values.ids import new_id
from domain.kernel.values.locales import Locale
from domain.saved_searches.owners import lock_owner
from domain.saved_searches.tables import saved_search_owner, search_subscriber

_ROW, _OWNER = search_subscriber.c, saved_search_owner.c
_IN_USE = exists().where(_OWNER.owner_id == _ROW.id, _OWNER.removed_at.is_(None))
_UNUSED_LASTS = timedelta(hours=1)
"""Time after which a subscriber without a search is removed: longer than it takes from creating one to saving the
search."""


@dataclass(frozen=True, slots=True)
class Subscriber:
    """A guest with an address. `confirmed_at`: since when it is known to be theirs."""

    id: UUID
    email: str = field(repr=False)
    email_index: str
    locale: Locale
    confirmed_at: datetime | None


class SearchSubscribers:
    """One row an address; the address is encrypted under a key of the row's own."""

    def __init__(self, engine: Engine, keys: PersonKeys) -> None:
        self._engine = engine
        self._keys = keys

    def email_index(self, email: str) -> str:
        """The blind index of an address; the same as for accounts and for applications verified by mail."""
        return self._keys.contact_index("email", email.lower())

    def find_or_create(self, email: str, locale: Locale) -> UUID:
        """The guest with this address, whether or not it has been confirmed."""
        index = self.email_index(email)
        while True:
            with self._engine.connect() as connection:
                found = connection.execute(select(_ROW.id).where(_ROW.email_index == index)).scalar_one_or_none()
            found = found or self._create(email, index, locale)
            if found:
                return found

    def find(self, subscriber_id: UUID) -> Subscriber | None:
        """The guest; None once they are forgotten."""
        return self._find(_ROW.id == subscriber_id)

    def is_known(self, subscriber_id: UUID) -> bool:
        """Whether there is this guest, and the address was shown to be theirs."""
        query = select(_ROW.id).where(_ROW.id == subscriber_id, _ROW.confirmed_at.is_not(None))
        with self._engine.connect() as connection:
            return connection.execute(query).scalar_one_or_none() is not None

    def find_by_index(self, email_index: str) -> Subscriber | None:
        """The guest with this address."""
        return self._find(_ROW.email_index == email_index)

    @staticmethod
    def mark_confirmed(connection: Connection, subscriber_id: UUID) -> None:
        """Marks the subscriber in the transaction that confirms a search."""
        waiting = (_ROW.id == subscriber_id) & _ROW.confirmed_at.is_(None)
        connection.execute(update(search_subscriber).where(waiting).values(confirmed_at=func.clock_timestamp()))

    def require(self, connection: Connection, subscriber_id: UUID) -> None:
        """Requires that the subscriber exists, in the transaction that saves a search, which has locked the owner.
        Raises PersonErased for a guest who has just been forgotten."""
        known = select(_ROW.id).where(_ROW.id == subscriber_id)
        if connection.execute(known).scalar_one_or_none() is None:
            raise PersonErased

    def remove(self, subscriber_id: UUID) -> bool:
        """Forgets a guest who has no search any more; False for one who has. Idempotent."""
        with self._engine.begin() as connection:
            lock_owner(connection, subscriber_id)
            unused = (_ROW.id == subscriber_id) & ~_IN_USE
            connection.execute(delete(search_subscriber).where(unused))
            is_gone = connection.execute(select(_ROW.id).where(_ROW.id == subscriber_id)).scalar_one_or_none() is None
        if is_gone:
            self._keys.destroy(subscriber_id)
        return is_gone

    def remove_unused(self) -> int:
        """Forgets, for the schedule, guests who have no search; returns how many."""
        is_left = _ROW.created_at < func.clock_timestamp() - _UNUSED_LASTS
        with self._engine.connect() as connection:
            unused = connection.execute(select(_ROW.id).where(~_IN_USE, is_left)).scalars().all()
        return sum(self.remove(each) for each in unused)

    def remove_erased(self) -> None:
        """Forgets, after a restore, subscribers whose keys are destroyed."""
        with self._engine.begin() as connection:
            connection.execute(delete(search_subscriber).where(_ROW.id.in_(erased_persons)))

    def _create(self, email: str, index: str, locale: Locale) -> UUID | None:
        """Creates the subscriber's row and key; None when another request has just created the row."""
        with self._keys.creating(new_id()) as own_key:
            subscriber_id = own_key.person_id
            row = {
                "id": subscriber_id,
                "email_index": index,
                "encrypted_email": self._encrypt(subscriber_id, email),
                "locale": locale,
            }
            with self._engine.begin() as connection:
                statement = insert(search_subscriber).values(row).on_conflict_do_nothing().returning(_ROW.id)
                if connection.execute(statement).scalar_one_or_none() is None:
                    return None
                own_key.store(connection)
        return subscriber_id

    def _find(self, condition: ColumnElement[bool]) -> Subscriber | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(search_subscriber).where(condition)).one_or_none()
        cipher = self._keys.cipher(row.id) if row else None
        if row is None or cipher is None:
            return None
        email = decrypt(cipher, _place(row.id), row.encrypted_email).decode()
        return Subscriber(row.id, email, row.email_index, row.locale, row.confirmed_at)

    def _encrypt(self, subscriber_id: UUID, email: str) -> str:
        cipher = self._keys.cipher(subscriber_id)
        if cipher is None:
            raise LookupError(subscriber_id)
        return encrypt(cipher, _place(subscriber_id), email.encode())


def _place(subscriber_id: UUID) -> str:
    return f"search_subscriber/{subscriber_id}/email"

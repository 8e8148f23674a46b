"""Gives each guest's application a key of its own, which it shared with whatever came by the same upload token.

Changes stored events. It runs at revision 0011, before the logs refuse changes.
"""

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from uuid import UUID

import structlog
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import Connection, Engine, text

from domain.documents.file_store import FileStore
from domain.kernel.persons.personal_data import PersonKeys
from migrations.key_split_documents import SplitDocuments
from migrations.key_split_events import reencrypt_stream

_BATCH = 500
_WAITING = text(
    "SELECT application_id FROM public.guest_application WHERE person_id <> application_id"
    " ORDER BY application_id LIMIT :batch"
)
_LOCK = text(
    "SELECT person_id, account_id, deleted_at FROM public.guest_application"
    " WHERE application_id = :application AND person_id <> application_id FOR UPDATE"
)
_KEY = text("SELECT wrapped_key IS NOT NULL AS lives, erased_at FROM events.person_key WHERE person_id = :person")
_STORE_ERASED = text(
    "INSERT INTO events.person_key (person_id, erased_at) VALUES (:person, coalesce(:at, clock_timestamp()))"
)
_DONE = text("UPDATE public.guest_application SET person_id = application_id WHERE application_id = :application")
_IS_SHARED_STILL = text("SELECT EXISTS (SELECT FROM public.guest_application WHERE person_id = :person)")
_DESTROY = text(
    "UPDATE events.person_key SET wrapped_key = NULL, erased_at = clock_timestamp()"
    " WHERE person_id = :person AND erased_at IS NULL"
)

log = structlog.get_logger()


class KeySplit:
    """One transaction for each application, which leaves its mark: whoever is killed goes on where they were.

    The id of the new key is that of the application. When a backup from before the split is restored, with keys from
    after it, the same applications get the same keys again, and those that were erased stay unreadable.
    """

    def __init__(self, engine: Engine, wrapping_key: bytes, files: FileStore) -> None:
        self._engine = engine
        self._keys = PersonKeys(engine, wrapping_key)
        self._files = files

    def run(self) -> int:
        """Splits all shared keys; returns how many applications got a key."""
        count = 0
        with self._engine.connect() as connection:
            documents = SplitDocuments(connection, self._keys, self._files)
            while application_ids := self._waiting(connection):
                for application_id in application_ids:
                    self._split(connection, documents, application_id)
                count += len(application_ids)
                log.info("keys_split", applications=count)
        return count

    @staticmethod
    def _waiting(connection: Connection) -> Sequence[UUID]:
        with connection.begin():
            return connection.execute(_WAITING, {"batch": _BATCH}).scalars().all()

    def _split(self, connection: Connection, documents: SplitDocuments, application_id: UUID) -> None:
        with ExitStack() as keys, connection.begin():
            row = connection.execute(_LOCK, {"application": application_id}).one_or_none()
            if row is None:
                return
            own = self._own_key(connection, keys, application_id, row.person_id)
            owner = row.account_id or application_id
            renamed: Mapping[UUID, UUID] = {}
            if row.deleted_at is None:
                renamed = documents.give(application_id, owner, own if owner == application_id else None)
            old = self._keys.cipher(row.person_id)
            reencrypt_stream(connection, application_id, (row.person_id, old), own, renamed)
            connection.execute(_DONE, {"application": application_id})
            self._finish(connection, documents, row.person_id)
        documents.remove_replaced()

    def _own_key(self, connection: Connection, keys: ExitStack, application_id: UUID, shared: UUID) -> AESGCM | None:
        """The application's cipher; None when the person was erased, before the split or after it."""
        if connection.execute(_KEY, {"person": application_id}).one_or_none():
            return self._keys.cipher(application_id)
        before = connection.execute(_KEY, {"person": shared}).one_or_none()
        if before is None or not before.lives:
            at = before.erased_at if before else None
            connection.execute(_STORE_ERASED, {"person": application_id, "at": at})
            return None
        keys.enter_context(self._keys.creating(application_id)).store(connection)
        return self._keys.cipher(application_id)

    @staticmethod
    def _finish(connection: Connection, documents: SplitDocuments, person_id: UUID) -> None:
        """Destroys, after the last application of a shared key, what is left of it, but for uploads of the last day,
        which no application names yet."""
        shared = {"person": person_id}
        if connection.execute(_IS_SHARED_STILL, shared).scalar_one():
            return
        if not documents.remove_left_over(person_id):
            connection.execute(_DESTROY, shared)

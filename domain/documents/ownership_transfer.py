"""Transfers files to an account: re-encrypts them under its key."""

from collections.abc import Sequence
from uuid import UUID

from sqlalchemy import ColumnElement, Connection, Engine, RowMapping, select, update

from domain.documents.file_store import FileStore
from domain.documents.tables import document
from domain.kernel.database.connection_errors import is_connection_lost
from domain.kernel.errors import PersonErased
from domain.kernel.persons.personal_data import PersonKeys, decrypt, encrypt


class OwnershipTransfer:
    """Used when a guest signs in: what they uploaded or applied with before becomes the account's."""

    def __init__(self, engine: Engine, keys: PersonKeys, files: FileStore) -> None:
        self._engine = engine
        self._keys = keys
        self._files = files

    def transfer(self, from_person: UUID, to_account: UUID, document_ids: Sequence[UUID]) -> None:
        """Transfers those of the documents that belong to from_person. Idempotent."""
        self._transfer(document.c.id.in_(document_ids) & (document.c.person_id == from_person), to_account)

    def adopt(self, application_id: UUID, account_id: UUID) -> None:
        """Transfers all documents of a guest's application to the account. Idempotent."""
        self._transfer(document.c.person_id == application_id, account_id)

    def _transfer(self, mine: ColumnElement[bool], to_account: UUID) -> None:
        written: list[str] = []
        try:
            with self._engine.begin() as connection:
                rows = connection.execute(select(document).where(mine).with_for_update()).mappings().all()
                written.extend(self._rewrite(connection, row, to_account) for row in rows)
        except Exception as error:
            # After a lost connection rows may name either set of files: reconciliation removes the other.
            if not is_connection_lost(error):
                self._remove(written)
            raise
        self._remove([row["file_name"] for row in rows])

    def _rewrite(self, connection: Connection, row: RowMapping, to_account: UUID) -> str:
        old, new = self._keys.cipher(row["person_id"]), self._keys.cipher(to_account)
        identity: UUID = row["id"]
        content = self._files.read(old, identity.bytes, row["file_name"]) if old else None
        if old is None or new is None or content is None:
            raise PersonErased
        place = f"document/{identity}/name"
        file_name = self._files.write(new, identity.bytes, content)
        values = {
            "of_guest": False,
            "person_id": to_account,
            "file_name": file_name,
            "encrypted_name": encrypt(new, place, decrypt(old, place, row["encrypted_name"])),
        }
        connection.execute(update(document).where(document.c.id == identity).values(values))
        return file_name

    def _remove(self, names: Sequence[str]) -> None:
        for name in names:
            self._files.remove(name)

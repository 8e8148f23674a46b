"""Copies uploaded files for an application: each application has files of its own, under its own key."""

from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import Connection, Engine, RowMapping, func, insert, select

from domain.documents.errors import DocumentNotFound
from domain.documents.file_store import FileStore
from domain.documents.tables import document
from domain.kernel.database.connection_errors import is_connection_lost
from domain.kernel.errors import PersonErased, Unavailable
from domain.kernel.persons.personal_data import PersonKeys, decrypt, encrypt
from domain.kernel.values.ids import new_id


@dataclass(frozen=True, slots=True)
class AttachedCopies:
    """`ids` names the copy of each document; `rows` are those that are not stored yet."""

    ids: Mapping[UUID, UUID]
    rows: Sequence[Mapping[str, Any]]

    def insert(self, connection: Connection) -> None:
        """Stores the rows, as kept by the application whose transaction this is."""
        for row in self.rows:
            connection.execute(insert(document).values(**row, kept_at=func.clock_timestamp()))


class CopyForApplication:
    """The upload itself stays: whoever goes back to correct their address attaches it again."""

    def __init__(self, engine: Engine, keys: PersonKeys, files: FileStore) -> None:
        self._engine = engine
        self._keys = keys
        self._files = files

    @contextmanager
    def of(self, document_ids: Sequence[UUID], from_person: UUID, to_person: UUID) -> Generator[AttachedCopies]:
        """Writes the copies, and removes those whose rows were not committed within the block. A document that was
        copied for this person before keeps that copy. Raises DocumentNotFound, PersonErased."""
        rows: list[dict[str, Any]] = []
        try:
            ids = self._existing(document_ids, to_person)
            for original in self._uploads([each for each in document_ids if each not in ids], from_person):
                rows.append(self._copy(original, to_person))
                ids[original["id"]] = rows[-1]["id"]
            yield AttachedCopies(ids, rows)
        except Exception as error:
            # After a lost connection the rows may have been committed: reconciliation removes the files if not.
            if not isinstance(error, Unavailable) and not is_connection_lost(error):
                self._remove_unstored(rows)
            raise
        self._remove_unstored(rows)

    def _existing(self, document_ids: Sequence[UUID], person_id: UUID) -> dict[UUID, UUID]:
        row = document.c
        query = select(row.copy_of, row.id).where(row.person_id == person_id, row.copy_of.in_(document_ids))
        with self._engine.connect() as connection:
            return {each.copy_of: each.id for each in connection.execute(query)}

    def _uploads(self, document_ids: Sequence[UUID], person_id: UUID) -> Sequence[RowMapping]:
        mine = document.c.id.in_(document_ids) & (document.c.person_id == person_id)
        with self._engine.connect() as connection:
            return connection.execute(select(document).where(mine)).mappings().all()

    def _copy(self, original: RowMapping, to_person: UUID) -> dict[str, Any]:
        old, new, copy_id = self._cipher(original["person_id"]), self._cipher(to_person), new_id()
        content = self._files.read(old, original["id"].bytes, original["file_name"])
        if content is None:
            raise DocumentNotFound
        name = decrypt(old, f"document/{original['id']}/name", original["encrypted_name"])
        same = {column: original[column] for column in ("of_guest", "source", "media_type", "size", "sha256")}
        return {
            **same,
            "id": copy_id,
            "person_id": to_person,
            "copy_of": original["id"],
            "encrypted_name": encrypt(new, f"document/{copy_id}/name", name),
            "file_name": self._files.write(new, copy_id.bytes, content),
        }

    def _cipher(self, person_id: UUID) -> AESGCM:
        cipher = self._keys.cipher(person_id)
        if cipher is None:
            raise PersonErased
        return cipher

    def _remove_unstored(self, rows: Sequence[Mapping[str, Any]]) -> None:
        if not rows:
            return
        query = select(document.c.id).where(document.c.id.in_([row["id"] for row in rows]))
        with self._engine.connect() as connection:
            stored = set(connection.execute(query).scalars())
        for row in rows:
            if row["id"] not in stored:
                self._files.remove(row["file_name"])

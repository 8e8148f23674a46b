"""Use cases of documents: store, read, keep and remove a file."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from hashlib import sha256
from typing import Any, cast
from uuid import UUID

import structlog
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import ColumnElement, Connection, Engine, RowMapping, delete, exists, func, insert, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from domain.documents.attached_copies import AttachedCopies, CopyForApplication
from domain.documents.document import PICTURE, Document, Source, Upload
from domain.documents.errors import (
    DocumentNotFound,
    FileEmpty,
    FileInfected,
    FileTooBig,
    TooManyFiles,
    TooManyPictures,
)
from domain.documents.file_names import clean_name
from domain.documents.file_store import FileStore
from domain.documents.formats import Format
from domain.documents.limited_reading import detect_limited, reencode_limited
from domain.documents.ownership_transfer import OwnershipTransfer
from domain.documents.ports import Scanner
from domain.documents.tables import document
from domain.kernel.database.advisory_lock import lock_until_commit
from domain.kernel.database.clock import database_clock
from domain.kernel.database.connection_errors import is_connection_lost
from domain.kernel.errors import PersonErased, Unavailable
from domain.kernel.log.idempotency import IdempotencyKey, IdempotencyKeys
from domain.kernel.persons.personal_data import PersonKeys, decrypt, encrypt, erased_persons
from domain.kernel.values.cv_version import CvVersion
from domain.kernel.values.ids import new_id

MAX_FILE_BYTES = 10 * 1024 * 1024
MAX_FILES_OF_ACCOUNT = 20
MAX_FILES_OF_GUEST = 5
MAX_PICTURES_OF_ACCOUNT = 20
_ATTEMPTS = 3

log = structlog.get_logger()

_IS_DOCUMENT = document.c.source != PICTURE
_IS_OWNERS = document.c.owner_deleted_at.is_(None)
"""Condition that its owner has not deleted it, and so has it still."""
_IS_COUNTED = _IS_DOCUMENT & document.c.cv_id.is_(None)
"""Against the limit of documents: what people uploaded, not what is typeset again at any time."""


class _StoredConcurrently(Exception):
    """A concurrent request stored the same upload under the same key."""


class Documents:
    """The files of all persons. The caller has checked the permission."""

    def __init__(self, engine: Engine, keys: PersonKeys, files: FileStore, scanner: Scanner | None = None) -> None:
        self._engine = engine
        self._idempotency = IdempotencyKeys(engine)
        self._keys = keys
        self._files = files
        self._scanner = scanner
        self._clock = database_clock(engine)
        self._ownership_transfer = OwnershipTransfer(engine, keys, files)
        self._attached_copies = CopyForApplication(engine, keys, files)

    def store(self, upload: Upload, key: IdempotencyKey | None = None) -> Document:
        """Stores a file. Refuses one that is too big, empty, of another format, damaged, infected or over the limit."""
        if key and (stored := self._idempotency.find_answer(key)):
            return self._stored_before(stored)
        found, content = self._checked(upload.content)
        return self.store_checked(replace(upload, content=content), found, key)

    def store_checked(self, upload: Upload, found: Format, key: IdempotencyKey | None = None) -> Document:
        """Stores content of a known format, of which nothing else has to be checked."""
        content = upload.content
        person_id = upload.person_id or self._keys.create()
        cipher = self._cipher(person_id)
        now = self._clock()
        uploaded = Document(
            id=new_id(),
            person_id=person_id,
            source=upload.source,
            name=clean_name(upload.name, found),
            media_type=found.media_type,
            size=len(content),
            uploaded_at=now,
            is_saved=upload.is_saved,
            cv_version=upload.cv_version,
        )
        file_name = self._files.write(cipher, uploaded.id.bytes, content)
        row = {
            "id": uploaded.id,
            "person_id": person_id,
            "of_guest": upload.of_guest,
            "source": uploaded.source,
            "encrypted_name": encrypt(cipher, f"document/{uploaded.id}/name", (uploaded.name or "").encode()),
            "media_type": uploaded.media_type,
            "size": uploaded.size,
            "sha256": sha256(content).digest(),
            "file_name": file_name,
            "uploaded_at": now,
            "saved_at": now if upload.is_saved else None,
            "cv_id": upload.cv_version.cv_id if upload.cv_version else None,
            "cv_version": upload.cv_version.version if upload.cv_version else None,
            "cv_template": upload.cv_template,
        }
        try:
            self._insert(row, uploaded, key)
        except _StoredConcurrently:
            self._files.remove(file_name)
            return self.store(upload, key)
        except Unavailable:
            # The row may have been committed. Reconciliation removes the file if it was not.
            raise
        except Exception:
            self._files.remove(file_name)
            raise
        return uploaded

    def find(self, document_id: UUID) -> Document | None:
        """Metadata of a file."""
        found = self.find_all([document_id])
        return found.get(document_id)

    def find_all(self, document_ids: Sequence[UUID]) -> dict[UUID, Document]:
        """Metadata of several files; missing ones are left out."""
        with self._engine.connect() as connection:
            rows = connection.execute(select(document).where(document.c.id.in_(document_ids))).mappings().all()
        return {row["id"]: self._document(row) for row in rows}

    def list_of(self, person_id: UUID) -> list[Document]:
        """The files that a person has, pictures too, newest first."""
        return self._list((document.c.person_id == person_id) & _IS_OWNERS)

    def list_all(self, person_id: UUID) -> list[Document]:
        """Lists the files, with those that the person deleted and an application still names."""
        return self._list(document.c.person_id == person_id)

    def read(self, document_id: UUID) -> tuple[Document, bytes]:
        """A file with its content. Raises DocumentNotFound, also when it can no longer be decrypted."""
        with self._engine.connect() as connection:
            row = connection.execute(select(document).where(document.c.id == document_id)).mappings().one_or_none()
        if row is None:
            raise DocumentNotFound
        cipher = self._keys.cipher(row["person_id"])
        content = self._files.read(cipher, document_id.bytes, row["file_name"]) if cipher else None
        if content is None or sha256(content).digest() != bytes(row["sha256"]):
            raise DocumentNotFound
        return self._document(row), content

    def remove(self, person_id: UUID, document_id: UUID) -> None:
        """Removes a person's file. One that an application names stays for that application alone: it is no longer
        listed, counted or attached. Raises DocumentNotFound."""
        with self._engine.begin() as connection:
            mine = (document.c.id == document_id) & (document.c.person_id == person_id) & _IS_OWNERS
            row = connection.execute(select(document).where(mine).with_for_update()).mappings().one_or_none()
            if row is None:
                raise DocumentNotFound
            if row["kept_at"] is not None:
                gone = {"owner_deleted_at": func.clock_timestamp(), "saved_at": None}
                connection.execute(update(document).where(mine).values(gone))
                return
            connection.execute(delete(document).where(mine))
        self._files.remove(row["file_name"])

    def save(self, person_id: UUID, document_id: UUID) -> None:
        """The owner keeps the file: it stays until they delete it. Idempotent. Raises DocumentNotFound."""
        mine = (document.c.id == document_id) & (document.c.person_id == person_id) & _IS_DOCUMENT & _IS_OWNERS
        saved = func.coalesce(document.c.saved_at, func.clock_timestamp())
        with self._engine.begin() as connection:
            if not connection.execute(update(document).where(mine).values(saved_at=saved)).rowcount:
                raise DocumentNotFound

    def require(self, person_id: UUID, document_ids: Sequence[UUID]) -> None:
        """Raises DocumentNotFound unless every file exists, belongs to the person and may be attached."""
        mine = (document.c.person_id == person_id) & document.c.id.in_(document_ids) & _IS_DOCUMENT & _IS_OWNERS
        query = select(func.count()).where(mine)
        with self._engine.connect() as connection:
            if connection.execute(query).scalar_one() != len(set(document_ids)):
                raise DocumentNotFound

    def find_cv_version(self, document_id: UUID) -> CvVersion | None:
        """The version of a CV that the file was typeset from; None for any other file."""
        found = self.find(document_id)
        return found.cv_version if found else None

    @staticmethod
    def keep(connection: Connection, document_ids: Sequence[UUID]) -> None:
        """Marks the files as used by an application, in the caller's transaction, so that they are no orphans."""
        wanted = list(set(document_ids))
        statement = update(document).where(document.c.id.in_(wanted))
        kept = connection.execute(statement.values(kept_at=func.coalesce(document.c.kept_at, func.clock_timestamp())))
        if kept.rowcount != len(wanted):
            raise DocumentNotFound

    def release(self, person_id: UUID, document_ids: Sequence[UUID], named_by_others: Callable[[], set[UUID]]) -> None:
        """Marks those of a person's files that no other application names as unused, so that they are removed in time;
        those that the person deleted are removed now.

        An application that begins to name one waits for this, or this for it: both lock the file's row.
        """
        mine = (document.c.person_id == person_id) & document.c.id.in_(document_ids)
        with self._engine.begin() as connection:
            found = set(connection.execute(select(document.c.id).where(mine).with_for_update()).scalars())
            unused = found - named_by_others() if found else found
            connection.execute(update(document).where(document.c.id.in_(unused)).values(kept_at=None))
        self._remove_rows(document.c.id.in_(unused) & document.c.kept_at.is_(None) & ~_IS_OWNERS)

    def transfer(self, from_person: UUID, to_account: UUID, document_ids: Sequence[UUID]) -> None:
        """Transfers those of the documents that belong to from_person."""
        self._ownership_transfer.transfer(from_person, to_account, document_ids)

    def adopt(self, application_id: UUID, account_id: UUID) -> None:
        """Transfers all files of a guest's application to their account."""
        self._ownership_transfer.adopt(application_id, account_id)

    def copies(
        self, document_ids: Sequence[UUID], from_person: UUID, to_person: UUID
    ) -> AbstractContextManager[AttachedCopies]:
        """Copies of those of the documents that belong to from_person, for an application."""
        return self._attached_copies.of(document_ids, from_person, to_person)

    def discard(self, person_id: UUID, document_ids: Sequence[UUID]) -> None:
        """Deletes files of a person that nothing refers to any more."""
        self._remove_rows((document.c.person_id == person_id) & document.c.id.in_(document_ids))

    def remove_all(self, person_id: UUID) -> None:
        """Deletes every file of a person, and the uploads that they were copied from. Idempotent."""
        mine = document.c.person_id == person_id
        uploads = document.c.id.in_(select(document.c.copy_of).where(mine)) & document.c.kept_at.is_(None)
        self._remove_rows(mine | uploads)

    def remove_unreadable(self) -> None:
        """Deletes the files of persons whose keys are destroyed: a backup may have restored them."""
        self._remove_rows(document.c.person_id.in_(erased_persons))

    def require_clean(self, content: bytes) -> None:
        """Raises FileInfected when the scanner, if any, finds malware; Unavailable when it does not respond."""
        if self._scanner and (threat := self._scanner.find_threat(content)):
            log.warning("file_infected", threat=threat)
            raise FileInfected

    def _checked(self, content: bytes) -> tuple[Format, bytes]:
        if len(content) > MAX_FILE_BYTES:
            raise FileTooBig(mostBytes=MAX_FILE_BYTES)
        if not content:
            raise FileEmpty
        found = detect_limited(content)
        self.require_clean(content)
        return found, reencode_limited(content, found) if found.is_image else content

    @staticmethod
    def _store_key(connection: Connection, key: IdempotencyKey | None, uploaded: Document) -> None:
        if key and not IdempotencyKeys.store(connection, key, {"documentId": str(uploaded.id)}):
            raise _StoredConcurrently

    def _stored_before(self, stored: dict[str, Any]) -> Document:
        known = self.find(UUID(stored["documentId"]))
        if known is None:
            raise DocumentNotFound
        return known

    def _list(self, which: ColumnElement[bool]) -> list[Document]:
        query = select(document).where(which).order_by(document.c.uploaded_at.desc())
        with self._engine.connect() as connection:
            return [self._document(row) for row in connection.execute(query).mappings()]

    def _remove_rows(self, which: ColumnElement[bool]) -> None:
        with self._engine.begin() as connection:
            names = connection.execute(delete(document).where(which).returning(document.c.file_name)).scalars().all()
        for name in names:
            self._files.remove(name)

    def _insert(self, row: dict[str, Any], uploaded: Document, key: IdempotencyKey | None) -> None:
        """Inserts the row, and the answer under its key. Raises Unavailable when the commit may have happened."""
        lost: Exception | None = None
        for _ in range(_ATTEMPTS):
            try:
                with self._engine.begin() as connection:
                    # Waits for a transaction whose connection broke, should the server not have ended it yet.
                    self._lock_files_of(connection, uploaded.person_id)
                    if lost and self._is_stored(connection, uploaded.id):
                        return
                    if not uploaded.cv_version:
                        self._require_room(connection, uploaded, of_guest=row["of_guest"])
                    connection.execute(insert(document).values(row))
                    self._store_key(connection, key, uploaded)
            except (DBAPIError, PoolTimeout) as error:
                if not lost and not is_connection_lost(error):
                    raise
                lost = error
            else:
                return
        raise Unavailable from lost

    @staticmethod
    def _lock_files_of(connection: Connection, person_id: UUID) -> None:
        lock_until_commit(connection, f"documents:{person_id}")

    @staticmethod
    def _is_stored(connection: Connection, document_id: UUID) -> bool:
        return connection.execute(select(exists().where(document.c.id == document_id))).scalar_one()

    @staticmethod
    def _require_room(connection: Connection, uploaded: Document, *, of_guest: bool) -> None:
        """Documents and pictures are counted apart."""
        is_picture = uploaded.source == PICTURE
        most = MAX_FILES_OF_GUEST if of_guest else MAX_PICTURES_OF_ACCOUNT if is_picture else MAX_FILES_OF_ACCOUNT
        counted = ~_IS_DOCUMENT if is_picture else _IS_COUNTED & _IS_OWNERS
        query = select(func.count()).where(document.c.person_id == uploaded.person_id, counted)
        if connection.execute(query).scalar_one() >= most:
            raise TooManyPictures(most) if is_picture else TooManyFiles(most)

    def _cipher(self, person_id: UUID) -> AESGCM:
        cipher = self._keys.cipher(person_id)
        if cipher is None:
            raise PersonErased
        return cipher

    def _document(self, row: RowMapping) -> Document:
        cipher = self._keys.cipher(row["person_id"])
        place = f"document/{row['id']}/name"
        return Document(
            id=row["id"],
            person_id=row["person_id"],
            source=cast("Source", row["source"]),
            name=decrypt(cipher, place, row["encrypted_name"]).decode() if cipher else None,
            media_type=row["media_type"],
            size=row["size"],
            uploaded_at=row["uploaded_at"],
            is_in_use=row["kept_at"] is not None,
            is_saved=row["saved_at"] is not None,
            cv_version=CvVersion(cv_id=row["cv_id"], version=row["cv_version"]) if row["cv_id"] else None,
        )

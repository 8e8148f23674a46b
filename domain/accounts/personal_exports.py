"""Data exports: requested by the person, made by a task, available for three days."""

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import chain
from pathlib import Path
from typing import Annotated
from uuid import UUID

from sqlalchemy import ColumnElement, Connection, Engine, delete, func, insert, select, update

from domain.accounts.account import Account
from domain.accounts.encrypted_archive import EncryptingFile, decrypt_archive
from domain.accounts.errors import ExportNotFound
from domain.accounts.reauthentication import Reauthentication
from domain.accounts.sessions import Session
from domain.accounts.tables import personal_export
from domain.accounts.tasks import MAKE_EXPORT
from domain.kernel.errors import PersonErased
from domain.kernel.persons.personal_data import PersonKeys
from domain.kernel.process.settings import Setting
from domain.kernel.tasks import request_task
from domain.kernel.values.ids import new_id

RETENTION = timedelta(days=3)
_NOW = func.clock_timestamp()


@dataclass(frozen=True, slots=True)
class Export:
    """An archive of an account, or of the guest with a contact; `ready_at` and `size`, in bytes, are set once it has
    been made."""

    id: UUID
    account_id: UUID | None
    contact_index: str | None
    requested_at: datetime
    ready_at: datetime | None
    size: int | None

    @property
    def person_id(self) -> UUID:
        """The person whose key encrypts the export: the account, or the export itself for a guest."""
        return self.account_id or self.id

    @property
    def kept_until(self) -> datetime:
        return self.requested_at + RETENTION


class PersonalExports:
    """Archives are stored by id, encrypted under the account's key, or that of a guest's archive."""

    def __init__(
        self,
        engine: Engine,
        keys: PersonKeys,
        reauthentication: Reauthentication,
        directory: Annotated[Path, Setting("files_dir")],
    ) -> None:
        self._engine = engine
        self._keys = keys
        self._reauthentication = reauthentication
        self._directory = directory

    def request(self, person: Account, session: Session, password: str, correlation_id: UUID) -> Export:
        """Requests an archive; one that is being made already is returned instead. Raises what
        `Reauthentication.require` raises."""
        self._reauthentication.require(person, session, password)
        with self._engine.begin() as connection:
            export_id = self._find_unmade(connection, personal_export.c.account_id == person.id)
            if export_id is None:
                export_id = new_id()
                connection.execute(insert(personal_export).values(id=export_id, account_id=person.id))
                request_task(connection, MAKE_EXPORT, export_id, correlation_id)
        return self.require(person.id, export_id)

    def request_for_contact(self, contact_index: str, correlation_id: UUID) -> Export:
        """Requests an export for a guest who has shown that the contact is theirs, or returns the one that is being
        made."""
        export_id = new_id()
        with self._keys.creating(export_id) as own_key, self._engine.begin() as connection:
            being_made = self._find_unmade(connection, personal_export.c.contact_index == contact_index)
            if being_made is None:
                own_key.store(connection)
                connection.execute(insert(personal_export).values(id=export_id, contact_index=contact_index))
                request_task(connection, MAKE_EXPORT, export_id, correlation_id)
        return self._require(personal_export.c.contact_index == contact_index, being_made or export_id)

    def list_of(self, account_id: UUID) -> list[Export]:
        """The account's archives, newest request first."""
        return self._find(personal_export.c.account_id == account_id)

    def list_of_contact(self, contact_index: str) -> list[Export]:
        """Lists the exports of a guest's contact."""
        return self._find(personal_export.c.contact_index == contact_index)

    def find(self, export_id: UUID) -> Export | None:
        """An archive, for the task that makes it."""
        return next(iter(self._find(personal_export.c.id == export_id)), None)

    def require(self, account_id: UUID, export_id: UUID) -> Export:
        """One of the account's archives. Raises ExportNotFound."""
        return self._require(personal_export.c.account_id == account_id, export_id)

    @contextmanager
    def create_archive(self, export: Export) -> Generator[EncryptingFile]:
        """A file to write the archive to; it becomes ready if no exception is raised. Repeating it replaces the
        archive."""
        cipher = self._keys.cipher(export.person_id)
        if cipher is None:
            raise PersonErased
        path = self._path(export.id)
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        unfinished = path.with_suffix(".unfinished")
        try:
            with unfinished.open("wb") as target, EncryptingFile(target, cipher, str(export.id)) as file:
                yield file
            unfinished.rename(path)
        finally:
            unfinished.unlink(missing_ok=True)
        with self._engine.begin() as connection:
            made = update(personal_export).where(personal_export.c.id == export.id)
            connection.execute(made.values(ready_at=_NOW, size=file.size))

    def read(self, account_id: UUID, export_id: UUID) -> tuple[Export, Iterator[bytes]]:
        """One of the account's archives with its content. Raises ExportNotFound, also when it is not ready, and
        CorruptArchive."""
        return self._read(self.require(account_id, export_id))

    def read_of_contact(self, contact_index: str, export_id: UUID) -> tuple[Export, Iterator[bytes]]:
        """Opens a guest's export for reading. Raises the error of a missing export."""
        return self._read(self._require(personal_export.c.contact_index == contact_index, export_id))

    def remove_all(self, account_id: UUID) -> None:
        """Deletes every archive of a person. Idempotent."""
        self._remove(personal_export.c.account_id == account_id)

    def remove_all_of_contact(self, contact_index: str) -> None:
        """Deletes every archive of a guest. Idempotent."""
        self._remove(personal_export.c.contact_index == contact_index)

    def delete_expired(self) -> int:
        """Deletes, for the schedule, archives after three days; returns how many."""
        return self._remove(personal_export.c.requested_at < _NOW - RETENTION)

    def _find(self, which: ColumnElement[bool]) -> list[Export]:
        row = personal_export.c
        columns = (row.id, row.account_id, row.contact_index, row.requested_at, row.ready_at, row.size)
        query = select(*columns).where(which)
        with self._engine.connect() as connection:
            return [Export(*each) for each in connection.execute(query.order_by(row.requested_at.desc()))]

    def _require(self, whose: ColumnElement[bool], export_id: UUID) -> Export:
        found = next(iter(self._find(whose & (personal_export.c.id == export_id))), None)
        if found is None:
            raise ExportNotFound
        return found

    @staticmethod
    def _find_unmade(connection: Connection, whose: ColumnElement[bool]) -> UUID | None:
        row = personal_export.c
        unmade = whose & row.ready_at.is_(None) & (row.requested_at > _NOW - timedelta(days=1))
        return connection.execute(select(row.id).where(unmade).limit(1)).scalar_one_or_none()

    def _read(self, export: Export) -> tuple[Export, Iterator[bytes]]:
        cipher, path = self._keys.cipher(export.person_id), self._path(export.id)
        if export.ready_at is None or cipher is None or not path.is_file():
            raise ExportNotFound
        chunks = decrypt_archive(path, cipher, str(export.id))
        first = next(chunks)  # so that a damaged archive is refused before the response starts
        return export, chain([first], chunks)

    def _remove(self, which: ColumnElement[bool]) -> int:
        row = personal_export.c
        with self._engine.begin() as connection:
            gone = connection.execute(delete(personal_export).where(which).returning(row.id, row.account_id)).all()
        for each in gone:
            self._path(each.id).unlink(missing_ok=True)
            if each.account_id is None:
                self._keys.destroy(each.id)
        return len(gone)

    def _path(self, export_id: UUID) -> Path:
        return self._directory / "exports" / export_id.hex

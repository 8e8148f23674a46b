"""Data exports: requested by the person, made by a task, available for three days."""

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import chain
from pathlib import Path
from uuid import UUID

from sqlalchemy import ColumnElement, Engine, delete, func, insert, select, update

from domain.accounts.account import Account
from domain.accounts.encrypted_archive import EncryptingFile, decrypt_archive
from domain.accounts.errors import ExportNotFound
from domain.accounts.reauthentication import Reauthentication
from domain.accounts.sessions import Session
from domain.accounts.tables import personal_export
from domain.accounts.tasks import MAKE_EXPORT
from domain.kernel.errors import PersonErased
from domain.kernel.ids import new_id
from domain.kernel.personal_data import PersonKeys
from domain.kernel.tasks import request_task

RETENTION = timedelta(days=3)
_NOW = func.clock_timestamp()


@dataclass(frozen=True, slots=True)
class Export:
    """An archive; `ready_at` and `size`, in bytes, are set once it has been made."""

    id: UUID
    account_id: UUID
    requested_at: datetime
    ready_at: datetime | None
    size: int | None

    @property
    def kept_until(self) -> datetime:
        return self.requested_at + RETENTION


class PersonalExports:
    """Archives are stored by id, encrypted under the person's key."""

    def __init__(self, engine: Engine, keys: PersonKeys, reauthentication: Reauthentication, directory: Path) -> None:
        self._engine = engine
        self._keys = keys
        self._reauthentication = reauthentication
        self._directory = directory

    def request(self, person: Account, session: Session, password: str, correlation_id: UUID) -> Export:
        """Requests an archive; one that is being made already is returned instead. Raises what
        `Reauthentication.require` raises."""
        self._reauthentication.require(person, session, password)
        row = personal_export.c
        unmade = (row.account_id == person.id) & row.ready_at.is_(None) & (row.requested_at > _NOW - timedelta(days=1))
        with self._engine.begin() as connection:
            export_id = connection.execute(select(row.id).where(unmade).limit(1)).scalar_one_or_none()
            if export_id is None:
                export_id = new_id()
                connection.execute(insert(personal_export).values(id=export_id, account_id=person.id))
                request_task(connection, MAKE_EXPORT, export_id, correlation_id)
        return self.require(person.id, export_id)

    def list_of(self, account_id: UUID) -> list[Export]:
        """The person's archives, newest request first."""
        return self._find(personal_export.c.account_id == account_id)

    def find(self, export_id: UUID) -> Export | None:
        """An archive, for the task that makes it."""
        return next(iter(self._find(personal_export.c.id == export_id)), None)

    def require(self, account_id: UUID, export_id: UUID) -> Export:
        """One of the person's archives. Raises ExportNotFound."""
        found = self.find(export_id)
        if found is None or found.account_id != account_id:
            raise ExportNotFound
        return found

    @contextmanager
    def create_archive(self, export: Export) -> Generator[EncryptingFile]:
        """A file to write the archive to; it becomes ready if no exception is raised. Repeating it replaces the
        archive."""
        cipher = self._keys.cipher(export.account_id)
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
        """One of the person's archives with its content. Raises ExportNotFound, also when it is not ready, and
        CorruptArchive."""
        found = self.require(account_id, export_id)
        cipher, path = self._keys.cipher(account_id), self._path(export_id)
        if found.ready_at is None or cipher is None or not path.is_file():
            raise ExportNotFound
        chunks = decrypt_archive(path, cipher, str(export_id))
        first = next(chunks)  # so that a damaged archive is refused before the response starts
        return found, chain([first], chunks)

    def remove_all(self, account_id: UUID) -> None:
        """Deletes every archive of a person. Idempotent."""
        self._remove(personal_export.c.account_id == account_id)

    def delete_expired(self) -> int:
        """For the schedule: deletes archives after three days; returns how many."""
        return self._remove(personal_export.c.requested_at < _NOW - RETENTION)

    def _find(self, which: ColumnElement[bool]) -> list[Export]:
        row = personal_export.c
        query = select(row.id, row.account_id, row.requested_at, row.ready_at, row.size).where(which)
        with self._engine.connect() as connection:
            return [Export(*each) for each in connection.execute(query.order_by(row.requested_at.desc()))]

    def _remove(self, which: ColumnElement[bool]) -> int:
        with self._engine.begin() as connection:
            gone = list(
                connection.execute(delete(personal_export).where(which).returning(personal_export.c.id)).scalars()
            )
        for export_id in gone:
            self._path(export_id).unlink(missing_ok=True)
        return len(gone)

    def _path(self, export_id: UUID) -> Path:
        return self._directory / "exports" / export_id.hex

"""Deletes files that no application refers to and that their owner did not save."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import ColumnElement, Engine, Select, delete, exists, select

from domain.documents.file_store import FileStore
from domain.documents.tables import document
from domain.kernel.database.clock import Clock
from domain.kernel.persons.personal_data import PersonKeys
from domain.kernel.persons.retention_periods import RetentionPeriods

_BATCH = 500


class OrphanRemoval:
    """Run by the schedule. Unused files of guests are kept as long as unverified applications, those of accounts as
    drafts."""

    def __init__(
        self,
        engine: Engine,
        keys: PersonKeys,
        files: FileStore,
        clock: Clock,
        periods: RetentionPeriods,
    ) -> None:
        self._engine = engine
        self._keys = keys
        self._files = files
        self._clock = clock
        self._periods = {True: periods.unverified, False: periods.draft}

    def remove_orphans(self) -> int:
        """Deletes files that have been there unused for too long; returns how many.

        The key of a guest without files is destroyed, since they have no application either.
        """
        return sum(self.remove(of_guest=of_guest) for of_guest in self._periods)

    def remove(self, *, of_guest: bool) -> int:
        """Removes unused files of guests, or of accounts, whose period is over; returns how many."""
        removed, until = 0, self._clock() - self._periods[of_guest]
        while count := self._remove_batch(until, of_guest=of_guest):
            removed += count
        return removed

    def _remove_batch(self, until: datetime, *, of_guest: bool) -> int:
        unused = select_unused(of_guest=of_guest).subquery()
        overdue = select(unused.c.id).where(unused.c.since <= until).limit(_BATCH)
        statement = delete(document).where(document.c.id.in_(overdue), _is_unused())
        with self._engine.begin() as connection:
            gone = connection.execute(statement.returning(document.c.file_name, document.c.person_id)).all()
        for row in gone:
            self._files.remove(row.file_name)
        for person_id in {row.person_id for row in gone} if of_guest else ():
            if not self._has_files(person_id):
                self._keys.destroy(person_id)
        return len(gone)

    def _has_files(self, person_id: UUID) -> bool:
        with self._engine.connect() as connection:
            return connection.execute(select(exists().where(document.c.person_id == person_id))).scalar_one()


def select_unused(*, of_guest: bool) -> Select[UUID, datetime]:
    """Files of guests, or of accounts, that no application refers to and nobody saved, by `id`, and `since` when they
    are there."""
    row = document.c
    return select(row.id, row.uploaded_at.label("since")).where(row.of_guest.is_(of_guest), _is_unused())


def _is_unused() -> ColumnElement[bool]:
    return document.c.kept_at.is_(None) & document.c.saved_at.is_(None)

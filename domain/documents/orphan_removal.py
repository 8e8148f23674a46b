"""Deletes files that no application refers to."""

from uuid import UUID

from sqlalchemy import Engine, delete, exists, func, select, text

from domain.documents.file_store import FileStore
from domain.documents.tables import document
from domain.kernel.personal_data import PersonKeys


class OrphanRemoval:
    """Run by the schedule."""

    def __init__(self, engine: Engine, keys: PersonKeys, files: FileStore) -> None:
        self._engine = engine
        self._keys = keys
        self._files = files

    def remove_orphans(self) -> int:
        """Deletes guests' files that no application has referred to for a day; returns how many.

        The key of a guest without files is destroyed, since they have no application either.
        """
        old = document.c.uploaded_at < func.clock_timestamp() - text("interval '24 hours'")
        orphans = document.c.of_guest & document.c.kept_at.is_(None) & old
        statement = delete(document).where(orphans).returning(document.c.file_name, document.c.person_id)
        with self._engine.begin() as connection:
            gone = connection.execute(statement).all()
        for row in gone:
            self._files.remove(row.file_name)
        for person_id in {row.person_id for row in gone}:
            if not self._has_files(person_id):
                self._keys.destroy(person_id)
        return len(gone)

    def _has_files(self, person_id: UUID) -> bool:
        with self._engine.connect() as connection:
            return connection.execute(select(exists().where(document.c.person_id == person_id))).scalar_one()

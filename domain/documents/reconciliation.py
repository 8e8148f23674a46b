"""Compares stored files with their rows: what a crash or a lost connection left on one side only."""

import time
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from uuid import UUID

import structlog
from sqlalchemy import Engine, select

from domain.documents.file_store import FileStore
from domain.documents.tables import document

_MIN_AGE_SECONDS = 24 * 3600
"""A younger file may belong to an upload whose row is not committed yet."""
_BATCH = 1000

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Reconciled:
    """`removed_files` had no row; the documents have a row but no file, which only a backup can bring back."""

    removed_files: int
    documents_without_file: Sequence[UUID]

    @property
    def count(self) -> int:
        return self.removed_files + len(self.documents_without_file)


class FileReconciliation:
    """Used by the schedule and the command line."""

    def __init__(self, engine: Engine, files: FileStore) -> None:
        self._engine = engine
        self._files = files

    def reconcile(self) -> Reconciled:
        """Removes files without a row once they are a day old, and reports rows without a file. Raises Unavailable."""
        self._files.remove_unfinished(_MIN_AGE_SECONDS)
        modified = {found.name: found.modified for found in self._files.files()}
        old = [name for name, at in modified.items() if at < time.time() - _MIN_AGE_SECONDS]
        found = Reconciled(self._remove_files_without_row(old), list(self._rows_without_file(modified.keys())))
        if found.removed_files:
            log.warning("files_without_row_removed", count=found.removed_files)
        if found.documents_without_file:
            missing = [str(each) for each in found.documents_without_file[:20]]
            log.error("documents_without_file", count=len(found.documents_without_file), documents=missing)
        return found

    def _remove_files_without_row(self, names: Sequence[str]) -> int:
        removed = 0
        for start in range(0, len(names), _BATCH):
            batch = names[start : start + _BATCH]
            with self._engine.connect() as connection:
                query = select(document.c.file_name).where(document.c.file_name.in_(batch))
                known = set(connection.execute(query).scalars())
            removed += sum(self._files.remove(name) for name in batch if name not in known)
        return removed

    def _rows_without_file(self, listed: Collection[str]) -> Iterator[UUID]:
        """Yields rows without a file in batches, so that no transaction waits for a slow storage. `listed` may be older
        than the newest rows."""
        after = UUID(int=0)
        while True:
            query = select(document.c.id, document.c.file_name).where(document.c.id > after)
            with self._engine.connect() as connection:
                rows = connection.execute(query.order_by(document.c.id).limit(_BATCH)).all()
            missing = [row.id for row in rows if row.file_name not in listed]
            if missing:
                yield from self._still_missing(missing)
            if len(rows) < _BATCH:
                return
            after = rows[-1].id

    def _still_missing(self, document_ids: Sequence[UUID]) -> Iterator[UUID]:
        """Yields the ids of files that are still missing, without those that were removed or re-encrypted in the
        meantime."""
        query = select(document.c.id, document.c.file_name).where(document.c.id.in_(document_ids))
        with self._engine.connect() as connection:
            rows = connection.execute(query).all()
        return (row.id for row in rows if not self._files.exists(row.file_name))

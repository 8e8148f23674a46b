"""Export and erasure of saved jobs, searches and visits."""

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, Engine, Table, select

from domain.kernel.persons.subject_data import DataSubject, File, SubjectData, as_json
from domain.tracking import owner
from domain.tracking.retention import Retention
from domain.tracking.tables import job_visit, remembered_search, saved_job

_NOT_EXPORTED = {"owner_id", "key_hash", "of_visitor"}


class TrackingSubjectData(SubjectData):
    """Rows under the account's id; those of a browser without an account are not tied to a contact."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._retention = Retention(engine)

    def export(self, subject: DataSubject) -> Iterator[File]:
        if subject.account_id is None:
            return
        with self._engine.connect() as connection:
            for table in (saved_job, remembered_search, job_visit):
                yield f"{table.name}.json", as_json(_rows(connection, table, subject))

    def erase(self, subject: DataSubject) -> None:
        if subject.account_id:
            self._retention.delete_of_owner(owner.account(subject.account_id))


def _rows(connection: Connection, table: Table, subject: DataSubject) -> list[dict[str, Any]]:
    rows = connection.execute(select(table).where(table.c.owner_id == subject.account_id)).mappings()
    return [{name: value for name, value in row.items() if name not in _NOT_EXPORTED} for row in rows]

"""Jobs that a person has saved."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Engine, delete, func, select
from sqlalchemy.dialects.postgresql import Insert, insert

from domain.tracking.errors import TooManySavedJobs
from domain.tracking.owner import Owner
from domain.tracking.tables import saved_job

MAX_SAVED_JOBS = 500
MAX_NOTE_LENGTH = 1_000


@dataclass(frozen=True, slots=True)
class SavedJob:
    """A job by its number, when it was saved, and the person's own note."""

    job_number: int
    saved_at: datetime
    note: str = ""


class SavedJobs:
    """Saving and removing are idempotent."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def save(self, owner: Owner, job_number: int) -> None:
        """Saves the job; a saved one keeps its note. Raises TooManySavedJobs."""
        self._insert(owner, insert(saved_job).values(_row(owner, job_number)).on_conflict_do_nothing())

    def set_note(self, owner: Owner, job_number: int, note: str) -> None:
        """Replaces the note on a job, and saves the job if it was not; an empty note removes it. Raises
        TooManySavedJobs."""
        statement = insert(saved_job).values(**_row(owner, job_number), note=note)
        key = ["owner_id", "job_number"]
        self._insert(owner, statement.on_conflict_do_update(index_elements=key, set_={"note": note}))

    def _insert(self, owner: Owner, statement: Insert) -> None:
        with self._engine.begin() as connection:
            connection.execute(statement)
            if _count(connection, owner) > MAX_SAVED_JOBS:
                raise TooManySavedJobs(details={"most": MAX_SAVED_JOBS})

    def remove(self, owner: Owner, job_number: int) -> None:
        """Removes the job from the list."""
        where = (saved_job.c.owner_id == owner.id) & (saved_job.c.job_number == job_number)
        with self._engine.begin() as connection:
            connection.execute(delete(saved_job).where(where))


def list_saved(connection: Connection, owner: Owner, *, offset: int, limit: int) -> tuple[list[SavedJob], int]:
    """The owner's saved jobs, last saved first, and their total number."""
    query = select(saved_job.c.job_number, saved_job.c.saved_at, saved_job.c.note).where(
        saved_job.c.owner_id == owner.id
    )
    query = query.order_by(saved_job.c.saved_at.desc(), saved_job.c.job_number.desc()).offset(offset).limit(limit)
    return [SavedJob(*row) for row in connection.execute(query)], _count(connection, owner)


def find_saved(connection: Connection, owner: Owner, job_numbers: Sequence[int]) -> set[int]:
    """Finds which of these jobs the owner has saved."""
    mine = (saved_job.c.owner_id == owner.id) & saved_job.c.job_number.in_(job_numbers)
    return set(connection.execute(select(saved_job.c.job_number).where(mine)).scalars())


def _row(owner: Owner, job_number: int) -> dict[str, Any]:
    return {"owner_id": owner.id, "job_number": job_number, "of_visitor": owner.is_visitor}


def _count(connection: Connection, owner: Owner) -> int:
    query = select(func.count()).select_from(saved_job).where(saved_job.c.owner_id == owner.id)
    return connection.execute(query).scalar_one()

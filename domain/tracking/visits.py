"""Which job pages were opened, by whom as far as they want to be known, and from where."""

from collections.abc import Sequence
from datetime import timedelta

from sqlalchemy import Connection, Engine, func, insert, select

from domain.tracking.owner import Owner
from domain.tracking.tables import job_visit

KEPT = timedelta(days=90)
LONGEST_SOURCE = 100


class Visits:
    """Written by visitors' browsers, read for the mark "seen"."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def record(self, job_number: int, owner: Owner | None, source: str = "") -> None:
        """Adds a visit; without an owner nothing in it tells one visitor from another."""
        now = func.clock_timestamp()
        row = {
            "visited_at": now if owner else func.date_trunc("hour", now),
            "job_number": job_number,
            "owner_id": owner.id if owner else None,
            "source": source,
        }
        with self._engine.begin() as connection:
            connection.execute(insert(job_visit).values(row))


def list_seen(connection: Connection, owner: Owner, job_numbers: Sequence[int]) -> set[int]:
    """Which of these jobs the owner has opened within the time that visits are kept."""
    query = (
        select(job_visit.c.job_number)
        .distinct()
        .where(
            job_visit.c.owner_id == owner.id,
            job_visit.c.job_number.in_(job_numbers),
            job_visit.c.visited_at > func.clock_timestamp() - KEPT,
        )
    )
    return set(connection.execute(query).scalars())

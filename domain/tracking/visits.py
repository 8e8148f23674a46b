"""Visits of job pages, with their owner, if any, and referrer."""

from collections.abc import Sequence
from datetime import timedelta

from sqlalchemy import Connection, Engine, func, insert, select

from domain.kernel.values.referral_source import ReferralSource
from domain.tracking.owner import Owner
from domain.tracking.tables import job_visit

VISIT_RETENTION = timedelta(days=90)


class Visits:
    """Recorded on every page view; lists mark the jobs that the owner has opened."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def record(self, job_number: int, owner: Owner | None, source: ReferralSource = ReferralSource.DIRECT) -> None:
        """Adds a visit; without an owner it contains nothing that identifies the visitor."""
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
    """Lists which of these jobs the owner has opened within the retention period."""
    query = (
        select(job_visit.c.job_number)
        .distinct()
        .where(
            job_visit.c.owner_id == owner.id,
            job_visit.c.job_number.in_(job_numbers),
            job_visit.c.visited_at > func.clock_timestamp() - VISIT_RETENTION,
        )
    )
    return set(connection.execute(query).scalars())

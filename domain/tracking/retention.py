"""Deletes tracked rows after their retention period, or on the person's request."""

from datetime import timedelta

from sqlalchemy import Engine, delete, func

from domain.tracking.owner import Owner
from domain.tracking.tables import job_visit, remembered_search, saved_job
from domain.tracking.visits import VISIT_RETENTION

VISITOR_RETENTION = timedelta(days=365)
"""Time for which a visitor's saved jobs and searches are kept: as long as the browser keeps the visitor's cookie."""


class Retention:
    """Run by the schedule, and on request."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def delete_expired(self) -> int:
        """Deletes visits after 90 days, and saved jobs and searches of visitors without an account after a year."""
        now = func.clock_timestamp()
        old = (
            delete(job_visit).where(job_visit.c.visited_at < now - VISIT_RETENTION),
            delete(saved_job).where(saved_job.c.of_visitor, saved_job.c.saved_at < now - VISITOR_RETENTION),
            delete(remembered_search).where(
                remembered_search.c.of_visitor, remembered_search.c.searched_at < now - VISITOR_RETENTION
            ),
        )
        with self._engine.begin() as connection:
            return sum(connection.execute(statement).rowcount for statement in old)

    def delete_observations(self, owner: Owner) -> None:
        """Deletes an owner's visits and searches; saved jobs stay."""
        with self._engine.begin() as connection:
            for table in (job_visit, remembered_search):
                connection.execute(delete(table).where(table.c.owner_id == owner.id))

    def delete_of_owner(self, owner: Owner) -> None:
        """Deletes everything stored for an owner."""
        with self._engine.begin() as connection:
            for table in (job_visit, saved_job, remembered_search):
                connection.execute(delete(table).where(table.c.owner_id == owner.id))

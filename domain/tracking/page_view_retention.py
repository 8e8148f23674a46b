"""Deletes counts of page views after the period of the settings."""

from typing import Annotated

from sqlalchemy import Engine, delete

from domain.kernel.process.settings import Setting
from domain.tracking.page_views import TODAY
from domain.tracking.tables import job_views, page_views


class PageViewRetention:
    """Run by the schedule."""

    def __init__(self, engine: Engine, days: Annotated[int, Setting("retention_view_count_days")]) -> None:
        self._engine = engine
        self._days = days

    def delete_expired(self) -> int:
        """Deletes the counts of days before the period; returns how many."""
        with self._engine.begin() as connection:
            return sum(
                connection.execute(delete(counts).where(counts.c.day < TODAY - self._days)).rowcount
                for counts in (page_views, job_views)
            )

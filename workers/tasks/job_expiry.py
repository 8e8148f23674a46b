"""Expires jobs whose deadline has passed, by a sweep over an index in small batches.

Why not one task for each ad: docs/decisions/0010-ads-expire-by-a-sweep.md.
"""

from collections.abc import Sequence

import structlog
from sqlalchemy import Engine

from domain.jobs.service import Jobs
from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.log.mapper import UnreadableEvent
from read_models.job_pages.queries import list_due

log = structlog.get_logger()

BATCH = 200


class JobExpiry:
    """Expires jobs whose deadline has passed. It may run at any time and concurrently, since the job decides, by the
    database's clock."""

    def __init__(self, engine: Engine, jobs: Jobs, *, batch: int = BATCH) -> None:
        self._engine = engine
        self._jobs = jobs
        self._batch = batch

    def run(self) -> int:
        """Returns the number of expired jobs. Each due job is tried once, even if the read model lags behind."""
        expired, last = 0, None
        while True:
            with self._engine.connect() as connection:
                due = list_due(connection, last, limit=self._batch)
            if not due:
                return expired
            expired += self._expire([each.number for each in due])
            last = due[-1]

    def _expire(self, numbers: Sequence[int]) -> int:
        """Expires all at once; bisects them on an error, so that one unreadable job does not block the others."""
        try:
            return self._jobs.expire(numbers, Context(SYSTEM, "task"))
        except UnreadableEvent as error:
            if len(numbers) == 1:
                log.error("job_not_expired", number=numbers[0], position=error.position, topic=error.topic)  # noqa: TRY400
                return 0
            middle = len(numbers) // 2
            return self._expire(numbers[:middle]) + self._expire(numbers[middle:])

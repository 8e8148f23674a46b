"""Monthly partitions of visits: created ahead, dropped when older than the retention period."""

import re
from datetime import date

from sqlalchemy import Connection, Engine, text

from domain.kernel.database.advisory_lock import lock_until_commit
from domain.tracking.visits import VISIT_RETENTION

_MONTHS_AHEAD = 2
_NAME = re.compile(r"job_visit_(\d{4})_(\d{2})")


class Partitions:
    """Run by the schedule. Visits of months without a partition go to `job_visit_default`."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def maintain(self) -> int:
        """Creates missing partitions and drops old ones; returns how many."""
        with self._engine.begin() as connection:
            lock_until_commit(connection, "job_visit")
            today: date = connection.execute(text("SELECT (clock_timestamp() AT TIME ZONE 'UTC')::date")).scalar_one()
            present = _months(connection)
            this_month = today.replace(day=1)
            wanted = [_later(this_month, months) for months in range(_MONTHS_AHEAD + 1)]
            missing = [month for month in wanted if month not in present]
            old = [month for month in present if _later(month, 1) <= today - VISIT_RETENTION]
            for month in missing:
                _create(connection, month)
            for month in old:
                connection.execute(text(f"DROP TABLE {_table(month)}"))
        return len(missing) + len(old)


def _months(connection: Connection) -> list[date]:
    query = text("SELECT inhrelid::regclass::text FROM pg_inherits WHERE inhparent = 'public.job_visit'::regclass")
    names = (_NAME.search(name) for name in connection.execute(query).scalars())
    return [date(int(name[1]), int(name[2]), 1) for name in names if name]


def _create(connection: Connection, month: date) -> None:
    """Creates a partition and moves its month's visits there from the default partition."""
    table, bounds = _table(month), {"start": month, "end": _later(month, 1)}
    connection.execute(text("LOCK TABLE public.job_visit_default IN ACCESS EXCLUSIVE MODE"))
    connection.execute(text(f"CREATE TABLE {table} (LIKE public.job_visit INCLUDING DEFAULTS)"))
    connection.execute(
        text(
            "WITH moved AS (DELETE FROM public.job_visit_default"  # noqa: S608
            f" WHERE visited_at >= :start AND visited_at < :end RETURNING *) INSERT INTO {table} SELECT * FROM moved"
        ),
        bounds,
    )
    connection.execute(
        text(
            f"ALTER TABLE public.job_visit ATTACH PARTITION {table}"
            f" FOR VALUES FROM ('{bounds['start']}') TO ('{bounds['end']}')"
        )
    )


def _table(month: date) -> str:
    return f"public.job_visit_{month:%Y_%m}"


def _later(month: date, months: int) -> date:
    years, index = divmod(month.month - 1 + months, 12)
    return date(month.year + years, index + 1, 1)

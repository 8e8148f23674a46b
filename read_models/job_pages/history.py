"""A job's page as it stood at a moment: the same stamping, over the beginning of the stream."""

from collections.abc import Iterable
from datetime import datetime
from functools import reduce
from typing import cast

from domain.jobs.standing import Standing
from domain.kernel.facts import Fact, Recorded
from read_models.job_pages.queries import JobPage, page_of
from read_models.job_pages.stamping import Row, row_after


def page_as_of(history: Iterable[Recorded[Fact]], moment: datetime) -> JobPage | None:
    """The page that one would have seen then; None before the publication, and for what had been removed."""
    earlier = (recorded for recorded in history if recorded.recorded_at <= moment)
    row = reduce(row_after, earlier, cast("Row | None", None))
    if row is None or row["removed_at"]:
        return None
    age = (moment - row["published_at"]).total_seconds()
    return page_of(row | {"standing": _standing(row, moment), "age_seconds": age})


def _standing(row: Row, moment: datetime) -> Standing:
    if row["closed_at"]:
        return Standing.CLOSED
    if row["expired_at"] or row["apply_until"] < moment:
        return Standing.EXPIRED
    return Standing.PAUSED if row["paused_at"] else Standing.ACTIVE

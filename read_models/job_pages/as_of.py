"""Builds a job's page as of a moment, by replaying its stream."""

from collections.abc import Iterable
from datetime import datetime
from functools import reduce
from typing import cast

from domain.kernel.log.event import Event, RecordedEvent
from read_models.job_pages.page_row import Row, apply_event
from read_models.job_pages.queries import JobPage, page_of_row


def page_as_of(history: Iterable[RecordedEvent[Event]], moment: datetime) -> JobPage | None:
    """The page at that moment; None before publication and after removal."""
    earlier = (recorded for recorded in history if recorded.recorded_at <= moment)
    row = reduce(apply_event, earlier, cast("Row | None", None))
    if row is None or row["removed_at"]:
        return None
    return page_of_row(row | {"read_at": moment})

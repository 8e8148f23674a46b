"""A job's page as of a moment: the same rows, folded from the beginning of the stream."""

from collections.abc import Iterable
from datetime import datetime
from functools import reduce
from typing import cast

from domain.kernel.event import Event, RecordedEvent
from read_models.job_pages.page_row import Row, apply_event
from read_models.job_pages.queries import JobPage, page_of_row


def page_as_of(history: Iterable[RecordedEvent[Event]], moment: datetime) -> JobPage | None:
    """The page that one would have seen then; None before the publication, and for what had been removed."""
    earlier = (recorded for recorded in history if recorded.recorded_at <= moment)
    row = reduce(apply_event, earlier, cast("Row | None", None))
    if row is None or row["removed_at"]:
        return None
    return page_of_row(row | {"read_at": moment})

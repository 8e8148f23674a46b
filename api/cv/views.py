"""Waits until the list of CVs includes what a request has written."""

from typing import Annotated

from domain.kernel.log.event_store import EventStore
from read_models.kernel.row_finder import ABSENCE_TIMEOUT_SECONDS
from read_models.kernel.waiting import CheckpointWaiter


class CvViews:
    """Waits a moment, so that people read what they have done."""

    def __init__(self, log: Annotated[EventStore, "cv"], waiter: CheckpointWaiter) -> None:
        self._log = log
        self._waiter = waiter

    def wait_for(self, position: int) -> None:
        """Waits until the list shows this position of the log, or the patience ends."""
        self._waiter.shows("cv", "cv", position)

    def is_up_to_date(self) -> bool:
        """Whether the list shows everything recorded so far, after a short wait."""
        return self._waiter.wait_for("cv", "cv", self._log.last_position(), ABSENCE_TIMEOUT_SECONDS)

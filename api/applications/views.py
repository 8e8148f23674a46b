"""Waits until the read model of applications includes what a request has written."""

from typing import Annotated

from domain.kernel.log.event_store import EventStore
from read_models.kernel.row_finder import ABSENCE_TIMEOUT_SECONDS, RowFinder
from read_models.kernel.waiting import CheckpointWaiter

ApplicationFinder = Annotated[RowFinder, "applications"]


class ApplicationViews:
    """Waits a moment for the lists and pages of applicants and employers, so that people read what they have done."""

    def __init__(self, log: Annotated[EventStore, "applications"], waiter: CheckpointWaiter) -> None:
        self._log = log
        self._waiter = waiter

    def are_stale_after(self, position: int) -> bool:
        """Whether they do not show this position of the log even after the wait."""
        return not self._waiter.shows("applications", "applications", position)

    def is_up_to_date(self) -> bool:
        """Whether they show everything recorded so far, after a short wait: a list must not pass for complete."""
        end = self._log.last_position()
        return self._waiter.wait_for("applications", "applications", end, ABSENCE_TIMEOUT_SECONDS)

    def wait_for(self, position: int) -> None:
        """Waits until they show this position of the log, or the patience ends."""
        self.are_stale_after(position)

    def wait_for_all(self) -> None:
        """Waits until they show everything recorded so far, or the patience ends."""
        self.wait_for(self._log.last_position())

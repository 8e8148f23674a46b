"""The task that says when the next mail of a saved search is due."""

from typing import Annotated

from sqlalchemy import Engine

from domain.kernel.database.clock import Clock
from domain.kernel.log.event_store import EventStore
from domain.saved_searches.alert_schedule import plan
from domain.saved_searches.state import fold
from workers.outbox.task import Work


class AlertPlanning:
    """Idempotent: the row follows from the stream, not from the event."""

    def __init__(self, engine: Engine, log: Annotated[EventStore, "saved_searches"], clock: Clock) -> None:
        self._engine = engine
        self._log = log
        self._clock = clock

    def plan_alert(self, work: Work) -> None:
        """Plans the mails of one saved search, or ends them."""
        search, now = fold(self._log.load(work.about)), self._clock()
        with self._engine.begin() as connection:
            plan(connection, work.about, search, now)

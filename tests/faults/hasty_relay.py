"""A planted fault: a relay that advances its checkpoint before it writes the tasks."""

import threading
from collections.abc import Sequence

from domain.kernel.log.event import Event, RecordedEvent
from workers.event_handlers.event_handler import EventHandler
from workers.outbox.relay import Relay


class HastyRelay(Relay):
    """Loses the tasks of a batch when it is killed between its two transactions."""

    seconds_between = 0.2

    def _handle_or_split(self, event_handler: EventHandler, after: int, events: Sequence[RecordedEvent[Event]]) -> None:
        with self._engine.begin() as connection:
            self._advance(connection, event_handler, after, events[-1].position)
        threading.Event().wait(self.seconds_between)
        requests = [(event, request) for event in events for request in event_handler.tasks_for(event)]
        with self._engine.begin() as connection:
            tasks = self._task_store.add(connection, requests)
        self._enqueue(tasks)

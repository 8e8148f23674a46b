"""Maps events of saved searches to the task that plans their mails."""

from collections.abc import Iterator
from typing import assert_never, cast

from domain.kernel.log.event import Event, RecordedEvent
from domain.saved_searches.events import (
    FrequencyChosen,
    MatchesNotified,
    SavedSearchEvent,
    SearchAdopted,
    SearchConfirmed,
    SearchFiltersChanged,
    SearchRemoved,
    SearchRenamed,
    SearchSaved,
)
from workers.event_handlers.event_handler import TaskRequest

PLAN_ALERT = "saved_searches.plan_alert"


class AlertPlanner:
    """Requests a plan whenever an owner's choice, or the owner, changes."""

    name = "alerts"
    log = "saved_searches"

    def tasks_for(self, recorded: RecordedEvent[Event]) -> Iterator[TaskRequest]:
        event = cast("SavedSearchEvent", recorded.event)
        match event:
            case (
                SearchSaved()
                | SearchConfirmed()
                | SearchFiltersChanged()
                | FrequencyChosen()
                | SearchAdopted()
                | SearchRemoved()
            ):
                yield TaskRequest(PLAN_ALERT, recorded.stream_id)
            case SearchRenamed() | MatchesNotified():
                return
            case _:
                assert_never(event)

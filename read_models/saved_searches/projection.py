"""Keeps a row for each saved search: what its events leave of it for the owner's list."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, assert_never, cast

from sqlalchemy import Connection

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
from read_models.kernel.projection import Rows
from read_models.saved_searches.tables import saved_search, saved_search_tables

_Change = SearchConfirmed | SearchRenamed | SearchFiltersChanged | FrequencyChosen | MatchesNotified | SearchAdopted


class SavedSearchRows:
    """The projection of the log `saved_searches`."""

    name = "saved_searches"
    version = 1
    logs = ("saved_searches",)
    metadata = saved_search_tables
    partitionable_by_stream = True

    def project(self, connection: Connection, events: Sequence[RecordedEvent[Event]]) -> None:
        """Folds a batch by stream and writes each touched row once."""
        rows = Rows(connection, saved_search, [(recorded.stream_id,) for recorded in events])
        for recorded in events:
            project_search(rows, recorded)
        rows.save()


def project_search(rows: Rows, recorded: RecordedEvent[Event]) -> None:
    """Folds one event into the row of its search. A removed one has no row any more.

    Raises LookupError for a search that was never saved.
    """
    event = cast("SavedSearchEvent", recorded.event)
    if isinstance(event, SearchSaved):
        rows.put(_saved(recorded, event))
        return
    row = rows.get(recorded.stream_id)
    if row is None:
        msg = f"no row for saved search {recorded.stream_id}"
        raise LookupError(msg)
    if isinstance(event, SearchRemoved):
        rows.delete(recorded.stream_id)
        return
    _change(row, event, recorded.recorded_at)


def _change(row: dict[str, Any], event: _Change, at: datetime) -> None:
    match event:
        case SearchConfirmed():
            row["is_confirmed"] = True
        case SearchRenamed():
            row["name"] = event.name or ""
        case SearchFiltersChanged():
            row["key"] = event.key or ""
        case FrequencyChosen():
            row |= {"frequency": event.frequency, "hour": event.hour, "weekday": event.weekday}
        case MatchesNotified():
            row["last_mailed_at"] = at if event.is_mailed else row["last_mailed_at"]
        case SearchAdopted():
            row["owner_id"] = event.account_id
        case _:
            assert_never(event)


def _saved(recorded: RecordedEvent[Event], event: SearchSaved) -> dict[str, Any]:
    return {
        "id": recorded.stream_id,
        "owner_id": event.owner_id,
        "locale": event.locale,
        "name": event.name or "",
        "key": event.key or "",
        "frequency": event.frequency,
        "hour": event.hour,
        "weekday": event.weekday,
        "is_confirmed": not event.needs_confirmation,
        "saved_at": recorded.recorded_at,
        "last_mailed_at": None,
    }

"""Stores the queries of saved searches, each once, while somebody wants mails about it."""

from collections.abc import Sequence
from typing import Any, assert_never, cast
from uuid import UUID

from sqlalchemy import Connection, Uuid, any_, bindparam, select
from sqlalchemy.dialects.postgresql import ARRAY

from domain.kernel.log.event import Event, RecordedEvent
from domain.saved_searches.events import (
    Frequency,
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
from domain.saved_searches.values import SavedQuery
from read_models.job_search.percolator.canonical_query import UnfilteredSearch, query_id_of
from read_models.job_search.percolator.query_store import add_canonical, remove_queries
from read_models.job_search.percolator.saved_query import canonical_text
from read_models.job_search.percolator.tables import percolator_query, percolator_tables, stored_query_use
from read_models.kernel.projection import Rows

Row = dict[str, Any]
_QUERY, _USE = percolator_query.c, stored_query_use.c


class StoredQueries:
    """The projection of the log `saved_searches` into queries that new ads are matched with."""

    name = "stored_queries"
    version = 1
    logs = ("saved_searches",)
    metadata = percolator_tables

    def project(self, connection: Connection, events: Sequence[RecordedEvent[Event]]) -> None:
        """Folds a batch by stream, then stores the queries that came into use and removes those that nobody uses."""
        # Mails are the most events by far.
        events = [recorded for recorded in events if not isinstance(recorded.event, MatchesNotified)]
        streams = list(dict.fromkeys(recorded.stream_id for recorded in events))
        rows = Rows(connection, stored_query_use, [(stream,) for stream in streams])
        before = [row for stream in streams if (row := rows.get(stream))]
        texts = _stored_texts(connection, before)
        used_before = {row["query_id"] for row in before if _is_used(row)}
        for recorded in events:
            project_use(rows, recorded, texts)
        after = [row for stream in streams if (row := rows.get(stream))]
        for row in after:
            row["resting_query"] = None if _is_used(row) else texts.get(row["query_id"])
        rows.save()
        used = sorted({row["query_id"] for row in after if _is_used(row)})
        add_canonical(connection, [texts[query_id] for query_id in used])
        remove_queries(connection, _unused(connection, used_before.difference(used)))


def project_use(rows: Rows, recorded: RecordedEvent[Event], texts: dict[UUID, str]) -> None:
    """Folds one event into the row of its search; `texts` gets the queries that it names. A removed one has no row.

    Raises LookupError for a search that was never saved.
    """
    event = cast("SavedSearchEvent", recorded.event)
    if isinstance(event, SearchSaved):
        row = {"search_id": recorded.stream_id, "is_confirmed": not event.needs_confirmation}
        rows.put(row | {"is_wanted": _is_wanted(event), "query_id": _query_id(event.search, texts)})
        return
    row = rows.get(recorded.stream_id)
    if row is None:
        msg = f"no row for saved search {recorded.stream_id}"
        raise LookupError(msg)
    match event:
        case SearchConfirmed():
            row["is_confirmed"] = True
        case SearchFiltersChanged():
            row["query_id"] = _query_id(event.search, texts)
        case FrequencyChosen():
            row["is_wanted"] = _is_wanted(event)
        case SearchRemoved():
            rows.delete(recorded.stream_id)
        case SearchRenamed() | MatchesNotified() | SearchAdopted():
            pass
        case _:
            assert_never(event)


def _is_wanted(event: SearchSaved | FrequencyChosen) -> bool:
    return event.frequency is not Frequency.OFF


def _query_id(search: SavedQuery | None, texts: dict[UUID, str]) -> UUID | None:
    """The query of a search; None for one that filters nothing, or whose key was destroyed."""
    try:
        text = canonical_text(search) if search else None
    except UnfilteredSearch:
        return None
    if text is None:
        return None
    query_id = query_id_of(text)
    texts[query_id] = text
    return query_id


def _is_used(row: Row) -> bool:
    return row["is_confirmed"] and row["is_wanted"] and row["query_id"] is not None


def _stored_texts(connection: Connection, rows: Sequence[Row]) -> dict[UUID, str]:
    """The queries of these searches by id."""
    texts = {row["query_id"]: row["resting_query"] for row in rows if row["resting_query"] is not None}
    missing = {row["query_id"] for row in rows if _is_used(row)} - texts.keys()
    query = select(_QUERY.id, _QUERY.query).where(_QUERY.id == any_(bindparam("ids", type_=ARRAY(Uuid))))
    stored = connection.execute(query, {"ids": sorted(missing)}) if missing else ()
    return texts | {row.id: row.query for row in stored}


def _unused(connection: Connection, query_ids: set[UUID]) -> set[UUID]:
    """Finds which of the queries no saved search uses any more."""
    if not query_ids:
        return set()
    wanted = _USE.query_id == any_(bindparam("ids", type_=ARRAY(Uuid)))
    query = select(_USE.query_id).where(wanted, _USE.is_confirmed, _USE.is_wanted).distinct()
    return query_ids.difference(connection.execute(query, {"ids": sorted(query_ids)}).scalars())

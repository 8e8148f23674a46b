"""Rows that say when the mail of each saved search is due, and which matches wait for it."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import (
    ARRAY,
    BigInteger,
    Connection,
    DateTime,
    Integer,
    RowMapping,
    Uuid,
    and_,
    any_,
    bindparam,
    case,
    delete,
    func,
    select,
    text,
    update,
)
from sqlalchemy.dialects.postgresql import insert

from domain.kernel.database.advisory_lock import lock_until_commit
from domain.kernel.values.locales import Locale
from domain.saved_searches.alert_tables import alert_schedule
from domain.saved_searches.due_moments import GROUPING, next_due
from domain.saved_searches.events import Frequency
from domain.saved_searches.state import SavedSearch
from domain.saved_searches.tables import saved_search_owner

_ROW, _OWNER = alert_schedule.c, saved_search_owner.c
_NOW = func.clock_timestamp()
_ADVANCE = text("""
UPDATE public.alert_schedule s
SET after = greatest(s.after, n.after), due_at = CASE WHEN s.version = n.version THEN n.due_at ELSE s.due_at END
FROM unnest(:search_ids, :versions, :considered, :moments) AS n (search_id, version, after, due_at)
WHERE s.search_id = n.search_id
""").bindparams(
    bindparam("search_ids", type_=ARRAY(Uuid)),
    bindparam("versions", type_=ARRAY(Integer)),
    bindparam("considered", type_=ARRAY(BigInteger)),
    bindparam("moments", type_=ARRAY(DateTime(timezone=True))),
)


@dataclass(frozen=True, slots=True)
class DueSearch:
    """A saved search whose mail is due, as of the version of its stream with which it was planned."""

    search_id: UUID
    version: int
    owner_id: UUID
    of_guest: bool
    locale: Locale
    frequency: Frequency
    hour: int
    weekday: int
    after: int

    def next_due(self, now: datetime) -> datetime | None:
        """Computes when the search's next mail is due; None for one that is mailed at once."""
        return next_due(now, self.frequency, self.hour, self.weekday)


@dataclass(frozen=True, slots=True)
class Advanced:
    """A search whose mail is done for now: matches up to `after` have been considered."""

    search: DueSearch
    after: int


def plan(connection: Connection, search_id: UUID, search: SavedSearch | None, now: datetime) -> None:
    """Makes the row follow from the stream, whichever of its events this is for, and in any order.

    The moment stays while the owner's choice does. One that is mailed at once is due soon: it may have waiting matches.
    """
    if search is None or not search.is_mailed:
        gone = _ROW.search_id == search_id
        if search and search.removed_at is None:
            gone &= _ROW.version <= search.version
        connection.execute(delete(alert_schedule).where(gone))
        return
    row = {
        "search_id": search_id,
        "version": search.version,
        "owner_id": search.owner_id,
        "of_guest": search.of_guest,
        "locale": search.locale,
        "frequency": search.frequency.value,
        "hour": search.hour,
        "weekday": search.weekday,
        "since": search.watched_since,
        "after": search.through,
        "due_at": next_due(now, search.frequency, search.hour, search.weekday) or now + GROUPING,
    }
    statement = insert(alert_schedule).values(row)
    new = statement.excluded
    is_same = and_(_ROW.due_at.is_not(None), *(_ROW[name] == new[name] for name in ("frequency", "hour", "weekday")))
    changed: dict[str, Any] = {name: new[name] for name in row if name not in {"search_id", "after", "due_at"}}
    changed["after"] = func.greatest(_ROW.after, new.after)
    changed["due_at"] = case((is_same, _ROW.due_at), else_=new.due_at)
    connection.execute(
        statement.on_conflict_do_update(
            index_elements=[_ROW.search_id], set_=changed, where=_ROW.version <= new.version
        )
    )


def list_due(connection: Connection, owners: int, *, without: Collection[UUID] = ()) -> Sequence[DueSearch]:
    """All due searches of the owners who have waited longest, together by owner."""
    is_due = _ROW.due_at <= _NOW
    waiting = select(_ROW.owner_id).where(is_due)
    if without:
        waiting = waiting.where(_ROW.owner_id.not_in(without))
    longest = waiting.group_by(_ROW.owner_id).order_by(func.min(_ROW.due_at), _ROW.owner_id).limit(owners)
    columns = [_ROW[name] for name in DueSearch.__dataclass_fields__]
    query = select(*columns).where(is_due, _ROW.owner_id.in_(longest)).order_by(_ROW.owner_id, _ROW.search_id)
    return [_due_search(row) for row in connection.execute(query).mappings()]


def advance(connection: Connection, done: Sequence[Advanced], now: datetime) -> None:
    """Moves searches on to their next moment, unless their owner has just chosen another. One that is mailed at once
    stands still until `wake` finds it. The caller holds the lock of `lock_matches`."""
    values = {
        "search_ids": [each.search.search_id for each in done],
        "versions": [each.search.version for each in done],
        "considered": [each.after for each in done],
        "moments": [each.search.next_due(now) for each in done],
    }
    connection.execute(_ADVANCE, values)


def wake(connection: Connection, search_ids: Sequence[UUID]) -> int:
    """Makes those of these searches due that are mailed at once and stand still; returns their number. The caller
    holds the lock of `lock_matches`."""
    found = _ROW.search_id == any_(bindparam("ids", type_=ARRAY(Uuid)))
    still = (_ROW.frequency == Frequency.AT_ONCE.value) & _ROW.due_at.is_(None)
    statement = update(alert_schedule).where(found, still).values(due_at=_NOW + GROUPING)
    return connection.execute(statement, {"ids": list(search_ids)}).rowcount


def lock_matches(connection: Connection) -> None:
    """Locks matches until the transaction ends: a search that stands still since nothing waits must not miss what is
    added now."""
    lock_until_commit(connection, "alerts:matches")


def list_searches(connection: Connection, owner_ids: Sequence[UUID]) -> Mapping[UUID, Sequence[UUID]]:
    """All searches of these owners that are not removed, by owner."""
    query = select(_OWNER.owner_id, _OWNER.search_id).where(
        _OWNER.owner_id == any_(bindparam("ids", type_=ARRAY(Uuid))), _OWNER.removed_at.is_(None)
    )
    found: dict[UUID, list[UUID]] = {owner_id: [] for owner_id in owner_ids}
    for row in connection.execute(query, {"ids": list(owner_ids)}):
        found[row.owner_id].append(row.search_id)
    return found


def _due_search(row: RowMapping) -> DueSearch:
    values: dict[str, Any] = {**row, "frequency": Frequency(row["frequency"])}
    return DueSearch(**values)

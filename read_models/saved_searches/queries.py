"""Queries of owners."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from sqlalchemy import Connection, RowMapping, select

from domain.kernel.values.locales import Locale
from domain.saved_searches.events import Frequency
from read_models.saved_searches.tables import saved_search

COLUMNS = saved_search.c


@dataclass(frozen=True, slots=True)
class ListedSearch:
    """A saved search as its owner's list shows it. `key` is the query string of the list page; mails about it come at
    `hour` and, weekly, on `weekday` (1 is Monday)."""

    id: UUID
    locale: Locale
    name: str
    key: str
    frequency: Frequency
    hour: int
    weekday: int
    is_confirmed: bool
    saved_at: datetime
    last_mailed_at: datetime | None


def list_searches(connection: Connection, owner_id: UUID) -> Sequence[ListedSearch]:
    """Somebody's saved searches, the newest first."""
    newest_first = (COLUMNS.saved_at.desc(), COLUMNS.id)
    query = select(saved_search).where(COLUMNS.owner_id == owner_id).order_by(*newest_first)
    return [_listed(row) for row in connection.execute(query).mappings()]


def find_search(connection: Connection, owner_id: UUID, search_id: UUID) -> ListedSearch | None:
    """One of them."""
    query = select(saved_search).where(COLUMNS.owner_id == owner_id, COLUMNS.id == search_id)
    row = connection.execute(query).mappings().one_or_none()
    return _listed(row) if row else None


def _listed(row: RowMapping) -> ListedSearch:
    return ListedSearch(
        id=row["id"],
        locale=row["locale"],
        name=row["name"],
        key=row["key"],
        frequency=Frequency(row["frequency"]),
        hour=row["hour"],
        weekday=row["weekday"],
        is_confirmed=row["is_confirmed"],
        saved_at=row["saved_at"],
        last_mailed_at=row["last_mailed_at"],
    )

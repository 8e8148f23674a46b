"""The list of an account's notifications."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import ColumnElement, Connection, Engine, func, select, update

from domain.notifications.kinds import NotificationKind, NotificationTemplate
from domain.notifications.tables import notification

PAGE_SIZE = 30
LARGEST_CURSOR = 2**63 - 1
_ROW = notification.c


@dataclass(frozen=True, slots=True)
class ListedNotification:
    """A notification as its template and values; `route` and `route_values` are the page that it leads to. `number`
    orders notifications."""

    id: UUID
    number: int
    kind: NotificationKind
    template: NotificationTemplate
    values: Mapping[str, Any]
    route: str
    route_values: Mapping[str, Any]
    created_at: datetime
    read_at: datetime | None


class NotificationList:
    """Marks notifications as read; idempotent."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def mark_read(self, account_id: UUID, ids: Collection[UUID]) -> None:
        """Marks these; ids that are not the account's are ignored."""
        self._mark(_unread(account_id) & _ROW.id.in_(ids))

    def mark_all_read(self, account_id: UUID) -> None:
        """Marks all."""
        self._mark(_unread(account_id))

    def _mark(self, which: ColumnElement[bool]) -> None:
        statement = update(notification).where(which).values(read_at=func.clock_timestamp())
        with self._engine.begin() as connection:
            connection.execute(statement)


def list_notifications(
    connection: Connection, account_id: UUID, before: int | None, *, limit: int = PAGE_SIZE
) -> tuple[list[ListedNotification], int | None]:
    """The newest notifications, or those with numbers less than `before`; and the `before` of the next page, None at
    the end."""
    query = select(*_COLUMNS).where(_ROW.account_id == account_id, _ROW.is_listed)
    if before is not None:
        query = query.where(_ROW.number < before)
    rows = connection.execute(query.order_by(_ROW.number.desc()).limit(limit + 1)).mappings().all()
    listed = [listed_from(row) for row in rows[:limit]]
    return listed, listed[-1].number if len(rows) > limit else None


def find_notification(connection: Connection, notification_id: UUID) -> tuple[UUID, ListedNotification] | None:
    """A notification with the id of its account."""
    query = select(_ROW.account_id, *_COLUMNS).where(_ROW.id == notification_id)
    row = connection.execute(query).mappings().one_or_none()
    return (row["account_id"], listed_from(row)) if row else None


def count_unread(connection: Connection, account_id: UUID) -> int:
    """Counts the listed notifications that the account has not read."""
    query = select(func.count()).select_from(notification).where(_unread(account_id))
    return connection.execute(query).scalar_one()


_COLUMNS = (
    _ROW.id,
    _ROW.number,
    _ROW.kind,
    _ROW.template,
    _ROW.template_values,
    _ROW.route,
    _ROW.route_values,
    _ROW.created_at,
    _ROW.read_at,
)


def listed_from(row: Mapping[Any, Any]) -> ListedNotification:
    """A notification from its row."""
    return ListedNotification(
        id=row["id"],
        number=row["number"],
        kind=NotificationKind(row["kind"]),
        template=NotificationTemplate(row["template"]),
        values=row["template_values"],
        route=row["route"],
        route_values=row["route_values"],
        created_at=row["created_at"],
        read_at=row["read_at"],
    )


def _unread(account_id: UUID) -> ColumnElement[bool]:
    return (_ROW.account_id == account_id) & _ROW.is_listed & _ROW.read_at.is_(None)

"""Retention of notifications: read ones for 90 days, all for a year."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from uuid import UUID

from sqlalchemy import Engine, Select, delete, select

from domain.notifications.tables import notification

READ_RETENTION = timedelta(days=90)
RETENTION = timedelta(days=365)
_ROW = notification.c


def select_read() -> Select[UUID, datetime]:
    """Read notifications, since when they are."""
    return select(_ROW.id, _ROW.read_at.label("since")).where(_ROW.read_at.is_not(None))


def select_all() -> Select[UUID, datetime]:
    """All notifications, since when they exist."""
    return select(_ROW.id, _ROW.created_at.label("since"))


def delete_notifications(engine: Engine, ids: Sequence[UUID]) -> int:
    """Deletes these; returns how many there were."""
    with engine.begin() as connection:
        return connection.execute(delete(notification).where(_ROW.id.in_(ids))).rowcount

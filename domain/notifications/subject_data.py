"""Export and erasure of notifications, of the channels chosen, and of browsers that take pushes."""

from collections.abc import Iterator
from typing import Any
from uuid import UUID

from sqlalchemy import Column, Connection, Engine, delete, select

from domain.kernel.persons.subject_data import DataSubject, File, SubjectData, as_json
from domain.notifications.tables import notification, notification_setting, push_subscription

_TABLES = (notification, notification_setting, push_subscription)
_ROW, _PUSH, _SETTING = notification.c, push_subscription.c, notification_setting.c
_EXPORTED: dict[str, tuple[Column[Any], ...]] = {
    "notifications": (
        _ROW.kind,
        _ROW.template,
        _ROW.template_values,
        _ROW.created_at,
        _ROW.read_at,
        _ROW.mailed_on,
    ),
    "notification_settings": (_SETTING.kind, _SETTING.channel, _SETTING.is_wanted, _SETTING.changed_at),
    "push_subscriptions": (_PUSH.endpoint, _PUSH.locale, _PUSH.created_at),
}
"""Columns in a person's archive, without the keys of subscriptions, with which whoever finds the archive could write to
the browser."""


class NotificationSubjectData(SubjectData):
    """Rows under the account's id; they would go with the account's own row, too."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def export(self, subject: DataSubject) -> Iterator[File]:
        if subject.account_id is None:
            return
        with self._engine.connect() as connection:
            for name, columns in _EXPORTED.items():
                yield f"{name}.json", as_json(_rows(connection, columns, subject.account_id))

    def erase(self, subject: DataSubject) -> None:
        with self._engine.begin() as connection:
            for table in _TABLES:
                connection.execute(delete(table).where(table.c.account_id == subject.account_id))


def _rows(connection: Connection, columns: tuple[Column[Any], ...], account_id: UUID) -> list[dict[str, Any]]:
    query = select(*columns).where(columns[0].table.c.account_id == account_id)
    return [dict(row) for row in connection.execute(query).mappings()]

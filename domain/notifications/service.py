"""Writes notifications: a row for the list, and the request to push it to the account's browsers."""

from collections.abc import Mapping
from contextlib import nullcontext
from dataclasses import dataclass, field
from uuid import UUID

from sqlalchemy import Connection, Engine, exists, select
from sqlalchemy.dialects.postgresql import insert

from domain.kernel.tasks import request_task
from domain.kernel.values.ids import new_id
from domain.notifications.kinds import Channel, NotificationKind, NotificationTemplate
from domain.notifications.settings import list_choices
from domain.notifications.tables import notification, push_subscription
from domain.notifications.tasks import SEND_PUSH

Values = Mapping[str, str | int]
"""Ids, names and numbers by name, as the template has them."""


@dataclass(frozen=True, slots=True)
class Page:
    """The page that a notification leads to: the id of a route of `domain/site/routes.json`, and the values of its
    parameters; other values are the page's query."""

    route: str
    values: Values = field(default_factory=dict[str, str | int])


class Notifications:
    """Tells accounts what happened, by the channels that they want."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def notify(
        self,
        account_id: UUID,
        template: NotificationTemplate,
        values: Values,
        page: Page,
        *,
        correlation_id: UUID,
        dedup_key: str | None = None,
        push: bool = True,
        connection: Connection | None = None,
    ) -> bool:
        """Writes the notification and requests its push; returns whether it was new and wanted.

        In the caller's transaction if there is a `connection`, else in its own. An account is told once for each
        `dedup_key`, whoever repeats the call. Mails are the caller's own, except those about saved jobs, which wait for
        the mail of the day. `push` is False for what is worth a line in the list, but no interruption. The account must
        exist: the database refuses others.
        """
        with nullcontext(connection) if connection is not None else self._engine.begin() as transaction:
            choices = list_choices(transaction, account_id)
            kind = template.kind
            is_listed, is_pushed = choices[kind, Channel.IN_PRODUCT], choices[kind, Channel.PUSH]
            is_mailed = kind is NotificationKind.SAVED_JOBS and choices[kind, Channel.MAIL]
            is_pushed = push and is_pushed and _takes_pushes(transaction, account_id)
            if not (is_listed or is_mailed or is_pushed):
                return False
            row = {
                "id": new_id(),
                "account_id": account_id,
                "kind": kind.value,
                "template": template.value,
                "template_values": dict(values),
                "route": page.route,
                "route_values": dict(page.values),
                "dedup_key": dedup_key,
                "is_listed": is_listed,
                "is_mail_due": is_mailed,
            }
            statement = insert(notification).values(row).on_conflict_do_nothing(constraint="notification_dedup_key")
            new = transaction.execute(statement.returning(notification.c.id)).scalar_one_or_none()
            if new and is_pushed:
                request_task(transaction, SEND_PUSH, new, correlation_id)
            return new is not None


def _takes_pushes(connection: Connection, account_id: UUID) -> bool:
    return connection.execute(select(exists().where(push_subscription.c.account_id == account_id))).scalar_one()

"""Settings of an account: which kinds of notifications it wants by which channel."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from uuid import UUID

from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import IntegrityError

from domain.kernel.log.event import Context
from domain.notifications.errors import AccountMailsAreNeeded
from domain.notifications.kinds import Channel, NotificationKind
from domain.notifications.tables import notification_setting

Choice = tuple[NotificationKind, Channel]
Choices = Mapping[Choice, bool]

FIXED: Choice = (NotificationKind.ACCOUNT, Channel.MAIL)
"""Cannot be switched off: who takes an account over would switch off the mails that tell of it."""


class NotificationSettings:
    """The choices of accounts; whatever nobody chose is on."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def wants(self, account_id: UUID, kind: NotificationKind, channel: Channel) -> bool:
        """Whether notifications of this kind may be sent to the account by this channel."""
        with self._engine.connect() as connection:
            return list_choices(connection, account_id)[kind, channel]

    def of(self, account_id: UUID) -> Choices:
        """All choices of an account."""
        with self._engine.connect() as connection:
            return list_choices(connection, account_id)

    def choose(self, account_id: UUID, changes: Choices) -> None:
        """Changes some choices; others stay. Idempotent. Raises AccountMailsAreNeeded."""
        if changes.get(FIXED) is False:
            raise AccountMailsAreNeeded
        rows = [
            {"account_id": account_id, "kind": kind.value, "channel": channel.value, "is_wanted": is_wanted}
            for (kind, channel), is_wanted in changes.items()
        ]
        if rows:
            statement = insert(notification_setting).values(rows)
            changed = {"is_wanted": statement.excluded.is_wanted, "changed_at": func.clock_timestamp()}
            keys = ["account_id", "kind", "channel"]
            with self._engine.begin() as connection:
                connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=changed))


@dataclass(frozen=True, slots=True)
class MailsOfKind:
    """One kind of notifications whose mails a link in them ends; the subject is the account."""

    kind: NotificationKind
    settings: NotificationSettings

    def is_subscribed(self, subject_id: UUID) -> bool:
        return self.settings.wants(subject_id, self.kind, Channel.MAIL)

    def unsubscribe(self, subject_id: UUID, context: Context) -> None:  # noqa: ARG002 - as links of all kinds have it
        """Idempotent; nothing is left to end for an account that is gone."""
        with suppress(IntegrityError):
            self.settings.choose(subject_id, {(self.kind, Channel.MAIL): False})


def list_choices(connection: Connection, account_id: UUID) -> Choices:
    """All choices of an account, in the caller's transaction."""
    row = notification_setting.c
    query = select(row.kind, row.channel, row.is_wanted).where(row.account_id == account_id)
    chosen = {(kind, channel): is_wanted for kind, channel, is_wanted in connection.execute(query)}
    choices = {(kind, channel): chosen.get((kind, channel), True) for kind in NotificationKind for channel in Channel}
    return choices | {FIXED: True}

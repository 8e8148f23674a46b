"""Tables of notifications, of the channels that people chose, and of browsers that take pushes."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Date,
    DateTime,
    ForeignKey,
    Identity,
    Index,
    LargeBinary,
    Table,
    Text,
    UniqueConstraint,
    Uuid,
    false,
    func,
)
from sqlalchemy.dialects.postgresql import JSONB

from domain.kernel.database.connections import plain_tables
from domain.kernel.database.table_contents import Content, contains


def _of_account(*, primary_key: bool = False) -> Column[object]:
    target = ForeignKey("public.account.id", ondelete="CASCADE")
    return Column("account_id", Uuid, target, primary_key=primary_key, nullable=False)


notification = Table(
    "notification",
    plain_tables,
    Column("id", Uuid, primary_key=True),
    Column("number", BigInteger, Identity(always=True), nullable=False),
    _of_account(),
    Column("kind", Text, nullable=False),
    Column("template", Text, nullable=False),
    Column("template_values", JSONB, nullable=False),
    Column("route", Text, nullable=False),
    Column("route_values", JSONB, nullable=False, server_default="{}"),
    Column("dedup_key", Text, nullable=True),
    Column("is_listed", Boolean, nullable=False),
    Column("is_mail_due", Boolean, nullable=False, server_default=false()),
    Column("mail_task_id", Uuid, nullable=True),
    Column("mailed_on", Date, nullable=True),
    Column("created_at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    Column("read_at", DateTime(timezone=True), nullable=True),
    UniqueConstraint("account_id", "dedup_key", name="notification_dedup_key"),
    Index("notification_account_idx", "account_id", "number"),
    Index("notification_created_at_idx", "created_at"),
    info=contains(Content.PERSONAL),
)
"""`number` orders them. `route` and `route_values` name the page it leads to. `is_listed`: shown in the product's list;
a row that is not is kept for its `dedup_key`, which an account has once. `is_mail_due`: waits for the day's mail;
`mail_task_id` is the task that mails it, `mailed_on` the day for which."""

Index(
    "notification_unread_idx",
    notification.c.account_id,
    postgresql_where=notification.c.is_listed & notification.c.read_at.is_(None),
)
Index("notification_mail_due_idx", notification.c.account_id, postgresql_where=notification.c.is_mail_due)
Index(
    "notification_mail_task_idx",
    notification.c.mail_task_id,
    postgresql_where=notification.c.mail_task_id.is_not(None),
)

notification_setting = Table(
    "notification_setting",
    plain_tables,
    _of_account(primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("channel", Text, primary_key=True),
    Column("is_wanted", Boolean, nullable=False),
    Column("changed_at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    info=contains(Content.PSEUDONYMOUS),
)
"""Channels that an account switched on or off for a kind; without a row a channel is on."""

push_subscription = Table(
    "push_subscription",
    plain_tables,
    Column("id", Uuid, primary_key=True),
    _of_account(),
    Column("session_id", Uuid, ForeignKey("public.account_session.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint_hash", LargeBinary, nullable=False, unique=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("locale", Text, nullable=False),
    Column("created_at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    Index("push_subscription_account_idx", "account_id", "created_at"),
    Index("push_subscription_session_idx", "session_id"),
    info=contains(Content.EPHEMERAL),
)
"""A browser's subscription (W3C Push API). It goes with its session, so that a browser in which somebody
signed out is told nothing more. `endpoint_hash` is the SHA-256 of `endpoint`; `p256dh` and `auth` are the keys that
payloads are encrypted with (RFC 8291), in base64url; `locale` is the language of the texts."""

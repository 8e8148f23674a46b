"""Adds notifications, the channels that people chose, and browsers that take pushes."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0035"
down_revision = "0034"

_NOW = sa.text("clock_timestamp()")


def _of_account(*, primary_key: bool = False) -> sa.Column[object]:
    target = sa.ForeignKey("public.account.id", ondelete="CASCADE")
    return sa.Column("account_id", sa.Uuid, target, primary_key=primary_key, nullable=False)


def _moment(name: str, *, now: bool = False) -> sa.Column[object]:
    return sa.Column(name, sa.DateTime(timezone=True), nullable=not now, server_default=_NOW if now else None)


def upgrade() -> None:
    op.create_table(
        "notification",
        sa.Column("id", sa.Uuid, primary_key=True),
        sa.Column("number", sa.BigInteger, sa.Identity(always=True), nullable=False),
        _of_account(),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("template", sa.Text, nullable=False),
        sa.Column("template_values", JSONB, nullable=False),
        sa.Column("route", sa.Text, nullable=False),
        sa.Column("route_values", JSONB, nullable=False, server_default="{}"),
        sa.Column("dedup_key", sa.Text, nullable=True),
        sa.Column("is_listed", sa.Boolean, nullable=False),
        sa.Column("is_mail_due", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("mail_task_id", sa.Uuid, nullable=True),
        sa.Column("mailed_on", sa.Date, nullable=True),
        _moment("created_at", now=True),
        _moment("read_at"),
        sa.UniqueConstraint("account_id", "dedup_key", name="notification_dedup_key"),
        schema="public",
    )
    _index("notification_account_idx", "notification", "account_id", "number")
    _index("notification_created_at_idx", "notification", "created_at")
    _index("notification_unread_idx", "notification", "account_id", where="is_listed AND read_at IS NULL")
    _index("notification_mail_due_idx", "notification", "account_id", where="is_mail_due")
    _index("notification_mail_task_idx", "notification", "mail_task_id", where="mail_task_id IS NOT NULL")
    op.create_table(
        "notification_setting",
        _of_account(primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("channel", sa.Text, primary_key=True),
        sa.Column("is_wanted", sa.Boolean, nullable=False),
        _moment("changed_at", now=True),
        schema="public",
    )
    session = sa.ForeignKey("public.account_session.id", ondelete="CASCADE")
    op.create_table(
        "push_subscription",
        sa.Column("id", sa.Uuid, primary_key=True),
        _of_account(),
        sa.Column("session_id", sa.Uuid, session, nullable=False),
        sa.Column("endpoint_hash", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("locale", sa.Text, nullable=False),
        _moment("created_at", now=True),
        schema="public",
    )
    _index("push_subscription_account_idx", "push_subscription", "account_id", "created_at")
    _index("push_subscription_session_idx", "push_subscription", "session_id")


def downgrade() -> None:
    """Notifications and choices are lost; browsers have to subscribe anew."""
    for name in ("push_subscription", "notification_setting", "notification"):
        op.drop_table(name, schema="public")


def _index(name: str, table: str, *columns: str, where: str | None = None) -> None:
    op.create_index(name, table, columns, schema="public", postgresql_where=sa.text(where) if where else None)

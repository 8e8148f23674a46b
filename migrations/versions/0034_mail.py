"""Adds what decides whether a mail is sent: kinds that were stopped, addresses that fail, mails that are held."""

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"

_NOW = sa.text("clock_timestamp()")


def _moment(name: str) -> sa.Column[object]:
    return sa.Column(name, sa.DateTime(timezone=True), nullable=False, server_default=_NOW)


def upgrade() -> None:
    op.create_table(
        "stopped_mail",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("subject_id", sa.Uuid, primary_key=True),
        _moment("stopped_at"),
        schema="public",
    )
    op.create_table(
        "mail_bounce",
        sa.Column("id", sa.Uuid, primary_key=True),
        sa.Column("email_index", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("bounced_at", sa.DateTime(timezone=True), nullable=False),
        _moment("received_at"),
        sa.CheckConstraint("kind IN ('hard', 'soft', 'complaint')", name="kind"),
        schema="public",
    )
    op.create_index("mail_bounce_email_idx", "mail_bounce", ["email_index", "bounced_at"], schema="public")
    op.create_index("mail_bounce_received_at_idx", "mail_bounce", ["received_at"], schema="public")
    op.create_table(
        "address_suppression",
        sa.Column("email_index", sa.Text, primary_key=True),
        sa.Column("id", sa.Uuid, nullable=False, unique=True),
        sa.Column("cause", sa.Text, nullable=False),
        _moment("suppressed_at"),
        sa.CheckConstraint("cause IN ('hard', 'complaint')", name="cause"),
        schema="public",
    )
    op.create_table(
        "mail_window",
        sa.Column("recipient", sa.Uuid, primary_key=True),
        sa.Column("first_task_id", sa.Uuid, nullable=False),
        sa.Column("closes_at", sa.DateTime(timezone=True), nullable=False),
        schema="public",
    )
    op.create_index("mail_window_closes_at_idx", "mail_window", ["closes_at"], schema="public")
    op.create_table(
        "held_mail",
        sa.Column("task_id", sa.Uuid, primary_key=True),
        sa.Column("recipient", sa.Uuid, nullable=False),
        sa.Column("about", sa.Uuid, nullable=False),
        sa.Column("digest_id", sa.Uuid, nullable=True),
        _moment("held_at"),
        schema="public",
    )
    op.create_index("held_mail_recipient_idx", "held_mail", ["recipient", "held_at"], schema="public")
    op.create_index("held_mail_about_idx", "held_mail", ["about"], schema="public")
    op.create_table(
        "mail_notice",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("about", sa.Uuid, primary_key=True),
        sa.Column("batch_id", sa.Uuid, nullable=False),
        _moment("requested_at"),
        schema="public",
    )
    op.create_index("mail_notice_batch_idx", "mail_notice", ["batch_id"], schema="public")
    op.create_index("mail_notice_requested_at_idx", "mail_notice", ["requested_at"], schema="public")


def downgrade() -> None:
    """Mails that are held are not sent, and stopped kinds are mailed again."""
    for name in ("mail_notice", "held_mail", "mail_window", "address_suppression", "mail_bounce", "stopped_mail"):
        op.drop_table(name, schema="public")

"""Background tasks, and how far each reaction has come."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "task",
        sa.Column("id", sa.Uuid, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("about", sa.Uuid, nullable=False),
        sa.Column("cause_log", sa.Text, nullable=False),
        sa.Column("cause_position", sa.BigInteger, nullable=False),
        sa.Column("correlation_id", sa.Uuid, nullable=False),
        sa.Column("state", sa.Text, nullable=False, server_default="waiting"),
        sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
        sa.Column("not_before", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.clock_timestamp()),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.clock_timestamp()),
        sa.Column("enqueued_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("done_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("last_error", sa.Text, nullable=True),
        sa.CheckConstraint("state IN ('waiting', 'enqueued', 'done', 'dead')", name="task_state_check"),
        sa.UniqueConstraint("name", "cause_log", "cause_position", name="task_name_cause_log_cause_position_key"),
        schema="public",
    )
    op.create_index(
        "task_open_idx",
        "task",
        ["not_before"],
        schema="public",
        postgresql_where=sa.text("state IN ('waiting', 'enqueued')"),
    )
    op.create_index(
        "task_dead_idx", "task", ["created_at"], schema="public", postgresql_where=sa.text("state = 'dead'")
    )
    op.create_table(
        "reaction_position",
        sa.Column("reader", sa.Text, primary_key=True),
        sa.Column("position", sa.BigInteger, nullable=False),
        sa.Column("moved_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.clock_timestamp()),
        schema="public",
    )


def downgrade() -> None:
    op.drop_table("reaction_position", schema="public")
    op.drop_table("task", schema="public")

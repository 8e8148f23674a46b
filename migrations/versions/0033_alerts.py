"""Adds the tables of alerts: matches, when each search is due, and mails."""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"


def _moment(name: str, *, nullable: bool = False, default: str | None = None) -> "sa.Column[object]":
    server_default = sa.text(default) if default else None
    return sa.Column(name, sa.DateTime(timezone=True), nullable=nullable, server_default=server_default)


def upgrade() -> None:
    op.execute(sa.schema.CreateSequence(sa.Sequence("query_match_number", schema="public", data_type=sa.BigInteger)))
    op.create_table(
        "query_match",
        sa.Column("query_id", sa.Uuid, nullable=False),
        sa.Column(
            "number", sa.BigInteger, nullable=False, server_default=sa.text("nextval('public.query_match_number')")
        ),
        sa.Column("job_number", sa.BigInteger, nullable=False),
        sa.Column("job_version", sa.Integer, nullable=False),
        _moment("matched_at"),
        sa.PrimaryKeyConstraint("query_id", "number", name="query_match_pkey"),
        sa.UniqueConstraint("query_id", "job_number", name="query_match_query_id_job_number_key"),
        schema="public",
    )
    op.create_index(
        "query_match_matched_at_idx", "query_match", ["matched_at"], schema="public", postgresql_using="brin"
    )
    op.create_table(
        "alert_schedule",
        sa.Column("search_id", sa.Uuid, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("owner_id", sa.Uuid, nullable=False),
        sa.Column("of_guest", sa.Boolean, nullable=False),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("frequency", sa.Text, nullable=False),
        sa.Column("hour", sa.Integer, nullable=False),
        sa.Column("weekday", sa.Integer, nullable=False),
        _moment("since"),
        sa.Column("after", sa.BigInteger, nullable=False),
        _moment("due_at", nullable=True),
        schema="public",
    )
    op.create_index("alert_schedule_owner_id_idx", "alert_schedule", ["owner_id"], schema="public")
    op.create_index(
        "alert_schedule_due_idx",
        "alert_schedule",
        ["due_at", "owner_id"],
        schema="public",
        postgresql_where=sa.text("due_at IS NOT NULL"),
    )
    op.create_table(
        "alert_mail",
        sa.Column("id", sa.Uuid, primary_key=True),
        sa.Column("owner_id", sa.Uuid, nullable=False),
        sa.Column("of_guest", sa.Boolean, nullable=False),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("search_ids", sa.ARRAY(sa.Uuid), nullable=False),
        _moment("created_at", default="clock_timestamp()"),
        schema="public",
    )
    op.create_index("alert_mail_owner_id_idx", "alert_mail", ["owner_id"], schema="public")
    op.create_index("alert_mail_created_at_idx", "alert_mail", ["created_at"], schema="public")


def downgrade() -> None:
    for name in ("alert_mail", "alert_schedule", "query_match"):
        op.drop_table(name, schema="public")
    op.execute(sa.schema.DropSequence(sa.Sequence("query_match_number", schema="public")))

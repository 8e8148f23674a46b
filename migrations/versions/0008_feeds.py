"""Feeds that are read again and again, their runs, and what finds the same job in two of them."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0008"
down_revision = "0007"

NOW = sa.func.clock_timestamp()


def upgrade() -> None:
    op.drop_constraint("imported_job_job_number_key", "imported_job", schema="public")
    for column in (
        sa.Column("match_key", sa.BigInteger, nullable=True),
        sa.Column("apply_key", sa.BigInteger, nullable=True),
        sa.Column("open_until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("gone_at", sa.DateTime(timezone=True), nullable=True),
    ):
        op.add_column("imported_job", column, schema="public")
    for name in ("job_number", "match_key", "apply_key"):
        op.create_index(f"imported_job_{name}_idx", "imported_job", [name], schema="public")
    op.create_table(
        "feed_source",
        sa.Column("id", sa.Uuid, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("format", sa.Text, nullable=False),
        sa.Column("location", sa.Text, nullable=False),
        sa.Column("employer", sa.Text, nullable=False, server_default=""),
        sa.Column("language", sa.Text, nullable=True),
        sa.Column("country", sa.Text, nullable=True),
        sa.Column("every", sa.Interval, nullable=True),
        sa.Column("paused", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("etag", sa.Text, nullable=False, server_default=""),
        sa.Column("last_modified", sa.Text, nullable=False, server_default=""),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False, server_default=NOW),
        sa.PrimaryKeyConstraint("id", name="feed_source_pkey"),
        sa.UniqueConstraint("name", name="feed_source_name_key"),
        schema="public",
    )
    counts = ("read", "added", "joined", "changed", "unchanged", "refused", "missing", "closed")
    op.create_table(
        "feed_run",
        sa.Column("id", sa.BigInteger, sa.Identity(always=True), nullable=False),
        sa.Column("source_id", sa.Uuid, nullable=False),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=False, server_default=NOW),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("outcome", sa.Text, nullable=False, server_default="running"),
        sa.Column("code", sa.Text, nullable=False, server_default=""),
        sa.Column("reason", sa.Text, nullable=False, server_default=""),
        sa.Column("size", sa.BigInteger, nullable=False, server_default="0"),
        *(sa.Column(name, sa.Integer, nullable=False, server_default="0") for name in counts),
        sa.Column("kept_open", sa.Text, nullable=False, server_default=""),
        sa.Column("refused_by_code", JSONB, nullable=False, server_default="{}"),
        sa.PrimaryKeyConstraint("id", name="feed_run_pkey"),
        sa.ForeignKeyConstraint(
            ["source_id"], ["public.feed_source.id"], ondelete="CASCADE", name="feed_run_source_id_fkey"
        ),
        schema="public",
    )
    op.create_index("feed_run_source_id_idx", "feed_run", ["source_id", "id"], schema="public")
    op.create_table(
        "feed_refusal",
        sa.Column("run_id", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("item", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("run_id", "number", name="feed_refusal_pkey"),
        sa.ForeignKeyConstraint(
            ["run_id"], ["public.feed_run.id"], ondelete="CASCADE", name="feed_refusal_run_id_fkey"
        ),
        schema="public",
    )


def downgrade() -> None:
    for table in ("feed_refusal", "feed_run", "feed_source"):
        op.drop_table(table, schema="public")
    for name in ("job_number", "match_key", "apply_key"):
        op.drop_index(f"imported_job_{name}_idx", "imported_job", schema="public")
    for name in ("match_key", "apply_key", "open_until", "gone_at"):
        op.drop_column("imported_job", name, schema="public")
    # What two feeds offered together belongs to the first of them again.
    op.execute(
        "DELETE FROM public.imported_job AS later USING public.imported_job AS first"
        " WHERE later.job_number = first.job_number"
        " AND (later.imported_at, later.feed, later.external_id) > (first.imported_at, first.feed, first.external_id)"
    )
    op.create_unique_constraint("imported_job_job_number_key", "imported_job", ["job_number"], schema="public")

"""Visits of job pages by month, saved jobs, and searches of the past."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "job_visit",
        sa.Column("visited_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.clock_timestamp()),
        sa.Column("job_number", sa.BigInteger, nullable=False),
        sa.Column("owner_id", sa.Uuid, nullable=True),
        sa.Column("source", sa.Text, nullable=False),
        schema="public",
        postgresql_partition_by="RANGE (visited_at)",
    )
    op.create_index("job_visit_owner_idx", "job_visit", ["owner_id", "job_number"], schema="public")
    op.create_index("job_visit_job_idx", "job_visit", ["job_number", "visited_at"], schema="public")
    op.execute("CREATE TABLE public.job_visit_default PARTITION OF public.job_visit DEFAULT")
    op.create_table(
        "saved_job",
        sa.Column("owner_id", sa.Uuid, nullable=False),
        sa.Column("job_number", sa.BigInteger, nullable=False),
        sa.Column("of_visitor", sa.Boolean, nullable=False),
        sa.Column("saved_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.clock_timestamp()),
        sa.PrimaryKeyConstraint("owner_id", "job_number", name="saved_job_pkey"),
        schema="public",
    )
    op.create_index(
        "saved_job_visitor_idx", "saved_job", ["saved_at"], schema="public", postgresql_where=sa.text("of_visitor")
    )
    op.create_table(
        "remembered_search",
        sa.Column("owner_id", sa.Uuid, nullable=False),
        sa.Column("key_hash", sa.LargeBinary, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("of_visitor", sa.Boolean, nullable=False),
        sa.Column("searched_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.clock_timestamp()),
        sa.PrimaryKeyConstraint("owner_id", "key_hash", name="remembered_search_pkey"),
        schema="public",
    )
    op.create_index(
        "remembered_search_visitor_idx",
        "remembered_search",
        ["searched_at"],
        schema="public",
        postgresql_where=sa.text("of_visitor"),
    )


def downgrade() -> None:
    for table in ("remembered_search", "saved_job", "job_visit"):
        op.drop_table(table, schema="public")

"""Adds counts of page views: by day and class, and by day and job."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    op.create_table(
        "page_view_count",
        sa.Column("day", sa.Date, primary_key=True),
        sa.Column("route", sa.Text, primary_key=True),
        sa.Column("language", sa.Text, primary_key=True),
        sa.Column("referrer", sa.Text, primary_key=True),
        sa.Column("device", sa.Text, primary_key=True),
        sa.Column("views", sa.BigInteger, nullable=False),
        schema="public",
    )
    op.create_table(
        "job_view_count",
        sa.Column("day", sa.Date, primary_key=True),
        sa.Column("job_number", sa.BigInteger, primary_key=True),
        sa.Column("views", sa.BigInteger, nullable=False),
        schema="public",
    )
    op.create_index("job_view_count_job_idx", "job_view_count", ["job_number", "day"], schema="public")


def downgrade() -> None:
    """The counts are lost."""
    op.drop_table("job_view_count", schema="public")
    op.drop_table("page_view_count", schema="public")

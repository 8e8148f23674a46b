"""Numbers of jobs, what was imported from feeds, and employers."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.execute("CREATE EXTENSION IF NOT EXISTS pg_trgm")
    op.execute("CREATE SEQUENCE public.job_number AS bigint")
    op.create_table(
        "imported_job",
        sa.Column("feed", sa.Text, primary_key=True),
        sa.Column("external_id", sa.Text, primary_key=True),
        sa.Column("job_number", sa.BigInteger, nullable=False, unique=True),
        sa.Column("content_hash", sa.LargeBinary, nullable=False),
        sa.Column("imported_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.clock_timestamp()),
        schema="public",
    )
    op.create_table(
        "employer",
        sa.Column("id", sa.BigInteger, sa.Identity(always=True), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("name_key", sa.Text, nullable=False, unique=True),
        sa.Column("place_id", sa.BigInteger, nullable=True),
        sa.Column("place", sa.Text, nullable=False, server_default=""),
        sa.Column("description", sa.Text, nullable=False, server_default=""),
        sa.Column("contact_email", sa.Text, nullable=False, server_default=""),
        sa.Column("is_demo", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.clock_timestamp()),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.clock_timestamp()),
        schema="public",
    )


def downgrade() -> None:
    op.drop_table("employer", schema="public")
    op.drop_table("imported_job", schema="public")
    op.execute("DROP SEQUENCE public.job_number")

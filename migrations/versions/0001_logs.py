"""The schemas, the keys of persons, idempotency keys, and the logs of applications and jobs."""

import sqlalchemy as sa
from alembic import op

from migrations.unchained_log_table import create_log, drop_log

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.execute("CREATE SCHEMA facts")
    op.execute("CREATE SCHEMA read")
    op.execute("CREATE SCHEMA read_kernel")
    op.create_table(
        "person_key",
        sa.Column("person_id", sa.Uuid, primary_key=True),
        sa.Column("wrapped_key", sa.LargeBinary, nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.clock_timestamp()),
        sa.Column("erased_at", sa.DateTime(timezone=True), nullable=True),
        schema="facts",
    )
    op.create_table(
        "idempotency_key",
        sa.Column("actor", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("body_hash", sa.LargeBinary, nullable=False),
        sa.Column("answer", sa.LargeBinary, nullable=False),
        sa.Column("recorded_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.clock_timestamp()),
        schema="facts",
    )
    create_log("applications", schema="facts")
    create_log("jobs", schema="facts")


def downgrade() -> None:
    drop_log("jobs", schema="facts")
    drop_log("applications", schema="facts")
    op.drop_table("idempotency_key", schema="facts")
    op.drop_table("person_key", schema="facts")
    op.execute("DROP SCHEMA read_kernel CASCADE")
    op.execute("DROP SCHEMA read CASCADE")
    op.execute("DROP SCHEMA facts")

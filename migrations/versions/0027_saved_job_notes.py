"""Adds notes to saved jobs."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    op.add_column("saved_job", sa.Column("note", sa.Text, nullable=False, server_default=""), schema="public")


def downgrade() -> None:
    """Notes are lost."""
    op.drop_column("saved_job", "note", schema="public")

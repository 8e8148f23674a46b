"""Feeds of CSV may name their columns otherwise."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0036"
down_revision = "0035"


def upgrade() -> None:
    columns = sa.Column("columns", JSONB, nullable=False, server_default="{}")
    op.add_column("feed_source", columns, schema="public")


def downgrade() -> None:
    """Feeds with other columns are no longer read: their documents have no known header."""
    op.drop_column("feed_source", "columns", schema="public")

"""Adds what employers say about themselves: website, sectors, and the language of their description."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import ARRAY

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    for column in (
        sa.Column("description_language", sa.Text, nullable=False, server_default=""),
        sa.Column("website", sa.Text, nullable=False, server_default=""),
        sa.Column("category_ids", ARRAY(sa.Integer), nullable=False, server_default="{}"),
    ):
        op.add_column("employer", column, schema="public")


def downgrade() -> None:
    """Websites, sectors and languages are lost."""
    for name in ("description_language", "website", "category_ids"):
        op.drop_column("employer", name, schema="public")

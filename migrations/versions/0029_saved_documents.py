"""People keep documents apart from applications, and have pictures."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    for name in ("saved_at", "shown_at"):
        op.add_column("document", sa.Column(name, sa.DateTime(timezone=True), nullable=True), schema="public")


def downgrade() -> None:
    """Pictures would count as documents; saved documents are unused files again."""
    op.execute("DELETE FROM public.document WHERE source = 'picture'")
    for name in ("saved_at", "shown_at"):
        op.drop_column("document", name, schema="public")

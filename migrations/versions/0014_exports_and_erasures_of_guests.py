"""Exports and erasures may be about a guest's contact instead of an account."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    for table in ("personal_export", "erasure"):
        op.add_column(table, sa.Column("contact_index", sa.Text, nullable=True), schema="public")
        op.create_index(
            f"{table}_contact_idx",
            table,
            ["contact_index"],
            schema="public",
            postgresql_where=sa.text("contact_index IS NOT NULL"),
        )
    op.alter_column("personal_export", "account_id", nullable=True, schema="public")


def downgrade() -> None:
    op.execute("DELETE FROM public.personal_export WHERE account_id IS NULL")
    op.alter_column("personal_export", "account_id", nullable=False, schema="public")
    for table in ("personal_export", "erasure"):
        op.drop_index(f"{table}_contact_idx", table, schema="public")
        op.drop_column(table, "contact_index", schema="public")

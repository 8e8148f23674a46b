"""Adds logos of employers."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    op.create_table(
        "employer_logo",
        sa.Column(
            "employer_id", sa.BigInteger, sa.ForeignKey("public.employer.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("picture", sa.LargeBinary, nullable=False),
        schema="public",
    )
    op.create_index("employer_logo_digest_idx", "employer_logo", ["digest"], schema="public")


def downgrade() -> None:
    """Logos are lost."""
    op.drop_table("employer_logo", schema="public")

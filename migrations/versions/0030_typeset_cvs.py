"""Documents that were made of a CV name its version."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    op.add_column("document", sa.Column("cv_id", sa.Uuid, nullable=True), schema="public")
    op.add_column("document", sa.Column("cv_version", sa.Integer, nullable=True), schema="public")
    op.add_column("document", sa.Column("cv_template", sa.Text, nullable=True), schema="public")


def downgrade() -> None:
    """Typeset CVs become documents like others."""
    for name in ("cv_id", "cv_version", "cv_template"):
        op.drop_column("document", name, schema="public")

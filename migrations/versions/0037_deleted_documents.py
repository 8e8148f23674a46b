"""An owner deletes a file that an application names: the application keeps it, their list does not."""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"


def upgrade() -> None:
    op.add_column("document", sa.Column("owner_deleted_at", sa.DateTime(timezone=True), nullable=True), schema="public")


def downgrade() -> None:
    """Files that their owners deleted are listed again until no application names them."""
    op.drop_column("document", "owner_deleted_at", schema="public")

"""Codes are about more than applications: registrations and sign-ins have them too."""

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.alter_column("verification_code", "application_id", new_column_name="about", schema="public")


def downgrade() -> None:
    op.alter_column("verification_code", "about", new_column_name="application_id", schema="public")

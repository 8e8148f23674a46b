"""Adds the messages of the contact form that wait for the mail server."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.create_table(
        "contact_message",
        sa.Column("id", sa.Uuid, primary_key=True),
        sa.Column("email_index", sa.Text, nullable=False),
        sa.Column("encrypted_message", sa.Text, nullable=False),
        sa.Column(
            "received_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.text("clock_timestamp()")
        ),
        schema="public",
    )
    op.create_index("contact_message_email_idx", "contact_message", ["email_index"], schema="public")
    op.create_index("contact_message_received_at_idx", "contact_message", ["received_at"], schema="public")


def downgrade() -> None:
    """Messages that have not been mailed are lost."""
    op.drop_table("contact_message", schema="public")

"""Adds the log of saved searches."""

from migrations.log_table import create_log, drop_log

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    create_log("saved_searches")


def downgrade() -> None:
    """All saved searches are lost."""
    drop_log("saved_searches")

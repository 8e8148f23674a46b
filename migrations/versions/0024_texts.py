"""Adds the log of the site's texts."""

from migrations.log_table import create_log, drop_log

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    create_log("texts")


def downgrade() -> None:
    """Texts that were edited on the site are lost; those of the files remain."""
    drop_log("texts")

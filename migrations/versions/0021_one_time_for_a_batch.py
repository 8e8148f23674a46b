"""Replaces the append functions by ones that read the clock once for a batch. Rows and hashes stay as they are."""

from migrations.log_table import create_append_function

revision = "0021"
down_revision = "0020"

_LOGS = ("applications", "jobs")


def upgrade() -> None:
    for log in _LOGS:
        create_append_function(log)


def downgrade() -> None:
    """The functions stay: those before gave the rows of a batch slightly different times."""

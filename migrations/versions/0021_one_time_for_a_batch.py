"""Replaces the append functions by ones that read the clock once for a batch.

The times of its rows ascend by a microsecond. Rows and hashes that exist stay as they are.
"""

from migrations.log_table import create_append_function

revision = "0021"
down_revision = "0020"

_LOGS = ("applications", "jobs")


def upgrade() -> None:
    for log in _LOGS:
        create_append_function(log)


def downgrade() -> None:
    """The functions stay: those before read the clock for each row."""

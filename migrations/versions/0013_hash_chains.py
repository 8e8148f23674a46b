"""Chains the rows of each log by hashes; existing rows in batches, which go on where an interrupted upgrade ended."""

import sqlalchemy as sa
from alembic import op

from migrations import unchained_log_table
from migrations.append_only import allow_changes, make_append_only
from migrations.chain_batch import create_chain_batch, drop_chain_batch
from migrations.log_table import create_append_function, drop_append_function

revision = "0013"
down_revision = "0012"

_LOGS = ("applications", "jobs")
_BATCH = 10_000


def upgrade() -> None:
    for log in _LOGS:
        op.execute(f"ALTER TABLE events.{log} ADD COLUMN IF NOT EXISTS chain_hash bytea")
        allow_changes(log)
        make_append_only(log, but_columns_added=True)
        op.execute(create_chain_batch(log))
    with op.get_context().autocommit_block():
        for log in _LOGS:
            _chain(log, _chained_up_to(log))
    for log in _LOGS:
        op.execute(f"SELECT pg_advisory_xact_lock(hashtextextended('events.{log}', 0))")
        _chain(log, _chained_up_to(log))
        drop_append_function(log)
        create_append_function(log)
        allow_changes(log)
        make_append_only(log)
        op.execute(f"ALTER TABLE events.{log} ALTER COLUMN chain_hash SET NOT NULL")
        op.execute(f"ALTER TABLE events.{log} ALTER COLUMN recorded_at DROP DEFAULT")
        op.execute(drop_chain_batch(log))


def downgrade() -> None:
    for log in _LOGS:
        drop_append_function(log)
        unchained_log_table.create_append_function(log)
        op.execute(f"ALTER TABLE events.{log} ALTER COLUMN recorded_at SET DEFAULT clock_timestamp()")
        op.drop_column(log, "chain_hash", schema="events")


def _chained_up_to(log: str) -> int:
    query = f"SELECT notification_id FROM events.{log} WHERE chain_hash IS NOT NULL"  # noqa: S608 - a log's name
    last = op.get_bind().execute(sa.text(f"{query} ORDER BY notification_id DESC LIMIT 1")).scalar()
    return last or 0


def _chain(log: str, after: int | None) -> None:
    statement = sa.text(f"SELECT events.chain_batch_{log}(:after, :batch)")
    while after is not None:
        after = op.get_bind().execute(statement, {"after": after, "batch": _BATCH}).scalar_one()

"""The schema of the logs is called `events`, and tables and columns get the glossary's words."""

from alembic import op

from migrations.unchained_log_table import create_append_function, drop_append_function

revision = "0009"
down_revision = "0008"

_LOGS = ("applications", "jobs")
_TABLES = (
    ("public", "reaction_position", "event_handler_checkpoint"),
    ("read_kernel", "projection_position", "projection_checkpoint"),
)
_COLUMNS = (
    ("account", "sealed_email", "encrypted_email"),
    ("account", "sealed_profile", "encrypted_profile"),
    ("registration", "sealed_email", "encrypted_email"),
    ("registration", "sealed_profile", "encrypted_profile"),
    ("registration", "asked_at", "requested_at"),
    ("one_time_link", "sealed", "encrypted_email"),
    ("one_time_link", "asked_at", "requested_at"),
    ("personal_export", "asked_at", "requested_at"),
    ("erasure", "because", "reason"),
    ("erasure", "asked_at", "requested_at"),
    ("document", "sealed_name", "encrypted_name"),
)
_INDEXES = (
    ("registration_asked_at_idx", "registration_requested_at_idx"),
    ("one_time_link_asked_at_idx", "one_time_link_requested_at_idx"),
)


def upgrade() -> None:
    _rename_schema("facts", "events")
    for schema, old, new in _TABLES:
        _rename_table(schema, old, new)
    for table, old, new in _COLUMNS:
        op.alter_column(table, old, new_column_name=new, schema="public")
    for old, new in _INDEXES:
        op.execute(f"ALTER INDEX public.{old} RENAME TO {new}")


def downgrade() -> None:
    for old, new in _INDEXES:
        op.execute(f"ALTER INDEX public.{new} RENAME TO {old}")
    for table, old, new in _COLUMNS:
        op.alter_column(table, new, new_column_name=old, schema="public")
    for schema, old, new in _TABLES:
        _rename_table(schema, new, old)
    _rename_schema("events", "facts")


def _rename_schema(old: str, new: str) -> None:
    """The append functions name their tables in their text, so they are made anew."""
    for log in _LOGS:
        drop_append_function(log, old)
    op.execute(f"ALTER SCHEMA {old} RENAME TO {new}")
    for log in _LOGS:
        create_append_function(log, new)


def _rename_table(schema: str, old: str, new: str) -> None:
    """Tables of read models are not there before a process of the site has made them."""
    op.execute(f"ALTER TABLE IF EXISTS {schema}.{old} RENAME TO {new}")
    op.execute(f"ALTER INDEX IF EXISTS {schema}.{old}_pkey RENAME TO {new}_pkey")

"""Renames the table of imported jobs to source ads."""

from alembic import op

revision = "0010"
down_revision = "0009"

_INDEXES = ("pkey", "job_number_idx", "match_key_idx", "apply_key_idx")


def upgrade() -> None:
    _rename("imported_job", "source_ad")


def downgrade() -> None:
    _rename("source_ad", "imported_job")


def _rename(old: str, new: str) -> None:
    op.rename_table(old, new, schema="public")
    for index in _INDEXES:
        op.execute(f"ALTER INDEX public.{old}_{index} RENAME TO {new}_{index}")

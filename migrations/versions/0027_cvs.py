"""Adds the log of CVs, and the table that says whose each is."""

import sqlalchemy as sa
from alembic import op

from migrations.log_table import create_log, drop_log

revision = "0027"
down_revision = "0026"


def _moment(name: str) -> "sa.Column[object]":
    return sa.Column(name, sa.DateTime(timezone=True), nullable=True)


def upgrade() -> None:
    create_log("cv")
    op.create_table(
        "cv_owner",
        sa.Column("cv_id", sa.Uuid, primary_key=True),
        sa.Column("account_id", sa.Uuid, nullable=False),
        sa.Column(
            "created_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.text("clock_timestamp()")
        ),
        _moment("shown_at"),
        _moment("deleted_at"),
        _moment("cleaned_at"),
        schema="public",
    )
    op.create_index("cv_owner_account_id_idx", "cv_owner", ["account_id"], schema="public")
    op.create_index(
        "cv_owner_shown_key",
        "cv_owner",
        ["account_id"],
        unique=True,
        schema="public",
        postgresql_where=sa.text("shown_at IS NOT NULL"),
    )
    op.create_index(
        "cv_owner_uncleaned_idx",
        "cv_owner",
        ["deleted_at"],
        schema="public",
        postgresql_where=sa.text("deleted_at IS NOT NULL AND cleaned_at IS NULL"),
    )


def downgrade() -> None:
    """All CVs are lost."""
    op.drop_table("cv_owner", schema="public")
    drop_log("cv")

"""Drops passwords, sessions and identities of accounts that were confirmed by a link, which any browser could open;
binds acting sessions to the administrator's own session.

Until now the link kept the password of whoever had registered. Owners sign in by a mailed code or set a new password.
"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

_BY_LINK = "SELECT account_id FROM public.account_consent WHERE number = 1 AND channel = 'link'"


def upgrade() -> None:
    op.execute(f"UPDATE public.account SET password_hash = NULL WHERE id IN ({_BY_LINK})")  # noqa: S608 - a constant
    for table in ("account_session", "account_identity", "account_device"):
        op.execute(f"DELETE FROM public.{table} WHERE account_id IN ({_BY_LINK})")  # noqa: S608 - constants
    op.execute("DELETE FROM public.account_session WHERE acting_id IS NOT NULL")
    op.alter_column("account_session", "token_hash", nullable=True, schema="public")
    op.add_column("account_session", sa.Column("original_session_id", sa.Uuid, nullable=True), schema="public")
    op.create_foreign_key(
        "account_session_original_fkey",
        "account_session",
        "account_session",
        ["original_session_id"],
        ["id"],
        source_schema="public",
        referent_schema="public",
        ondelete="CASCADE",
    )
    op.create_index(
        "account_session_original_idx",
        "account_session",
        ["original_session_id"],
        unique=True,
        schema="public",
        postgresql_where=sa.text("original_session_id IS NOT NULL"),
    )


def downgrade() -> None:
    """Drops the columns again; the sessions that were dropped cannot be restored."""
    op.execute("DELETE FROM public.account_session WHERE acting_id IS NOT NULL OR token_hash IS NULL")
    op.drop_column("account_session", "original_session_id", schema="public")
    op.alter_column("account_session", "token_hash", nullable=False, schema="public")

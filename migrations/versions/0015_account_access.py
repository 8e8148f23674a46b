"""Drops passwords, sessions and identities of accounts that were confirmed by a link, which any browser could open.

Until now the link kept the password of whoever had registered. Owners sign in by a mailed code or set a new password.
"""

from alembic import op

revision = "0015"
down_revision = "0011"

_BY_LINK = "SELECT account_id FROM public.account_consent WHERE number = 1 AND channel = 'link'"


def upgrade() -> None:
    op.execute(f"UPDATE public.account SET password_hash = NULL WHERE id IN ({_BY_LINK})")  # noqa: S608 - a constant
    for table in ("account_session", "account_identity", "account_device"):
        op.execute(f"DELETE FROM public.{table} WHERE account_id IN ({_BY_LINK})")  # noqa: S608 - constants


def downgrade() -> None:
    """What was dropped cannot be restored."""

"""Adds second factors of accounts, their recovery codes, and the challenges of sign-ins that await them."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

_NOW = sa.text("clock_timestamp()")


def _moment(name: str) -> sa.Column[object]:
    return sa.Column(name, sa.DateTime(timezone=True), nullable=False, server_default=_NOW)


def _of_account(*, primary_key: bool = False, nullable: bool = False) -> sa.Column[object]:
    target = sa.ForeignKey("public.account.id", ondelete="CASCADE")
    return sa.Column("account_id", sa.Uuid, target, primary_key=primary_key, nullable=nullable)


def upgrade() -> None:
    op.add_column(
        "account_session", sa.Column("second_factor_at", sa.DateTime(timezone=True), nullable=True), schema="public"
    )
    op.create_table(
        "second_factor",
        sa.Column("id", sa.Uuid, primary_key=True),
        _of_account(),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("encrypted_name", sa.Text, nullable=False),
        sa.Column("encrypted_secret", sa.Text, nullable=True),
        sa.Column("last_step", sa.BigInteger, nullable=True),
        sa.Column("credential_id", sa.LargeBinary, nullable=True, unique=True),
        sa.Column("public_key", sa.LargeBinary, nullable=True),
        sa.Column("sign_count", sa.BigInteger, nullable=True),
        _moment("added_at"),
        sa.Column("used_at", sa.DateTime(timezone=True), nullable=True),
        schema="public",
    )
    op.create_index("second_factor_account_idx", "second_factor", ["account_id"], schema="public")
    op.create_table(
        "recovery_code",
        _of_account(primary_key=True),
        sa.Column("code_hash", sa.LargeBinary, primary_key=True),
        _moment("made_at"),
        sa.Column("used_at", sa.DateTime(timezone=True), nullable=True),
        schema="public",
    )
    op.create_table(
        "second_factor_challenge",
        sa.Column("id", sa.Uuid, primary_key=True),
        sa.Column("purpose", sa.Text, nullable=False),
        _of_account(nullable=True),
        sa.Column("challenge", sa.LargeBinary, nullable=True),
        sa.Column("encrypted_secret", sa.Text, nullable=True),
        sa.Column("remembered", sa.Boolean, nullable=False, server_default=sa.text("false")),
        sa.Column("come_back", sa.Boolean, nullable=False, server_default=sa.text("false")),
        sa.Column("tries", sa.SmallInteger, nullable=False, server_default=sa.text("0")),
        _moment("begun_at"),
        schema="public",
    )
    for column in ("account_id", "begun_at"):
        name = f"second_factor_challenge_{column.split('_')[0]}_idx"
        op.create_index(name, "second_factor_challenge", [column], schema="public")


def downgrade() -> None:
    """Accounts are signed in to by one factor again."""
    for table in ("second_factor_challenge", "recovery_code", "second_factor"):
        op.drop_table(table, schema="public")
    op.drop_column("account_session", "second_factor_at", schema="public")

"""Adds the tables that say whose each saved search is, and which guests left an address for theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"


def _moment(name: str, *, now: bool = False) -> "sa.Column[object]":
    default = sa.text("clock_timestamp()") if now else None
    return sa.Column(name, sa.DateTime(timezone=True), nullable=not now, server_default=default)


def _index(name: str, columns: list[str], condition: str, *, unique: bool = False) -> None:
    where = sa.text(condition)
    op.create_index(name, "saved_search_owner", columns, unique=unique, schema="public", postgresql_where=where)


def upgrade() -> None:
    op.create_table(
        "saved_search_owner",
        sa.Column("search_id", sa.Uuid, primary_key=True),
        sa.Column("owner_id", sa.Uuid, nullable=False),
        sa.Column("of_guest", sa.Boolean, nullable=False),
        sa.Column("key_index", sa.Text, nullable=True),
        _moment("created_at", now=True),
        _moment("confirmed_at"),
        _moment("removed_at"),
        _moment("cleaned_at"),
        schema="public",
    )
    op.create_index("saved_search_owner_owner_id_idx", "saved_search_owner", ["owner_id"], schema="public")
    _index("saved_search_owner_key_key", ["owner_id", "key_index"], "removed_at IS NULL", unique=True)
    _index("saved_search_owner_unconfirmed_idx", ["created_at"], "confirmed_at IS NULL AND removed_at IS NULL")
    _index("saved_search_owner_uncleaned_idx", ["removed_at"], "removed_at IS NOT NULL AND cleaned_at IS NULL")
    op.create_table(
        "search_subscriber",
        sa.Column("id", sa.Uuid, primary_key=True),
        sa.Column("email_index", sa.Text, nullable=False, unique=True),
        sa.Column("encrypted_email", sa.Text, nullable=False),
        sa.Column("locale", sa.Text, nullable=False),
        _moment("created_at", now=True),
        _moment("confirmed_at"),
        schema="public",
    )


def downgrade() -> None:
    op.drop_table("search_subscriber", schema="public")
    op.drop_table("saved_search_owner", schema="public")

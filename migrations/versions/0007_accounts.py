"""Accounts: who somebody is and what shows it; verification codes are about more than applications now."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0007"
down_revision = "0006"

TABLES = (
    "erasure",
    "personal_export",
    "acting_visit",
    "one_time_link",
    "account_consent",
    "account_role",
    "account_device",
    "account_session",
    "account_identity",
    "registration",
    "account",
)


def upgrade() -> None:
    op.alter_column("verification_code", "application_id", new_column_name="about", schema="public")
    op.add_column("guest_application", sa.Column("account_id", sa.Uuid, nullable=True), schema="public")
    _index("guest_application_account_idx", "guest_application", "account_id", where="account_id IS NOT NULL")
    op.execute("CREATE SEQUENCE public.task_request")
    _make_accounts()
    _make_what_shows_it()
    _make_what_a_person_may_ask()


def downgrade() -> None:
    for table in TABLES:
        op.drop_table(table, schema="public")
    op.execute("DROP SEQUENCE public.task_request")
    op.drop_index("guest_application_account_idx", "guest_application", schema="public")
    op.drop_column("guest_application", "account_id", schema="public")
    op.alter_column("verification_code", "about", new_column_name="application_id", schema="public")


def _make_accounts() -> None:
    op.create_table(
        "account",
        sa.Column("id", sa.Uuid, nullable=False),
        sa.Column("email_index", sa.Text, nullable=False),
        sa.Column("sealed_email", sa.Text, nullable=False),
        sa.Column("sealed_profile", sa.Text, nullable=False),
        sa.Column("password_hash", sa.Text, nullable=True),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("preferences", JSONB, nullable=False, server_default=sa.text("'{}'")),
        _now("registered_at"),
        _moment("signed_in_at"),
        _moment("deactivated_at"),
        sa.PrimaryKeyConstraint("id", name="account_pkey"),
        sa.UniqueConstraint("email_index", name="account_email_index_key"),
        schema="public",
    )
    _index("account_deactivated_idx", "account", "deactivated_at", where="deactivated_at IS NOT NULL")
    op.create_table(
        "registration",
        sa.Column("id", sa.Uuid, nullable=False),
        sa.Column("email_index", sa.Text, nullable=False),
        sa.Column("sealed_email", sa.Text, nullable=False),
        sa.Column("sealed_profile", sa.Text, nullable=False),
        sa.Column("password_hash", sa.Text, nullable=True),
        sa.Column("provider", sa.Text, nullable=True),
        sa.Column("subject_index", sa.Text, nullable=True),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("consent_version", sa.Text, nullable=False),
        sa.Column("consent_language", sa.Text, nullable=False),
        _now("asked_at"),
        sa.PrimaryKeyConstraint("id", name="registration_pkey"),
        schema="public",
    )
    _index("registration_email_index_idx", "registration", "email_index")
    _index("registration_asked_at_idx", "registration", "asked_at")
    _of_account(
        "account_role",
        ["account_id", "role", "employer_id"],
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("employer_id", sa.BigInteger, nullable=False),
        _now("granted_at"),
    )
    _of_account(
        "account_consent",
        ["account_id", "number"],
        sa.Column("number", sa.SmallInteger, nullable=False),
        sa.Column("text_version", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        _now("given_at"),
    )


def _make_what_shows_it() -> None:
    _of_account(
        "account_identity",
        ["provider", "subject_index"],
        sa.Column("provider", sa.Text, nullable=False),
        sa.Column("subject_index", sa.Text, nullable=False),
        _now("linked_at"),
    )
    _index("account_identity_account_idx", "account_identity", "account_id")
    _of_account(
        "account_session",
        ["id"],
        sa.Column("id", sa.Uuid, nullable=False),
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("remembered", sa.Boolean, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        _now("started_at"),
        _now("seen_at"),
        sa.Column("acting_id", sa.Uuid, nullable=True),
        sa.UniqueConstraint("token_hash", name="account_session_token_hash_key"),
    )
    _index("account_session_account_idx", "account_session", "account_id")
    _of_account(
        "account_device",
        ["account_id", "device_hash"],
        sa.Column("device_hash", sa.LargeBinary, nullable=False),
        _now("first_seen_at"),
        _now("last_seen_at"),
    )
    _of_account(
        "one_time_link",
        ["id"],
        sa.Column("id", sa.Uuid, nullable=False),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("email_index", sa.Text, nullable=True),
        sa.Column("sealed", sa.Text, nullable=True),
        sa.Column("locale", sa.Text, nullable=False),
        _now("asked_at"),
        _moment("used_at"),
        nullable=True,
    )
    _index("one_time_link_account_idx", "one_time_link", "account_id")
    _index("one_time_link_asked_at_idx", "one_time_link", "asked_at")


def _make_what_a_person_may_ask() -> None:
    _of_account(
        "acting_visit",
        ["id"],
        sa.Column("id", sa.Uuid, nullable=False),
        sa.Column("administrator_id", sa.Uuid, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        _now("started_at"),
        _moment("ended_at"),
    )
    _index("acting_visit_account_idx", "acting_visit", "account_id")
    _of_account(
        "personal_export",
        ["id"],
        sa.Column("id", sa.Uuid, nullable=False),
        _now("asked_at"),
        _moment("ready_at"),
        sa.Column("file_name", sa.Text, nullable=True),
        sa.Column("size", sa.BigInteger, nullable=True),
    )
    _index("personal_export_account_idx", "personal_export", "account_id")
    op.create_table(
        "erasure",
        sa.Column("person_id", sa.Uuid, nullable=False),
        sa.Column("because", sa.Text, nullable=False),
        sa.Column("locale", sa.Text, nullable=False),
        _now("asked_at"),
        _moment("finished_at"),
        sa.PrimaryKeyConstraint("person_id", name="erasure_pkey"),
        schema="public",
    )


def _of_account(name: str, key: list[str], *rest: sa.schema.SchemaItem, nullable: bool = False) -> None:
    op.create_table(
        name,
        sa.Column("account_id", sa.Uuid, nullable=nullable),
        *rest,
        sa.PrimaryKeyConstraint(*key, name=f"{name}_pkey"),
        sa.ForeignKeyConstraint(
            ["account_id"], ["public.account.id"], name=f"{name}_account_id_fkey", ondelete="CASCADE"
        ),
        schema="public",
    )


def _index(name: str, table: str, column: str, *, where: str | None = None) -> None:
    condition = sa.text(where) if where else None
    op.create_index(name, table, [column], schema="public", postgresql_where=condition)


def _moment(name: str) -> sa.Column[object]:
    return sa.Column(name, sa.DateTime(timezone=True), nullable=True)


def _now(name: str) -> sa.Column[object]:
    return sa.Column(name, sa.DateTime(timezone=True), nullable=False, server_default=sa.func.clock_timestamp())

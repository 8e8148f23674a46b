"""Each application of an account gets a key of its own; accounts know their last use, and notices of their erasure.

Keys are split in the transaction of the migration, which locks the log of applications.
"""

import sqlalchemy as sa
from alembic import op

from domain.kernel.process.settings import Settings
from migrations.account_key_split import ANY_LEFT, AccountKeySplit
from migrations.append_only import allow_changes, make_append_only

revision = "0016"
down_revision = "0015"

_RENAMED = (
    "ALTER TABLE public.{old} RENAME TO {new}",
    "ALTER INDEX public.{old}_account_idx RENAME TO {new}_account_idx",
    "ALTER INDEX public.{old}_unverified_idx RENAME TO {new}_unverified_idx",
    "ALTER TABLE public.{new} RENAME CONSTRAINT {old}_pkey TO {new}_pkey",
)
_LAST_USE = """
UPDATE public.account AS a SET active_at = greatest(
    a.registered_at, a.signed_in_at,
    (SELECT max(s.seen_at) FROM public.account_session AS s WHERE s.account_id = a.id AND s.acting_id IS NULL)
)
"""


def upgrade() -> None:
    _rename("guest_application", "application_owner")
    _split_keys()
    moment, now = sa.DateTime(timezone=True), sa.func.clock_timestamp()
    op.add_column("account", sa.Column("active_at", moment, nullable=False, server_default=now), schema="public")
    op.execute(_LAST_USE)
    op.create_index("account_active_idx", "account", ["active_at"], schema="public")
    op.create_table(
        "inactivity_notice",
        sa.Column(
            "account_id",
            sa.Uuid,
            sa.ForeignKey("public.account.id", ondelete="CASCADE", name="inactivity_notice_account_id_fkey"),
            primary_key=True,
        ),
        sa.Column("requested_at", moment, nullable=False, server_default=now),
        sa.Column("sent_at", moment, nullable=True),
        schema="public",
    )


def downgrade() -> None:
    """Applications keep the keys of their own."""
    op.drop_table("inactivity_notice", schema="public")
    op.drop_index("account_active_idx", "account", schema="public")
    op.drop_column("account", "active_at", schema="public")
    _rename("application_owner", "guest_application")


def _rename(old: str, new: str) -> None:
    for statement in _RENAMED:
        op.execute(statement.format(old=old, new=new))


def _split_keys() -> None:
    connection = op.get_bind()
    if not connection.execute(ANY_LEFT).scalar_one():
        return
    config = op.get_context().config
    settings: Settings | None = config.attributes.get("settings") if config else None
    if settings is None:
        msg = "keys of persons can be split only with the settings that wrap them: use `karijera migrate`"
        raise RuntimeError(msg)
    allow_changes("applications")
    AccountKeySplit(connection, connection.engine, settings.personal_data_key.get_secret_value()).run()
    make_append_only("applications")

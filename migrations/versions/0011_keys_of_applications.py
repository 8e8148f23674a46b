"""Every guest's application gets a key of its own: keys that more than one shared by an upload token are split."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import text

from domain.documents.file_store import FileStore
from domain.kernel.process.settings import Settings
from migrations.key_split import KeySplit

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    # What is split is committed application by application, so all of this may have happened before.
    op.execute("ALTER TABLE public.document ADD COLUMN IF NOT EXISTS copy_of uuid")
    any_left = text("SELECT EXISTS (SELECT FROM public.guest_application WHERE person_id <> application_id)")
    if op.get_bind().execute(any_left).scalar_one():
        config = op.get_context().config
        settings: Settings | None = config.attributes.get("settings") if config else None
        if settings is None:
            msg = "keys of persons can be split only with the settings that wrap them: use `karijera migrate`"
            raise RuntimeError(msg)
        with op.get_context().autocommit_block():
            files = FileStore.of(settings)
            KeySplit(op.get_bind().engine, settings.personal_data_key.get_secret_value(), files).run()
    op.drop_index("guest_application_person_id_idx", "guest_application", schema="public")
    op.drop_column("guest_application", "person_id", schema="public")


def downgrade() -> None:
    op.add_column("guest_application", sa.Column("person_id", sa.Uuid, nullable=True), schema="public")
    op.execute("UPDATE public.guest_application SET person_id = application_id")
    op.alter_column("guest_application", "person_id", nullable=False, schema="public")
    op.create_index("guest_application_person_id_idx", "guest_application", ["person_id"], schema="public")
    op.drop_column("document", "copy_of", schema="public")

"""Files that people attach."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "document",
        sa.Column("id", sa.Uuid, nullable=False),
        sa.Column("person_id", sa.Uuid, nullable=False),
        sa.Column("of_guest", sa.Boolean, nullable=False),
        sa.Column("source", sa.Text, nullable=False),
        sa.Column("sealed_name", sa.Text, nullable=False),
        sa.Column("media_type", sa.Text, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("sha256", sa.LargeBinary, nullable=False),
        sa.Column("file_name", sa.Text, nullable=False),
        sa.Column("uploaded_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.clock_timestamp()),
        sa.Column("kept_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("id", name="document_pkey"),
        sa.UniqueConstraint("file_name", name="document_file_name_key"),
        schema="public",
    )
    op.create_index("document_person_id_idx", "document", ["person_id"], schema="public")
    op.create_index(
        "document_orphan_idx",
        "document",
        ["uploaded_at"],
        schema="public",
        postgresql_where=sa.text("kept_at IS NULL"),
    )


def downgrade() -> None:
    op.drop_table("document", schema="public")

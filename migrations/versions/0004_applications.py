"""Guests' applications and their codes, wrong guesses by contact, and who has applied for what."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import ARRAY

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "guest_application",
        sa.Column("application_id", sa.Uuid, nullable=False),
        sa.Column("person_id", sa.Uuid, nullable=False),
        sa.Column("contact_index", sa.Text, nullable=False),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.clock_timestamp()),
        sa.Column("verified_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("cleaned_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("application_id", name="guest_application_pkey"),
        schema="public",
    )
    op.create_index("guest_application_person_id_idx", "guest_application", ["person_id"], schema="public")
    op.create_index(
        "guest_application_unverified_idx",
        "guest_application",
        ["started_at"],
        schema="public",
        postgresql_where=sa.text("verified_at IS NULL"),
    )
    op.create_table(
        "verification_code",
        sa.Column("application_id", sa.Uuid, nullable=False),
        sa.Column("issue_number", sa.SmallInteger, nullable=False),
        sa.Column("contact_index", sa.Text, nullable=False),
        sa.Column("requested_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.clock_timestamp()),
        sa.Column("sent_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("tries_left", sa.SmallInteger, nullable=False, server_default=sa.text("3")),
        sa.Column("tried", ARRAY(sa.LargeBinary), nullable=False, server_default=sa.text("'{}'")),
        sa.Column("used_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("application_id", "issue_number", name="verification_code_pkey"),
        schema="public",
    )
    op.create_index(
        "verification_code_contact_idx", "verification_code", ["contact_index", "requested_at"], schema="public"
    )
    op.create_table(
        "verification_contact",
        sa.Column("contact_index", sa.Text, nullable=False),
        sa.Column("wrong_guesses", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.PrimaryKeyConstraint("contact_index", name="verification_contact_pkey"),
        schema="public",
    )
    op.create_table(
        "job_reservation",
        sa.Column("job_number", sa.BigInteger, nullable=False),
        sa.Column("applicant", sa.Text, nullable=False),
        sa.Column("application_id", sa.Uuid, nullable=False),
        sa.Column("again", sa.Boolean, nullable=False),
        sa.Column("reserved_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.clock_timestamp()),
        sa.PrimaryKeyConstraint("job_number", "applicant", "application_id", name="job_reservation_pkey"),
        schema="public",
    )
    op.create_index("job_reservation_application_idx", "job_reservation", ["application_id"], schema="public")
    op.create_index(
        "job_reservation_first_key",
        "job_reservation",
        ["job_number", "applicant"],
        unique=True,
        schema="public",
        postgresql_where=sa.text("NOT again"),
    )


def downgrade() -> None:
    for table in ("job_reservation", "verification_contact", "verification_code", "guest_application"):
        op.drop_table(table, schema="public")

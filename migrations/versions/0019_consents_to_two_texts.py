"""Consents name a version of the terms and one of the privacy policy instead of that of a single text."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"

_SINGLE = {"account_consent": "text_version", "registration": "consent_version"}
_TWO = ("privacy_version", "terms_version")


def upgrade() -> None:
    for table, single in _SINGLE.items():
        for name in _TWO:
            op.add_column(table, sa.Column(name, sa.SmallInteger, nullable=True), schema="public")
        op.alter_column(table, single, nullable=True, schema="public")


def downgrade() -> None:
    for table, single in _SINGLE.items():
        op.execute(f"UPDATE public.{table} SET {single} = 'unlisted' WHERE {single} IS NULL")  # noqa: S608 - names above
        op.alter_column(table, single, nullable=False, schema="public")
        for name in _TWO:
            op.drop_column(table, name, schema="public")

"""Nothing personal stands in the clear in a backup; logs are append-only; who had access is recorded."""

import base64
import os
from collections.abc import Iterator
from typing import Any

import orjson
import sqlalchemy as sa
from alembic import op
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy.dialects.postgresql import JSONB

from domain.kernel.process.settings import load_settings
from migrations.append_only import FUNCTION, allow_changes, make_append_only

revision = "0012"
down_revision = "0011"

_LOGS = ("applications", "jobs")
_NONCE_BYTES = 12


def upgrade() -> None:
    _create_erasures_applied()
    op.add_column("account", sa.Column("encrypted_preferences", sa.Text, nullable=True), schema="public")
    op.add_column("acting_visit", sa.Column("encrypted_reason", sa.Text, nullable=True), schema="public")
    _encrypt("account", "id", "preferences", "preferences <> '{}'")
    _encrypt("acting_visit", "account_id", "reason", "true")
    op.drop_column("account", "preferences", schema="public")
    op.drop_column("acting_visit", "reason", schema="public")
    op.alter_column("acting_visit", "encrypted_reason", nullable=False, schema="public")
    op.execute(FUNCTION)
    for log in _LOGS:
        make_append_only(log)
    _create_access_records()
    make_append_only("access_record")


def downgrade() -> None:
    op.drop_table("access_address", schema="public")
    op.drop_table("access_record", schema="events")
    for log in _LOGS:
        allow_changes(log)
    op.execute("DROP FUNCTION events.refuse_change()")
    default = sa.text("'{}'")
    op.add_column("account", sa.Column("preferences", JSONB, nullable=False, server_default=default), schema="public")
    op.add_column("acting_visit", sa.Column("reason", sa.Text, nullable=False, server_default=""), schema="public")
    op.alter_column("acting_visit", "reason", server_default=None, schema="public")
    _decrypt("account", "id", "preferences")
    _decrypt("acting_visit", "account_id", "reason")
    op.drop_column("account", "encrypted_preferences", schema="public")
    op.drop_column("acting_visit", "encrypted_reason", schema="public")
    op.drop_table("erasures_applied", schema="public")


def _create_erasures_applied() -> None:
    """A database that is migrated in place has its erasures applied."""
    table = op.create_table(
        "erasures_applied",
        sa.Column("applied_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.clock_timestamp()),
        sa.PrimaryKeyConstraint("applied_at", name="erasures_applied_pkey"),
        schema="public",
    )
    op.execute(sa.insert(table).values(applied_at=sa.func.clock_timestamp()))


def _create_access_records() -> None:
    op.create_table(
        "access_record",
        sa.Column("id", sa.Uuid, nullable=False),
        sa.Column("recorded_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.clock_timestamp()),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("actor_role", sa.Text, nullable=False),
        sa.Column("actor_id", sa.Uuid, nullable=True),
        sa.Column("actor_index", sa.Text, nullable=True),
        sa.Column("account_id", sa.Uuid, nullable=True),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("object_id", sa.Text, nullable=True),
        sa.Column("correlation_id", sa.Uuid, nullable=True),
        sa.PrimaryKeyConstraint("id", name="access_record_pkey"),
        schema="events",
    )
    for column in ("account_id", "actor_id"):
        op.create_index(
            f"access_record_{column}_idx",
            "access_record",
            [column, "recorded_at"],
            schema="events",
            postgresql_where=sa.text(f"{column} IS NOT NULL"),
        )
    op.create_index("access_record_recorded_at_idx", "access_record", ["recorded_at"], schema="events")
    op.create_table(
        "access_address",
        sa.Column("record_id", sa.Uuid, nullable=False),
        sa.Column("network", sa.Text, nullable=False),
        sa.Column("recorded_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.clock_timestamp()),
        sa.PrimaryKeyConstraint("record_id", name="access_address_pkey"),
        schema="public",
    )
    op.create_index("access_address_recorded_at_idx", "access_address", ["recorded_at"], schema="public")


def _encrypt(table: str, person: str, column: str, which: str) -> None:
    """Encrypts a column under the key of the row's person; rows of people without a key lose it."""
    for row_id, value, cipher in _rows(table, person, column, which):
        if cipher:
            plain = value.encode() if isinstance(value, str) else orjson.dumps(value)
            nonce = os.urandom(_NONCE_BYTES)
            ciphertext = nonce + cipher.encrypt(nonce, plain, f"{table}/{row_id}/{column}".encode())
            _set(table, row_id, f"encrypted_{column}", base64.b64encode(ciphertext).decode())
        elif column == "reason":
            op.get_bind().execute(sa.text(f"DELETE FROM public.{table} WHERE id = :id"), {"id": row_id})  # noqa: S608


def _decrypt(table: str, person: str, column: str) -> None:
    for row_id, value, cipher in _rows(table, person, f"encrypted_{column}", f"encrypted_{column} IS NOT NULL"):
        if cipher:
            data = base64.b64decode(value)
            place = f"{table}/{row_id}/{column}".encode()
            _set(table, row_id, column, cipher.decrypt(data[:_NONCE_BYTES], data[_NONCE_BYTES:], place).decode())


def _rows(table: str, person: str, column: str, which: str) -> Iterator[tuple[object, Any, AESGCM | None]]:
    """Id, value and the person's cipher of each row. The wrapping key is needed only where there are rows."""
    query = (
        f"SELECT t.id, t.{column}, t.{person}, k.wrapped_key FROM public.{table} AS t"  # noqa: S608
        f" LEFT JOIN events.person_key AS k ON k.person_id = t.{person} WHERE {which}"
    )
    rows = op.get_bind().execute(sa.text(query)).all()
    wrapping = AESGCM(load_settings().personal_data_key.get_secret_value()) if rows else None
    for row_id, value, person_id, wrapped in rows:
        if wrapping and wrapped:
            key = wrapping.decrypt(wrapped[:_NONCE_BYTES], wrapped[_NONCE_BYTES:], person_id.bytes)
            yield row_id, value, AESGCM(key)
        else:
            yield row_id, value, None


def _set(table: str, row_id: object, column: str, value: str) -> None:
    kind = "jsonb" if column == "preferences" else "text"
    statement = f"UPDATE public.{table} SET {column} = CAST(:value AS {kind}) WHERE id = :id"  # noqa: S608
    op.get_bind().execute(sa.text(statement), {"value": value, "id": row_id})

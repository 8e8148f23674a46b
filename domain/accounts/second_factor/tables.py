"""Tables of second factors. What an app shares with the site is encrypted under the person's key."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    LargeBinary,
    SmallInteger,
    Table,
    Text,
    Uuid,
    func,
    text,
)

from domain.kernel.database.connections import plain_tables
from domain.kernel.database.table_contents import Content, contains


def _of_account(*, primary_key: bool = False, nullable: bool = False) -> Column[object]:
    target = ForeignKey("public.account.id", ondelete="CASCADE")
    return Column("account_id", Uuid, target, primary_key=primary_key, nullable=nullable)


def _now(name: str) -> Column[object]:
    return Column(name, DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp())


second_factor = Table(
    "second_factor",
    plain_tables,
    Column("id", Uuid, primary_key=True),
    _of_account(),
    Column("kind", Text, nullable=False),
    Column("encrypted_name", Text, nullable=False),
    Column("encrypted_secret", Text, nullable=True),
    Column("last_step", BigInteger, nullable=True),
    Column("credential_id", LargeBinary, nullable=True, unique=True),
    Column("public_key", LargeBinary, nullable=True),
    Column("sign_count", BigInteger, nullable=True),
    _now("added_at"),
    Column("used_at", DateTime(timezone=True), nullable=True),
    Index("second_factor_account_idx", "account_id"),
    info=contains(Content.ENCRYPTED),
)
"""An app has `encrypted_secret` and `last_step`, the newest time step whose code was used; a passkey has the other
three."""

recovery_code = Table(
    "recovery_code",
    plain_tables,
    _of_account(primary_key=True),
    Column("code_hash", LargeBinary, primary_key=True),
    _now("made_at"),
    Column("used_at", DateTime(timezone=True), nullable=True),
    info=contains(Content.PSEUDONYMOUS),
)
"""`code_hash` is the SHA-256 of 80 random bits."""

second_factor_challenge = Table(
    "second_factor_challenge",
    plain_tables,
    Column("id", Uuid, primary_key=True),
    Column("purpose", Text, nullable=False),
    _of_account(nullable=True),
    Column("challenge", LargeBinary, nullable=True),
    Column("encrypted_secret", Text, nullable=True),
    Column("remembered", Boolean, nullable=False, server_default=text("false")),
    Column("come_back", Boolean, nullable=False, server_default=text("false")),
    Column("tries", SmallInteger, nullable=False, server_default=text("0")),
    _now("begun_at"),
    Index("second_factor_challenge_account_idx", "account_id"),
    Index("second_factor_challenge_begun_idx", "begun_at"),
    info=contains(Content.EPHEMERAL),
)
"""Sign-ins that await the second factor, and factors that are being added. `challenge` is what a passkey signs; a
sign-in by passkey alone has no account yet."""

"""Tables of issued codes, and of wrong guesses per address or number."""

from sqlalchemy import Column, DateTime, Index, Integer, LargeBinary, SmallInteger, Table, Text, Uuid, func, text
from sqlalchemy.dialects.postgresql import ARRAY

from domain.kernel.database.connections import plain_tables
from domain.kernel.database.table_contents import Content, contains

verification_code = Table(
    "verification_code",
    plain_tables,
    Column("about", Uuid, primary_key=True),
    Column("issue_number", SmallInteger, primary_key=True),
    Column("contact_index", Text, nullable=False),
    Column("requested_at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    Column("sent_at", DateTime(timezone=True), nullable=True),
    Column("expires_at", DateTime(timezone=True), nullable=True),
    Column("tries_left", SmallInteger, nullable=False, server_default=text("3")),
    Column("tried", ARRAY(LargeBinary), nullable=False, server_default=text("'{}'")),
    Column("used_at", DateTime(timezone=True), nullable=True),
    Index("verification_code_contact_idx", "contact_index", "requested_at"),
    info=contains(Content.PSEUDONYMOUS),
)
"""Codes issued for an application, a registration or a sign-in (`about`), by number. The codes themselves are not
stored but derived.

Rows are kept for two days after their application is gone, so that deleting and starting again does not reset the
limits.
"""

verification_contact = Table(
    "verification_contact",
    plain_tables,
    Column("contact_index", Text, primary_key=True),
    Column("wrong_guesses", Integer, nullable=False, server_default=text("0")),
    info=contains(Content.PSEUDONYMOUS),
)
"""Wrong guesses of codes for an address or number, ever."""

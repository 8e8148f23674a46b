"""What applications keep beside their log: guests who wait for a code, their codes, and who has applied for what."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Index,
    Integer,
    LargeBinary,
    SmallInteger,
    Table,
    Text,
    Uuid,
    func,
    text,
)
from sqlalchemy.dialects.postgresql import ARRAY

from domain.kernel.database import plain_tables

guest_application = Table(
    "guest_application",
    plain_tables,
    Column("application_id", Uuid, primary_key=True),
    Column("person_id", Uuid, nullable=False, index=True),
    Column("contact_index", Text, nullable=False),
    Column("started_at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    Column("verified_at", DateTime(timezone=True), nullable=True),
    Column("deleted_at", DateTime(timezone=True), nullable=True),
    Column("cleaned_at", DateTime(timezone=True), nullable=True),
)
"""Applications of guests. `cleaned_at`: what a deleted one left is gone. One that was never sent leaves no row."""

Index(
    "guest_application_unverified_idx",
    guest_application.c.started_at,
    postgresql_where=guest_application.c.verified_at.is_(None),
)

verification_code = Table(
    "verification_code",
    plain_tables,
    Column("application_id", Uuid, primary_key=True),
    Column("issue_number", SmallInteger, primary_key=True),
    Column("contact_index", Text, nullable=False),
    Column("requested_at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    Column("sent_at", DateTime(timezone=True), nullable=True),
    Column("expires_at", DateTime(timezone=True), nullable=True),
    Column("tries_left", SmallInteger, nullable=False, server_default=text("3")),
    Column("tried", ARRAY(LargeBinary), nullable=False, server_default=text("'{}'")),
    Column("used_at", DateTime(timezone=True), nullable=True),
    Index("verification_code_contact_idx", "contact_index", "requested_at"),
)
"""The codes that were issued for an application, by number. The codes themselves are nowhere: they are derived.

Rows outlive a deleted application for two days, so that deleting and starting again does not get round the limits.
"""

verification_contact = Table(
    "verification_contact",
    plain_tables,
    Column("contact_index", Text, primary_key=True),
    Column("wrong_guesses", Integer, nullable=False, server_default=text("0")),
)
"""How often codes for an address or number were guessed wrong, ever."""

job_reservation = Table(
    "job_reservation",
    plain_tables,
    Column("job_number", BigInteger, primary_key=True),
    Column("applicant", Text, primary_key=True),
    Column("application_id", Uuid, primary_key=True),
    Column("again", Boolean, nullable=False),
    Column("reserved_at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    Index("job_reservation_application_idx", "application_id"),
    Index("job_reservation_first_key", "job_number", "applicant", unique=True, postgresql_where=text("NOT again")),
)
"""Who has sent an application for which job: at most one that is not meant as another one."""

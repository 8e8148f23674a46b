"""Plain rows of applications: whose each is, and reservations of first applications for a job."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Index,
    LargeBinary,
    Table,
    Text,
    Uuid,
    func,
    text,
)

from domain.kernel.database.connections import plain_tables
from domain.kernel.database.table_contents import Content, contains

application_owner = Table(
    "application_owner",
    plain_tables,
    Column("application_id", Uuid, primary_key=True),
    Column("contact_index", Text, nullable=False),
    Column("started_at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    Column("verified_at", DateTime(timezone=True), nullable=True),
    Column("deleted_at", DateTime(timezone=True), nullable=True),
    Column("cleaned_at", DateTime(timezone=True), nullable=True),
    Column("account_id", Uuid, nullable=True),
    info=contains(Content.PSEUDONYMOUS),
)
"""Owners of applications. Its id is also the id of the key that protects it. `cleaned_at`: what a deleted one left is
gone. One that was never sent leaves no row. `account_id`: the account that made it or took it over, whose its files
are; None for a guest's."""

Index(
    "application_owner_account_idx",
    application_owner.c.account_id,
    postgresql_where=application_owner.c.account_id.is_not(None),
)

Index(
    "application_owner_unverified_idx",
    application_owner.c.started_at,
    postgresql_where=application_owner.c.verified_at.is_(None),
)

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
    info=contains(Content.PSEUDONYMOUS),
)
"""Reservations of jobs by applicants who have sent an application: at most one each that is not meant as another one.
"""

follow_link = Table(
    "follow_link",
    plain_tables,
    Column("application_id", Uuid, primary_key=True),
    Column("token_hash", LargeBinary, nullable=False, unique=True),
    Column("locale", Text, nullable=False),
    Column("issued_at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    Column("revoked_at", DateTime(timezone=True), nullable=True),
    info=contains(Content.PSEUDONYMOUS),
)
"""The short links that text messages carry to guests who gave only a number."""

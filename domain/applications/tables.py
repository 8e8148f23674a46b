"""Plain rows of applications: guests' applications, and reservations of first applications for a job."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Index,
    Table,
    Text,
    Uuid,
    func,
    text,
)

from domain.kernel.database import plain_tables
from domain.kernel.table_contents import Content, contains

guest_application = Table(
    "guest_application",
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
"""Applications of guests. The id of each is also the id of the person whose key protects it. `cleaned_at`: what a
deleted one left is gone. One that was never sent leaves no row. `account_id`: the account that took it over, whose its
files are since then."""

Index(
    "guest_application_account_idx",
    guest_application.c.account_id,
    postgresql_where=guest_application.c.account_id.is_not(None),
)

Index(
    "guest_application_unverified_idx",
    guest_application.c.started_at,
    postgresql_where=guest_application.c.verified_at.is_(None),
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
"""Who has sent an application for which job: at most one that is not meant as another one."""

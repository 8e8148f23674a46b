"""The table of employers."""

from sqlalchemy import BigInteger, Boolean, Column, DateTime, Identity, Table, Text, false, func

from domain.kernel.database import plain_tables
from domain.kernel.table_contents import Content, contains

employer = Table(
    "employer",
    plain_tables,
    Column("id", BigInteger, Identity(always=True), primary_key=True),
    Column("name", Text, nullable=False),
    Column("name_key", Text, nullable=False, unique=True),
    Column("place_id", BigInteger, nullable=True),
    Column("place", Text, nullable=False, server_default=""),
    Column("description", Text, nullable=False, server_default=""),
    Column("contact_email", Text, nullable=False, server_default=""),
    Column("is_demo", Boolean, nullable=False, server_default=false()),
    Column("created_at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    Column("updated_at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    info=contains(Content.PUBLIC),
)
"""`name_key` is the name without case and double spaces, unique. `place_id` is a geonameid if the place is in the
gazetteer. Applications are forwarded to `contact_email`; empty: the employer takes none."""

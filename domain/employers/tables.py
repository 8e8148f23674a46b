"""The tables of employers and their logos."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Identity,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    false,
    func,
)
from sqlalchemy.dialects.postgresql import ARRAY

from domain.kernel.database.connections import plain_tables
from domain.kernel.database.table_contents import Content, contains

employer = Table(
    "employer",
    plain_tables,
    Column("id", BigInteger, Identity(always=True), primary_key=True),
    Column("name", Text, nullable=False),
    Column("name_key", Text, nullable=False, unique=True),
    Column("place_id", BigInteger, nullable=True),
    Column("place", Text, nullable=False, server_default=""),
    Column("description", Text, nullable=False, server_default=""),
    Column("description_language", Text, nullable=False, server_default=""),
    Column("website", Text, nullable=False, server_default=""),
    Column("category_ids", ARRAY(Integer), nullable=False, server_default="{}"),
    Column("contact_email", Text, nullable=False, server_default=""),
    Column("is_demo", Boolean, nullable=False, server_default=false()),
    Column("created_at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    Column("updated_at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    info=contains(Content.PUBLIC),
)
"""`name_key` is the name without case and double spaces, unique. `place_id` is a geonameid if the place is in the
gazetteer. `description_language` (ISO 639-1) is empty if it is not known. `category_ids` are the sectors that the
employer names; empty: those of its ads. Applications are forwarded to `contact_email`; empty: the employer takes none.
"""

employer_logo = Table(
    "employer_logo",
    plain_tables,
    Column("employer_id", BigInteger, ForeignKey(employer.c.id, ondelete="CASCADE"), primary_key=True),
    Column("digest", Text, nullable=False),
    Column("picture", LargeBinary, nullable=False),
    Index("employer_logo_digest_idx", "digest"),
    info=contains(Content.PUBLIC),
)
"""`picture` is a PNG (`logo.py`), `digest` its SHA-256 in hexadecimal digits, which its address has."""

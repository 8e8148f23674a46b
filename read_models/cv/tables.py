"""One row for each CV that is not deleted: what its owner's list says, and what its completeness follows from."""

from sqlalchemy import BigInteger, Boolean, Column, DateTime, Index, Table, Text, Uuid
from sqlalchemy.dialects.postgresql import JSONB

from read_models.kernel.projection import read_metadata

cv_tables = read_metadata()

cv = Table(
    "cv",
    cv_tables,
    Column("id", Uuid, primary_key=True),
    Column("account_id", Uuid, nullable=False),
    Column("language", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("created_at", DateTime(timezone=True), nullable=False),
    Column("updated_at", DateTime(timezone=True), nullable=False),
    Column("is_shown", Boolean, nullable=False),
    Column("has_contact", Boolean, nullable=False),
    Column("has_summary", Boolean, nullable=False),
    Column("has_ideal_job", Boolean, nullable=False),
    Column("items", JSONB, nullable=False),
)
"""`items` has the kind of each item by its id, and whether it is described: no text of theirs. All other content is
left to the stream. The row of a deleted CV is gone."""

Index("cv_account_idx", cv.c.account_id)

"""The tables of the change feed: one row for each public change, and one for each published job."""

from sqlalchemy import BigInteger, Column, DateTime, Integer, Table, Text, Uuid

from read_models.kernel.projection import read_metadata

job_change_tables = read_metadata()

job_change = Table(
    "job_change",
    job_change_tables,
    Column("position", BigInteger, primary_key=True, autoincrement=False),
    Column("job_number", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("changed_at", DateTime(timezone=True), nullable=False),
)
"""`position` is that of the event in its log, so a rebuild reproduces the pages that readers have fetched."""

changing_job = Table(
    "changing_job",
    job_change_tables,
    Column("stream_id", Uuid, primary_key=True),
    Column("number", BigInteger, nullable=False),
)
"""Published jobs; changes of drafts are not public."""

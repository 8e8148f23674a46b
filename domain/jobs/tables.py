"""What the job module keeps beside its log: the next number, and which ad of which feed became which job."""

from sqlalchemy import BigInteger, Column, DateTime, LargeBinary, Sequence, Table, Text, func

from domain.kernel.database import plain_tables

job_number = Sequence("job_number", metadata=plain_tables, schema="public")

imported_job = Table(
    "imported_job",
    plain_tables,
    Column("feed", Text, primary_key=True),
    Column("external_id", Text, primary_key=True),
    Column("job_number", BigInteger, nullable=False, unique=True),
    Column("content_hash", LargeBinary, nullable=False),
    Column("imported_at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
)

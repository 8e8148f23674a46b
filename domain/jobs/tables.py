"""The sequence of job numbers."""

from sqlalchemy import Sequence

from domain.kernel.database.connections import plain_tables

job_number = Sequence("job_number", metadata=plain_tables, schema="public")

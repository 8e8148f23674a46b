"""The table of job pages: one row for each job, with its card and the whole ad."""

from sqlalchemy import BigInteger, Column, DateTime, Index, Integer, Table, Text, Uuid
from sqlalchemy.dialects.postgresql import ARRAY, JSONB

from read_models.kernel.projection import read_metadata

job_page_tables = read_metadata()

job_page = Table(
    "job_page",
    job_page_tables,
    Column("stream_id", Uuid, primary_key=True),
    Column("number", BigInteger, nullable=False, unique=True),
    Column("version", Integer, nullable=False),
    Column("slug", Text, nullable=False),
    Column("position", Text, nullable=True),
    Column("category", Integer, nullable=True),
    Column("employer_id", BigInteger, nullable=False),
    Column("employer_name", Text, nullable=False),
    Column("area_ids", ARRAY(Text), nullable=False),
    Column("published_at", DateTime(timezone=True), nullable=False),
    Column("apply_until", DateTime(timezone=True), nullable=False),
    Column("paused_at", DateTime(timezone=True), nullable=True),
    Column("expired_at", DateTime(timezone=True), nullable=True),
    Column("closed_at", DateTime(timezone=True), nullable=True),
    Column("removed_at", DateTime(timezone=True), nullable=True),
    Column("changed_at", DateTime(timezone=True), nullable=False),
    Column("changes", JSONB, nullable=False),
    Column("card", JSONB, nullable=False),
    Column("ad", JSONB, nullable=False),
)
"""Drafts have no row. `area_ids` are the places with their regions and countries; `changes` are public changes: `at`,
`kind` and `fields`; `card` is the job as shown in lists, `ad` the whole ad. Whether a job is active is not stored,
since `apply_until` passes without an event."""

OPEN = (
    job_page.c.paused_at.is_(None)
    & job_page.c.expired_at.is_(None)
    & job_page.c.closed_at.is_(None)
    & job_page.c.removed_at.is_(None)
)
"""Active unless `apply_until` has passed."""

UNEXPIRED = job_page.c.expired_at.is_(None) & job_page.c.closed_at.is_(None) & job_page.c.removed_at.is_(None)
"""The deadline has not passed, or is not recorded as passed yet."""

Index("job_page_deadline_idx", job_page.c.apply_until, job_page.c.number, postgresql_where=UNEXPIRED)
Index("job_page_position_idx", job_page.c.category, job_page.c.position)

"""One row a job: what a card shows, and the whole ad for the page."""

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
"""Drafts have no row. `area_ids` are the places, their regions and countries; `changes` is what readers may have
missed: `at`, `kind` and the names of the fields; `card` is what every list shows of the job, `ad` the whole ad. Whether
a job is active is not stored: `apply_until` passes by itself."""

OPEN = (
    job_page.c.paused_at.is_(None)
    & job_page.c.expired_at.is_(None)
    & job_page.c.closed_at.is_(None)
    & job_page.c.removed_at.is_(None)
)
"""Nothing but the clock stands against it."""

UNEXPIRED = job_page.c.expired_at.is_(None) & job_page.c.closed_at.is_(None) & job_page.c.removed_at.is_(None)
"""Its deadline is still to pass, or has passed without being recorded yet."""

Index("job_page_deadline_idx", job_page.c.apply_until, job_page.c.number, postgresql_where=UNEXPIRED)
Index("job_page_position_idx", job_page.c.category, job_page.c.position)

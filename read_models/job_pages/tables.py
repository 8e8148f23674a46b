"""One row a job: what a card shows in columns of its own, the whole ad for the page."""

from sqlalchemy import BigInteger, Column, DateTime, Index, Integer, SmallInteger, Table, Text, Uuid
from sqlalchemy.dialects.postgresql import ARRAY, JSONB

from read_models.kernel.projection import read_metadata

job_page_tables = read_metadata()

job_page = Table(
    "job_page",
    job_page_tables,
    Column("stream_id", Uuid, primary_key=True),
    Column("number", BigInteger, nullable=False, unique=True),
    Column("version", Integer, nullable=False),
    Column("title", Text, nullable=False),
    Column("slug", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("position", Text, nullable=True),
    Column("category", Integer, nullable=True),
    Column("employer_id", BigInteger, nullable=False),
    Column("employer_name", Text, nullable=False),
    Column("places", JSONB, nullable=False),
    Column("area_ids", ARRAY(Text), nullable=False),
    Column("work_mode", Text, nullable=False),
    Column("salary", JSONB(none_as_null=True), nullable=True),
    Column("application_types", ARRAY(Text), nullable=False),
    Column("format", Text, nullable=False),
    Column("tier", SmallInteger, nullable=False),
    Column("demo", Text, nullable=True),
    Column("published_at", DateTime(timezone=True), nullable=False),
    Column("apply_until", DateTime(timezone=True), nullable=False),
    Column("closed_at", DateTime(timezone=True), nullable=True),
    Column("changed_at", DateTime(timezone=True), nullable=False),
    Column("ad", JSONB, nullable=False),
    Column("search_text", Text, nullable=False),
)
"""`area_ids` are the places, their regions and countries; `tier` orders by what was paid for; `search_text` holds
folded words, each after a space. Whether a job is active is not stored: `apply_until` passes by itself."""

Index(
    "job_page_search_text_idx",
    job_page.c.search_text,
    postgresql_using="gin",
    postgresql_ops={"search_text": "gin_trgm_ops"},
)
Index("job_page_area_ids_idx", job_page.c.area_ids, postgresql_using="gin")
Index(
    "job_page_order_idx",
    job_page.c.tier.desc(),
    job_page.c.published_at.desc(),
    job_page.c.number.desc(),
    postgresql_where=job_page.c.closed_at.is_(None),
)
Index("job_page_position_idx", job_page.c.category, job_page.c.position)

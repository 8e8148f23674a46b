"""Tables of source ads, feeds and their runs."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Identity,
    Index,
    Integer,
    Interval,
    LargeBinary,
    Table,
    Text,
    Uuid,
    false,
    func,
)
from sqlalchemy.dialects.postgresql import JSONB

from domain.kernel.database.connections import plain_tables
from domain.kernel.database.table_contents import Content, contains

source_ad = Table(
    "source_ad",
    plain_tables,
    Column("feed", Text, primary_key=True),
    Column("external_id", Text, primary_key=True),
    Column("job_number", BigInteger, nullable=False),
    Column("content_hash", LargeBinary, nullable=False),
    Column("match_key", BigInteger, nullable=True),
    Column("apply_key", BigInteger, nullable=True),
    Column("open_until", DateTime(timezone=True), nullable=True),
    Column("gone_at", DateTime(timezone=True), nullable=True),
    Column("imported_at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    Index("source_ad_job_number_idx", "job_number"),
    Index("source_ad_match_key_idx", "match_key"),
    Index("source_ad_apply_key_idx", "apply_key"),
    info=contains(Content.PUBLIC),
)
"""One row for each ad of each feed; several may be sources of one job. `match_key` and `apply_key` find duplicates in
other feeds. `open_until` is our default deadline if the feed has none. `gone_at`: no longer in the feed."""

feed_source = Table(
    "feed_source",
    plain_tables,
    Column("id", Uuid, primary_key=True),
    Column("name", Text, nullable=False, unique=True),
    Column("format", Text, nullable=False),
    Column("location", Text, nullable=False),
    Column("employer", Text, nullable=False, server_default=""),
    Column("language", Text, nullable=True),
    Column("country", Text, nullable=True),
    Column("every", Interval, nullable=True),
    Column("columns", JSONB, nullable=False, server_default="{}"),
    Column("paused", Boolean, nullable=False, server_default=false()),
    Column("due_at", DateTime(timezone=True), nullable=True),
    Column("etag", Text, nullable=False, server_default=""),
    Column("last_modified", Text, nullable=False, server_default=""),
    Column("created_at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    info=contains(Content.PUBLIC),
)
"""A configured feed. `location` is a URL or a file's path; `columns` are the names of columns of CSV, by field. Without
`every` it is read on command only. `etag` and `last_modified` are those of the last document read completely."""

feed_run = Table(
    "feed_run",
    plain_tables,
    Column("id", BigInteger, Identity(always=True), primary_key=True),
    Column("source_id", Uuid, ForeignKey(feed_source.c.id, ondelete="CASCADE"), nullable=False),
    Column("started_at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    Column("ended_at", DateTime(timezone=True), nullable=True),
    Column("outcome", Text, nullable=False, server_default="running"),
    Column("code", Text, nullable=False, server_default=""),
    Column("reason", Text, nullable=False, server_default=""),
    Column("size", BigInteger, nullable=False, server_default="0"),
    Column("read", Integer, nullable=False, server_default="0"),
    Column("added", Integer, nullable=False, server_default="0"),
    Column("joined", Integer, nullable=False, server_default="0"),
    Column("changed", Integer, nullable=False, server_default="0"),
    Column("unchanged", Integer, nullable=False, server_default="0"),
    Column("refused", Integer, nullable=False, server_default="0"),
    Column("missing", Integer, nullable=False, server_default="0"),
    Column("closed", Integer, nullable=False, server_default="0"),
    Column("kept_open", Text, nullable=False, server_default=""),
    Column("refused_by_code", JSONB, nullable=False, server_default="{}"),
    Index("feed_run_source_id_idx", "source_id", "id"),
    info=contains(Content.PUBLIC),
)
"""One import of a feed. `code` is why it was not completed, `kept_open` why missing ads stay open."""

feed_refusal = Table(
    "feed_refusal",
    plain_tables,
    Column("run_id", BigInteger, ForeignKey(feed_run.c.id, ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("item", Text, nullable=False),
    Column("code", Text, nullable=False),
    Column("reason", Text, nullable=False),
    info=contains(Content.PUBLIC),
)
"""The first refused items of a run; the run itself stores counts by code."""

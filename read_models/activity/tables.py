"""The table of the audit view: one row for each event, with its metadata and its data that are not personal."""

from sqlalchemy import BigInteger, Column, DateTime, Index, Table, Text, Uuid
from sqlalchemy.dialects.postgresql import JSONB

from read_models.kernel.projection import read_metadata

activity_tables = read_metadata()

activity = Table(
    "activity",
    activity_tables,
    Column("log", Text, primary_key=True),
    Column("position", BigInteger, primary_key=True),
    Column("stream_id", Uuid, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("topic", Text, nullable=False),
    Column("recorded_at", DateTime(timezone=True), nullable=False),
    Column("actor_role", Text, nullable=False),
    Column("actor_id", Text, nullable=True),
    Column("subject", Uuid, nullable=True),
    Column("channel", Text, nullable=False),
    Column("correlation_id", Uuid, nullable=False),
    Column("causation_id", Uuid, nullable=True),
    Column("data", JSONB, nullable=False),
)
"""`subject` is a pseudonym: the id of the person's key."""

Index("activity_stream_idx", activity.c.log, activity.c.stream_id, activity.c.version, unique=True)
Index("activity_began_idx", activity.c.log, activity.c.recorded_at, postgresql_where=activity.c.version == 1)
Index("activity_correlation_idx", activity.c.correlation_id)

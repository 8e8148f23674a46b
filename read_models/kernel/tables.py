"""Tables of the projection runtime: checkpoints, live generations, parked streams."""

from sqlalchemy import BigInteger, Column, DateTime, Integer, MetaData, Table, Text, Uuid, func

from domain.kernel.database.connections import plain_tables
from domain.kernel.database.table_contents import Content, contains

READ_SCHEMA = "read"
"""The schema of the views on live generations, which queries read."""


def _checkpoint_columns() -> list[Column[object]]:
    return [
        Column("reader", Text, primary_key=True),
        Column("position", BigInteger, nullable=False),
        Column("moved_at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    ]


kernel_tables = MetaData(schema="read_kernel")
"""Created by `generations.install`, and dropped together with the read models."""

projection_checkpoint = Table("projection_checkpoint", kernel_tables, *_checkpoint_columns())
projection_generation = Table(
    "projection_generation",
    kernel_tables,
    Column("projection", Text, primary_key=True),
    Column("live", Integer, nullable=False),
    Column("fingerprint", Text, nullable=False),
)
parked_stream = Table(
    "parked_stream",
    kernel_tables,
    Column("projection", Text, primary_key=True),
    Column("generation", Integer, primary_key=True),
    Column("log", Text, primary_key=True),
    Column("stream_id", Uuid, primary_key=True),
    Column("position", BigInteger, nullable=False),
    Column("error", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("parked_at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    Column("try_at", DateTime(timezone=True), nullable=True),
)
"""Streams whose event at `position` could not be projected; `try_at` is null when no retry is left."""

event_handler_checkpoint = Table(
    "event_handler_checkpoint", plain_tables, *_checkpoint_columns(), info=contains(Content.PUBLIC)
)
"""Survives a rebuild of the read models: an event handler must not handle an event twice."""

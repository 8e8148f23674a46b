"""A minimal event and projection, so that the costs of the event store and projection runtime dominate."""

from collections.abc import Sequence
from typing import cast

from sqlalchemy import BigInteger, Column, Connection, DateTime, Integer, Table, Uuid

from domain.kernel.log.event import Event, RecordedEvent
from read_models.kernel.projection import read_metadata
from read_models.kernel.rows import Rows


class Counted(Event, topic="benchmark.Counted"):
    """Something was counted."""

    amount: int


tally_tables = read_metadata()
tally = Table(
    "tally",
    tally_tables,
    Column("stream_id", Uuid, primary_key=True),
    Column("amount", BigInteger, nullable=False),
    Column("events", Integer, nullable=False),
    Column("last_at", DateTime(timezone=True), nullable=False),
)


class Tally:
    """One row per stream: the sum, the number of events, and the time of the last one."""

    name = "tally"
    version = 1
    logs = ("applications",)
    metadata = tally_tables
    partitionable_by_stream = True

    def project(self, connection: Connection, events: Sequence[RecordedEvent[Event]]) -> None:
        rows = Rows(connection, tally, [(recorded.stream_id,) for recorded in events])
        for recorded in events:
            event = cast("Counted", recorded.event)
            row = rows.get(recorded.stream_id)
            if row is None:
                row = {"stream_id": recorded.stream_id, "amount": 0, "events": 0}
            rows.put(
                row
                | {
                    "amount": row["amount"] + event.amount,
                    "events": row["events"] + 1,
                    "last_at": recorded.recorded_at,
                }
            )
        rows.save()

"""A small fact and a small view of it: what the kernel costs shows best where the product does little."""

from collections.abc import Sequence
from typing import cast

from sqlalchemy import BigInteger, Column, Connection, DateTime, Integer, Table, Uuid

from domain.kernel.facts import Fact, Recorded
from read_models.kernel.projection import read_metadata
from read_models.kernel.rows import Rows


class Counted(Fact, topic="benchmark.Counted"):
    """Something was counted."""

    amount: int


tally_tables = read_metadata()
tally = Table(
    "tally",
    tally_tables,
    Column("stream_id", Uuid, primary_key=True),
    Column("amount", BigInteger, nullable=False),
    Column("facts", Integer, nullable=False),
    Column("last_at", DateTime(timezone=True), nullable=False),
)


class Tally:
    """One row a stream: how much, in how many facts, and when last."""

    name = "tally"
    version = 1
    logs = ("applications",)
    metadata = tally_tables
    keeps_streams_apart = True

    def project(self, connection: Connection, facts: Sequence[Recorded[Fact]]) -> None:
        rows = Rows(connection, tally, [(recorded.stream_id,) for recorded in facts])
        for recorded in facts:
            fact = cast("Counted", recorded.fact)
            row = rows.get(recorded.stream_id)
            if row is None:
                row = {"stream_id": recorded.stream_id, "amount": 0, "facts": 0}
            rows.put(
                row
                | {
                    "amount": row["amount"] + fact.amount,
                    "facts": row["facts"] + 1,
                    "last_at": recorded.recorded_at,
                }
            )
        rows.save()

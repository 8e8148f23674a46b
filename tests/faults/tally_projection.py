"""A minimal module for fault tests: counting events on many streams, and a read model that sums them."""

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from uuid import UUID

from sqlalchemy import BigInteger, Column, Connection, DateTime, Integer, Table, Uuid, text
from sqlalchemy.dialects.postgresql import Insert, insert

from domain.kernel.log.event import SYSTEM, Context, Event, RecordedEvent
from domain.kernel.log.event_store import Change, EventStore
from domain.kernel.log.streams import Streams
from domain.kernel.process.platform import Platform
from domain.kernel.values.ids import new_id
from domain.platform import open_platform
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.generations import Generation, live_generation
from read_models.kernel.listener import LogListener
from read_models.kernel.projection import DERIVED, read_metadata
from read_models.kernel.projection_runner import ProjectionRunner
from tests.settings_factory import settings_for

LOG = "applications"
"""The events stand in a log that exists; nothing of applications is read in the same database."""


class Counted(Event, topic="tests.Counted"):
    """One more, or several. `noted_at` is what the client's clock said."""

    number: int = 1
    noted_at: datetime | None = None


tally_tables = read_metadata()
tally = Table(
    "tally",
    tally_tables,
    Column("stream_id", Uuid, primary_key=True),
    Column("total", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("changed_at", DateTime(timezone=True), nullable=False),
)


class Poison(Exception):
    """The error that the projection raises for events it is told to stumble over."""


class Tallies:
    """A row for each stream."""

    name = "tallies"
    version = 1
    logs = (LOG,)
    metadata = tally_tables

    def __init__(self) -> None:
        self.poison: set[int] = set()

    def project(self, connection: Connection, events: Sequence[RecordedEvent[Event]]) -> None:
        rows: dict[UUID, dict[str, object]] = {}
        sums: dict[UUID, int] = {}
        for recorded in events:
            if isinstance(recorded.event, Counted):
                if recorded.event.number in self.poison:
                    raise Poison
                stream = recorded.stream_id
                sums[stream] = sums.get(stream, 0) + recorded.event.number
                rows[stream] = {"stream_id": stream, "version": recorded.version, "changed_at": recorded.recorded_at}
        if rows:
            connection.execute(_upsert(), [row | {"total": sums[stream]} for stream, row in rows.items()])


def _upsert() -> Insert:
    statement = insert(tally)
    new = statement.excluded
    changed = {"total": tally.c.total + new.total, "version": new.version, "changed_at": new.changed_at}
    return statement.on_conflict_do_update(index_elements=[tally.c.stream_id], set_=changed)


def context() -> Context:
    """Each command has a correlation id of its own, as requests do."""
    return Context(SYSTEM, "web")


def open_for_faults(database_url: str, *, pool_size: int = 16) -> Platform:
    return open_platform(settings_for(database_url).model_copy(update={"database_pool_size": pool_size}))


def count(log: EventStore, stream_id: UUID | None = None, *numbers: int, expected_version: int = 0) -> UUID:
    """Counts on a stream, a new one unless it is named."""
    stream = stream_id or new_id()
    events = [Counted(number=number) for number in numbers or (1,)]
    log.append([Change(stream, expected_version, events, context())])
    return stream


def totals_in(log: EventStore) -> Streams[int, Counted]:
    """The streams that are counted on, each of which folds to its total."""
    return Streams(log, lambda total, event, _: (total or 0) + event.number)


def everything(log: EventStore) -> list[RecordedEvent[Event]]:
    """The whole log in order of positions."""
    return log.read(0, 1_000_000)


def canonical_hash(connection: Connection, generation: Generation) -> str:
    """One hash of all rows of a generation, written down here anew so that it owes nothing to what it tests.

    Derived tables are left out, as an index would be.
    """
    hashed = hashlib.sha256()
    for table in generation.projection.metadata.sorted_tables:
        if DERIVED in table.info:
            continue
        columns = ", ".join(f'"{column.name}"' for column in table.columns)
        rows = connection.execute(
            text(f'SELECT r::text FROM (SELECT {columns} FROM "{generation.schema}"."{table.name}") AS r')
        )
        for row in sorted(rows.scalars()):
            hashed.update(f"{table.name}{row}\n".encode())
    return hashed.hexdigest()


def totals(connection: Connection) -> dict[UUID, int]:
    """The total of each stream as queries see it."""
    return {row.stream_id: row.total for row in connection.execute(tally.select())}


def truth(log: EventStore) -> dict[UUID, int]:
    """Adds up from the whole log what the totals must be."""
    sums: dict[UUID, int] = {}
    for recorded in everything(log):
        if isinstance(recorded.event, Counted):
            sums[recorded.stream_id] = sums.get(recorded.stream_id, 0) + recorded.event.number
    return sums


def position(platform: Platform, tallies: Tallies) -> int:
    """Returns the position that the live rows have reached."""
    with platform.engine.connect() as connection:
        reader = live_generation(connection, tallies).reader(LOG)
    return CatchUp(platform.engine, platform.logs).checkpoints.max_tracking_id(reader) or 0


@contextmanager
def following(platform: Platform, tallies: Tallies) -> Iterator[None]:
    """Runs what `workers.follow` does for one projection."""
    listener = LogListener(platform.settings.database_url, [LOG])
    follower = ProjectionRunner(platform.engine, CatchUp(platform.engine, platform.logs), listener, [tallies])
    listener.start()
    follower.start()
    try:
        yield
    finally:
        follower.stop()
        listener.stop()

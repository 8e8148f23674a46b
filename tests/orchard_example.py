"""Example module for tests of the kernel: trees with their events, and a projection of them."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import BigInteger, Column, Connection, DateTime, Index, Integer, MetaData, Table, Text, Uuid
from sqlalchemy.dialects.postgresql import ARRAY

from domain.kernel.log.event import SYSTEM, Context, Event, Personal, RecordedEvent
from domain.kernel.log.event_store import Change, EventStore
from domain.kernel.log.streams import Streams
from domain.kernel.values.ids import new_id
from read_models.kernel.projection import Rows, read_metadata

LOG = "jobs"
"""The orchard's events stand in a log that exists; nothing of jobs is read in the same database."""


class TreePlanted(Event, topic="orchard.TreePlanted"):
    sort: str


class TreeGiven(Event, topic="orchard.TreeGiven"):
    owner: Personal[str]


class ApplesGrown(Event, topic="orchard.ApplesGrown"):
    count: int


class TreeFelled(Event, topic="orchard.TreeFelled"):
    pass


def context(subject: UUID | None = None) -> Context:
    """The context of one command."""
    return Context(SYSTEM, "task", subject=subject)


def plant(log: EventStore, *events: Event, sort: str = "Granny") -> UUID:
    """Appends a new tree with further events."""
    stream_id = new_id()
    log.append([Change(stream_id, 0, [TreePlanted(sort=sort), *events], context())])
    return stream_id


def happen(log: EventStore, stream_id: UUID, *events: Event) -> int:
    """Appends events to a tree's stream; returns the position."""
    return log.append([Change(stream_id, len(log.load(stream_id)), events, context())])


def orchard_tables(*more: str) -> MetaData:
    """The tables of the read model, with `more` text columns for a changed schema."""
    metadata = read_metadata()
    tree = Table(
        "tree",
        metadata,
        Column("id", Uuid, primary_key=True),
        Column("sort", Text, nullable=False),
        Column("owner", Text, nullable=True),
        Column("apples", Integer, nullable=False),
        Column("harvests", ARRAY(Integer), nullable=False),
        Column("version", Integer, nullable=False),
        Column("felled_at", DateTime(timezone=True), nullable=True),
        *(Column(name, Text, nullable=True) for name in more),
    )
    Index("tree_sort_idx", tree.c.sort)
    Table(
        "sort_total",
        metadata,
        Column("sort", Text, primary_key=True),
        Column("trees", Integer, nullable=False),
        Column("apples", BigInteger, nullable=False),
    )
    return metadata


class ProjectionFailure(Exception):
    """Raised by the projection for trees that are configured to fail."""


class Trees:
    """A row per tree, and one per sort with the totals of its trees."""

    name = "trees"
    logs = (LOG,)

    def __init__(self, version: int = 1, metadata: MetaData | None = None) -> None:
        self.version = version
        self.metadata = metadata or orchard_tables()
        self.stumbles_over: set[UUID] = set()
        self.batches: list[int] = []

    def project(self, connection: Connection, events: Sequence[RecordedEvent[Event]]) -> None:
        self.batches.append(len(events))
        trees = Rows(connection, self.metadata.tables["read.tree"], [(recorded.stream_id,) for recorded in events])
        sorts = {recorded.event.sort for recorded in events if isinstance(recorded.event, TreePlanted)}
        sorts |= {row["sort"] for recorded in events if (row := trees.get(recorded.stream_id))}
        totals = Rows(connection, self.metadata.tables["read.sort_total"], [(sort,) for sort in sorted(sorts)])
        for recorded in events:
            if recorded.stream_id in self.stumbles_over:
                raise ProjectionFailure
            project(trees, totals, recorded)
        trees.save()
        totals.save()


def project(trees: Rows, totals: Rows, recorded: RecordedEvent[Event]) -> None:
    event, at = recorded.event, {"version": recorded.version}
    if isinstance(event, TreePlanted):
        trees.put({"id": recorded.stream_id, "sort": event.sort, "apples": 0, "harvests": []} | at)
        total = totals.get(event.sort) or {"sort": event.sort, "trees": 0, "apples": 0}
        totals.put(total | {"trees": total["trees"] + 1})
        return
    row = trees.get(recorded.stream_id)
    assert row is not None
    match event:
        case TreeGiven(owner=owner):
            row |= at | {"owner": owner}
        case ApplesGrown(count=count):
            row |= at | {"apples": row["apples"] + count, "harvests": [*row["harvests"], count]}
            total = totals.get(row["sort"])
            assert total is not None
            total["apples"] += count
        case TreeFelled():
            row |= at | {"felled_at": recorded.recorded_at}
        case _:
            pass


def trees_in(log: EventStore) -> Streams[int, Event]:
    """The streams of trees, each of which folds to its number of apples."""
    return Streams(log, lambda total, event, _: count_apples(total or 0, event))


def count_apples(total: int, event: Any) -> int:
    return total + event.count if isinstance(event, ApplesGrown) else total

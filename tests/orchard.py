"""A small world for tests of the kernel: trees that are planted, bear apples and are felled, and a view of them."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import BigInteger, Column, Connection, DateTime, Index, Integer, MetaData, Table, Text, Uuid
from sqlalchemy.dialects.postgresql import ARRAY

from domain.kernel.event_store import Change, EventStore
from domain.kernel.facts import SYSTEM, Context, Fact, Personal, Recorded
from domain.kernel.ids import new_id
from read_models.kernel.projection import Rows, read_metadata

LOG = "jobs"
"""The orchard's facts stand in a log that exists; nothing of jobs is read in the same database."""


class TreePlanted(Fact, topic="orchard.TreePlanted"):
    sort: str


class TreeGiven(Fact, topic="orchard.TreeGiven"):
    owner: Personal[str]


class ApplesGrown(Fact, topic="orchard.ApplesGrown"):
    count: int


class TreeFelled(Fact, topic="orchard.TreeFelled"):
    pass


def context(subject: UUID | None = None) -> Context:
    """The circumstances of one command."""
    return Context(SYSTEM, "tests", subject=subject)


def plant(log: EventStore, *facts: Fact, sort: str = "Granny") -> UUID:
    """A new tree, and what happens to it."""
    stream_id = new_id()
    log.append([Change(stream_id, 0, [TreePlanted(sort=sort), *facts], context())])
    return stream_id


def happen(log: EventStore, stream_id: UUID, *facts: Fact) -> int:
    """What happens to a tree next; answers with the position."""
    return log.append([Change(stream_id, len(log.load(stream_id)), facts, context())])


def orchard_tables(*more: str) -> MetaData:
    """The tables of the view, with `more` columns of text for a changed shape."""
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


class Lightning(Exception):
    """What the projection raises for trees it is told to stumble over."""


class Trees:
    """A row for each tree, and one for each sort that sums up over its trees."""

    name = "trees"
    logs = (LOG,)

    def __init__(self, version: int = 1, metadata: MetaData | None = None) -> None:
        self.version = version
        self.metadata = metadata or orchard_tables()
        self.stumbles_over: set[UUID] = set()
        self.batches: list[int] = []

    def project(self, connection: Connection, facts: Sequence[Recorded[Fact]]) -> None:
        self.batches.append(len(facts))
        trees = Rows(connection, self.metadata.tables["read.tree"], [(recorded.stream_id,) for recorded in facts])
        sorts = {recorded.fact.sort for recorded in facts if isinstance(recorded.fact, TreePlanted)}
        sorts |= {row["sort"] for recorded in facts if (row := trees.get(recorded.stream_id))}
        totals = Rows(connection, self.metadata.tables["read.sort_total"], [(sort,) for sort in sorted(sorts)])
        for recorded in facts:
            if recorded.stream_id in self.stumbles_over:
                raise Lightning
            stamp(trees, totals, recorded)
        trees.save()
        totals.save()


def stamp(trees: Rows, totals: Rows, recorded: Recorded[Fact]) -> None:
    fact, at = recorded.fact, {"version": recorded.version}
    if isinstance(fact, TreePlanted):
        trees.put({"id": recorded.stream_id, "sort": fact.sort, "apples": 0, "harvests": []} | at)
        total = totals.get(fact.sort) or {"sort": fact.sort, "trees": 0, "apples": 0}
        totals.put(total | {"trees": total["trees"] + 1})
        return
    row = trees.get(recorded.stream_id)
    assert row is not None
    match fact:
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


def apples(history: Sequence[Recorded[Fact]]) -> int:
    """What a tree has borne."""
    return EventStore.fold(0, count_apples, history)


def count_apples(total: int, fact: Any) -> int:
    return total + fact.count if isinstance(fact, ApplesGrown) else total

"""What a projection is: a name, the logs it reads, the tables it fills, and how events become rows."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any, Protocol, runtime_checkable

from sqlalchemy import Connection, MetaData
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateIndex, CreateTable

from domain.kernel.database import NAMING_CONVENTION
from domain.kernel.event import Event, RecordedEvent
from read_models.kernel.rows import Rows
from read_models.kernel.tables import READ_SCHEMA

__all__ = ["DERIVED", "HasDerivedTables", "Projection", "Rows", "fingerprint", "read_metadata"]

DERIVED = "derived"
"""Marks, in a table's `info`, one that is filled from the other tables of its projection as an index is: live and
rebuilt may differ there and mean the same, so it is not compared."""


def read_metadata() -> MetaData:
    """For the tables of one read model: queries name them as they are, a projection writes the generation behind."""
    return MetaData(schema=READ_SCHEMA, naming_convention=NAMING_CONVENTION)


class Projection(Protocol):
    """Fills read tables from events. It copies into rows and never decides."""

    @property
    def name(self) -> str: ...

    @property
    def version(self) -> int:
        """Goes up when the same events lead to other rows; then the read model is rebuilt."""
        ...

    @property
    def logs(self) -> Sequence[str]: ...

    @property
    def metadata(self) -> MetaData: ...

    def project(self, connection: Connection, events: Sequence[RecordedEvent[Event]]) -> None:
        """Writes what a batch of events of one log, in order of positions, means for the tables.

        Any split of the log into batches leads to the same rows. Raising parks the event that is to blame.
        """
        ...


@runtime_checkable
class PartitionableByStream(Projection, Protocol):
    """A projection that, until derived tables are filled, reads and writes only rows of the stream that an event
    belongs to: rows of different streams never meet, so streams may be read beside each other and in any order.
    """

    @property
    def partitionable_by_stream(self) -> bool: ...


@runtime_checkable
class HasDerivedTables(Projection, Protocol):
    """A projection that has derived tables."""

    def derive(self, connection: Connection) -> None:
        """Fills the derived tables, once for each generation, when its rows and indexes are there; from then on
        `project` keeps them up to date."""
        ...


Part = Callable[[Connection], Any]
"""A part of the derived tables: fills it, in a transaction of its own, and answers with what the rest needs. It can be
pickled, since another process may do it."""


@runtime_checkable
class HasPartitionedDerivedTables(HasDerivedTables, Protocol):
    """A projection that has derived tables, parts of which can be filled beside each other."""

    def parts(self, connection: Connection, processes: int) -> Sequence[Part]:
        """What so many processes may do beside each other, instead of `derive`; none when that is not worth it."""
        ...

    def derive_rest(self, connection: Connection, found: Sequence[Any]) -> None:
        """Fills what needs the answers of all parts, when all are done."""
        ...


def partitionable_by_stream(projection: Projection) -> bool:
    """Whether it says so; who says nothing is read in order."""
    return isinstance(projection, PartitionableByStream) and projection.partitionable_by_stream


def fingerprint(projection: Projection) -> str:
    """Changes when the tables, the logs or the version of the projection change."""
    parts = [str(projection.version), *projection.logs, _shape(projection.metadata)]
    return sha256("\n".join(parts).encode()).hexdigest()[:16]


@lru_cache(maxsize=64)
def _shape(metadata: MetaData) -> str:
    dialect = postgresql.dialect()  # pyright: ignore[reportNoUnknownMemberType]
    parts: list[str] = []
    for table in metadata.sorted_tables:
        parts.append(str(CreateTable(table).compile(dialect=dialect)))
        parts.extend(sorted(str(CreateIndex(index).compile(dialect=dialect)) for index in table.indexes))
    return "\n".join(parts)

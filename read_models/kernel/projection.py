"""The interface of projections: name, version, logs, tables, and how events become rows."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any, Protocol, runtime_checkable

from sqlalchemy import Connection, MetaData
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateIndex, CreateTable

from domain.kernel.database.connections import NAMING_CONVENTION
from domain.kernel.log.event import Event, RecordedEvent
from domain.register import STREAMS
from read_models.kernel.program_slice import slice_hash
from read_models.kernel.rows import Rows
from read_models.kernel.tables import READ_SCHEMA

__all__ = ["DERIVED", "HasDerivedTables", "Projection", "Rows", "fingerprint", "read_metadata"]

DERIVED = "derived"
"""Key in the `info` of a table that is derived from the other tables of its projection, as an index is. Live and
rebuilt rows may differ and still be equivalent, so they are not compared."""


def read_metadata() -> MetaData:
    """Metadata for the tables of one read model: queries read views of these names, projections write a generation."""
    return MetaData(schema=READ_SCHEMA, naming_convention=NAMING_CONVENTION)


class Projection(Protocol):
    """Copies events into rows of read tables; it makes no decisions."""

    @property
    def name(self) -> str: ...

    @property
    def version(self) -> int:
        """The version, to be raised when the same events lead to other rows (tests/read_models/golden_rows.py)."""
        ...

    @property
    def logs(self) -> Sequence[str]: ...

    @property
    def metadata(self) -> MetaData: ...

    def project(self, connection: Connection, events: Sequence[RecordedEvent[Event]]) -> None:
        """Applies a batch of events of one log, in order of positions, to the tables.

        Any split of the log into batches leads to the same rows. An event for which this raises has its stream parked.
        """
        ...


@runtime_checkable
class PartitionableByStream(Projection, Protocol):
    """A projection that, until derived tables are filled, reads and writes only rows of an event's own stream, so
    streams may be projected in parallel and in any order.
    """

    @property
    def partitionable_by_stream(self) -> bool: ...


@runtime_checkable
class HasDerivedTables(Projection, Protocol):
    """A projection that has derived tables."""

    def derive(self, connection: Connection) -> None:
        """Fills the derived tables, once for each generation, after its rows and indexes; from then on `project` keeps
        them up to date."""
        ...


@runtime_checkable
class HasVerifiableDerivedTables(HasDerivedTables, Protocol):
    """A projection that can tell whether its derived tables follow from the others."""

    def derived_faults(self, connection: Connection) -> Iterable[str]:
        """Yields the faults in the derived tables of a snapshot, each in a few words. Memory is bounded."""
        ...


Part = Callable[[Connection], Any]
"""Fills a part of the derived tables in a transaction of its own, and returns what `derive_rest` needs. It must be
picklable, since another process may run it."""


@runtime_checkable
class HasPartitionedDerivedTables(HasDerivedTables, Protocol):
    """A projection that has derived tables, parts of which can be filled in parallel."""

    def parts(self, connection: Connection, processes: int) -> Sequence[Part]:
        """The parts for so many processes to fill, instead of `derive`; none when that is not worth it."""
        ...

    def derive_rest(self, connection: Connection, found: Sequence[Any]) -> None:
        """Fills what needs the results of all parts, after all of them."""
        ...


def partitionable_by_stream(projection: Projection) -> bool:
    """Whether the projection declares it; the others read their logs in order."""
    return isinstance(projection, PartitionableByStream) and projection.partitionable_by_stream


def fingerprint(projection: Projection) -> str:
    """A hash that changes when the same events may lead to other rows.

    It covers the version, the logs and the tables, and the code of the projection and of its logs' events (0027).
    """
    code = _code(type(projection), tuple(projection.logs))
    parts = [str(projection.version), *projection.logs, _shape(projection.metadata), code]
    return sha256("\n".join(parts).encode()).hexdigest()[:16]


@lru_cache(maxsize=64)
def _code(projection: type[Projection], logs: tuple[str, ...]) -> str:
    kinds = [projection, *(kind for module in STREAMS if module.name in logs for kind in module.events)]
    return slice_hash((kind.__module__, kind.__qualname__.partition(".")[0]) for kind in kinds)


@lru_cache(maxsize=64)
def _shape(metadata: MetaData) -> str:
    dialect = postgresql.dialect()  # pyright: ignore[reportNoUnknownMemberType]
    parts: list[str] = []
    for table in metadata.sorted_tables:
        parts.append(str(CreateTable(table).compile(dialect=dialect)))
        parts.extend(sorted(str(CreateIndex(index).compile(dialect=dialect)) for index in table.indexes))
    return "\n".join(parts)

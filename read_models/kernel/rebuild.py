"""Rebuilds a read model: fills a new generation, compares it with the live one, and switches."""

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import Any

from sqlalchemy import Boolean, Column, Connection, DateTime, Engine, Integer, Text, Uuid, text

from read_models.kernel.backfill import Backfill
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.generations import (
    Generation,
    OutdatedReadModel,
    add_indexes,
    create,
    disable_timeouts,
    drop,
    live_generation,
    lock_projection,
    switch_views,
)
from read_models.kernel.parking import Parking
from read_models.kernel.process_pool import ProcessPool
from read_models.kernel.projection import DERIVED, HasVerifiableDerivedTables, Projection

_REPORTED_FAULTS = 20

Digests = dict[str, tuple[int, str]]


@dataclass(frozen=True, slots=True)
class RebuildResult:
    """The result of a rebuild: row counts by table, and whether the rows equal the live ones.

    `equal` is None when the two cannot be compared: the live tables have another shape or version, a large log was not
    read for them at all, or streams are parked there that could be projected now. `parked` counts streams that could
    not be projected this time. `derived_faults`: where derived tables do not follow from the rows, the first
    ones; looked for only when nothing is switched, since a switch replaces them.
    """

    projection: str
    rows: dict[str, int]
    equal: bool | None
    switched: bool
    parked: int = 0
    derived_faults: tuple[str, ...] = ()


class AlreadyRebuilding(Exception):
    """Another process is rebuilding or verifying this read model."""


class Rebuild:
    """Rebuilds while the live generation is read and kept up to date; with `processes`, large logs in parallel."""

    def __init__(self, engine: Engine, catch_up: CatchUp, processes: ProcessPool | None = None) -> None:
        self._engine = engine
        self._catch_up = catch_up
        self._backfill = Backfill(engine, catch_up, processes)

    def run(self, projection: Projection, *, switch: bool = True, force: bool = False) -> RebuildResult:
        """Fills a new generation, compares it with the live one at the same position, and switches.

        Switches only when the rows are equal or cannot be compared, unless `force`. Without `switch` the new generation
        is dropped: that verifies a read model. Raises AlreadyRebuilding.
        """
        with self._exclusive(projection):
            live, new, comparable = self._begin(projection)
            try:
                self._backfill.fill(new)
                found = self._compare(live, new, comparable=comparable, derived=not switch)
                switched = switch and (found.equal is not False or force)
                if switched:
                    self._switch(live, new)
            except BaseException:
                self._drop(new)
                raise
            if not switched:
                self._drop(new)
        return RebuildResult(projection.name, found.rows, found.equal, switched, found.parked, found.derived_faults)

    def is_behind(self, projection: Projection) -> bool:
        """Whether a large log has not been read at all: a rebuild is then faster than catching up."""
        with self._engine.connect() as connection:
            return self._backfill.is_behind(connection, live_generation(connection, projection, of_any_shape=True))

    def _begin(self, projection: Projection) -> tuple[Generation, Generation, bool]:
        """The live generation, a new one, and whether the two can be compared."""
        with self._engine.begin() as connection:
            live = live_generation(connection, projection, of_any_shape=True)
            comparable = _same_shape(connection, live) and not self._backfill.is_behind(connection, live)
            new = Generation(projection, live.number + 1)
            drop(connection, new)
            create(connection, new)
        return live, new, comparable

    def _compare(self, live: Generation, new: Generation, *, comparable: bool, derived: bool) -> "_Comparison":
        """Compares both in one snapshot, taken at the same checkpoint: catching up waits only until it is taken."""
        with self._engine.connect().execution_options(isolation_level="REPEATABLE READ") as snapshot:
            with self._engine.begin() as connection:
                self._pause_at_same_position(connection, *((live, new) if comparable else (new,)))
                parked = Parking(connection, new).streams()
                parked_live = Parking(connection, live).streams() if comparable else set[tuple[str, object]]()
                disable_timeouts(snapshot)
            rows = digest(snapshot, new)
            equal = None
            if comparable and not parked < parked_live:
                equal = parked == parked_live and rows == digest(snapshot, live)
            faults = _derived_faults(snapshot, live) if derived and equal else ()
        return _Comparison({table: count for table, (count, _) in rows.items()}, equal, len(parked), faults)

    def _switch(self, live: Generation, new: Generation) -> None:
        with self._engine.begin() as connection:
            add_indexes(connection, new)
        self._backfill.derive(new)
        self._catch_up.run(new)
        with self._engine.begin() as connection:
            self._pause_at_same_position(connection, new)
            switch_views(connection, new)
            drop(connection, live)

    def _pause_at_same_position(self, connection: Connection, *generations: Generation) -> None:
        """Brings these generations to the same checkpoint, and locks them there until the transaction ends."""
        connection.execute(text("SET LOCAL lock_timeout = '30s'"))
        lock_projection(connection, generations[0].projection, exclusive=True)
        for log in generations[0].projection.logs:
            stop = self._catch_up.last_position(log)
            for generation in generations:
                self._catch_up.run_log(generation, log, stop=stop, is_locked=True)

    def _drop(self, generation: Generation) -> None:
        with self._engine.begin() as connection:
            # The server may still be rolling back what a stopped process was writing.
            connection.execute(text("SET LOCAL lock_timeout = '30s'"))
            drop(connection, generation)

    @contextmanager
    def _exclusive(self, projection: Projection) -> Generator[None]:
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            # Closing a detached connection ends its session and so releases the lock, whatever happens meanwhile.
            connection.detach()
            lock = {"name": f"rebuild:{projection.name}"}
            query = text("SELECT pg_try_advisory_lock(hashtextextended(:name, 0))")
            if not connection.execute(query, lock).scalar_one():
                raise AlreadyRebuilding(projection.name)
            yield
            # A closed session ends a moment later; the next rebuild must not find the lock still taken.
            connection.execute(text("SELECT pg_advisory_unlock(hashtextextended(:name, 0))"), lock)


@dataclass(frozen=True, slots=True)
class _Comparison:
    rows: dict[str, int]
    equal: bool | None
    parked: int
    derived_faults: tuple[str, ...]


def _derived_faults(snapshot: Connection, live: Generation) -> tuple[str, ...]:
    if not isinstance(live.projection, HasVerifiableDerivedTables):
        return ()
    return tuple(islice(live.projection.derived_faults(live.on(snapshot)), _REPORTED_FAULTS))


def digest(connection: Connection, generation: Generation) -> Digests:
    """Computes the number of rows of each table that is not derived, and a hash of them that is independent of their
    order."""
    result: Digests = {}
    for table in generation.projection.metadata.sorted_tables:
        if DERIVED in table.info:
            continue
        columns = ", ".join(_hashed(column) for column in table.columns)
        query = (
            "SELECT count(*), coalesce(sum(hash_record_extended(r, 0)::numeric), 0)"  # noqa: S608 - our own tables' names
            f' FROM (SELECT {columns} FROM "{generation.schema}"."{table.name}") AS r'
        )
        count, total = connection.execute(text(query)).one()
        result[table.name] = (count, str(total))
    return result


def _hashed(column: Column[Any]) -> str:
    """The column as text where PostgreSQL has no hash of the type, or treats different values as equal (1.0 and 1.00).
    Casting every column to text takes three times as long."""
    exact = isinstance(column.type, Boolean | DateTime | Integer | Text | Uuid)
    return f'"{column.name}"' if exact else f'"{column.name}"::text'


def _same_shape(connection: Connection, live: Generation) -> bool:
    try:
        live_generation(connection, live.projection)
    except OutdatedReadModel:
        return False
    return True

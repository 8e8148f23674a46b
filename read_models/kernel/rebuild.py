"""Filling a read model anew beside the live one, comparing the two, and switching."""

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Boolean, Column, Connection, DateTime, Engine, Integer, Text, Uuid, text

from read_models.kernel.backfill import Backfill
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.generations import Generation, Outdated, add_indexes, create, drop, hold, live_generation, show
from read_models.kernel.parking import Parking
from read_models.kernel.process_pool import ProcessPool
from read_models.kernel.projection import DERIVED, Projection

Digests = dict[str, tuple[int, str]]


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """What a rebuild found: rows by table, and whether they equal the live ones.

    `equal` is None when there was nothing to compare with: the live tables have another shape or version, or nothing of
    a large log was read for them, or streams are parked there that could be read now. `parked` streams could not be
    read this time.
    """

    projection: str
    rows: dict[str, int]
    equal: bool | None
    switched: bool
    parked: int = 0


class AlreadyRebuilding(Exception):
    """Another process rebuilds or verifies the same read model now."""


class Rebuild:
    """Rebuilds while the live generation goes on serving and following; large logs in several processes, if given."""

    def __init__(self, engine: Engine, catch_up: CatchUp, processes: ProcessPool | None = None) -> None:
        self._engine = engine
        self._catch_up = catch_up
        self._backfill = Backfill(engine, catch_up, processes)

    def run(self, projection: Projection, *, switch: bool = True, force: bool = False) -> Rebuilt:
        """Fills a new generation, compares it with the live one at the same position, and switches.

        Switches only when the rows are equal or there is nothing to compare with, unless `force`. Without `switch` the
        new generation is dropped again: that is how a read model is verified. Raises AlreadyRebuilding.
        """
        with self._alone(projection):
            live, new, comparable = self._begin(projection)
            try:
                self._backfill.fill(new)
                found = self._compare(live, new, comparable=comparable)
                switched = switch and (found.equal is not False or force)
                if switched:
                    self._switch(live, new)
            except BaseException:
                self._drop(new)
                raise
            if not switched:
                self._drop(new)
        return Rebuilt(projection.name, found.rows, found.equal, switched, found.parked)

    def is_behind(self, projection: Projection) -> bool:
        """Whether nothing of a large log has been read: filling anew is faster than following then."""
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

    def _compare(self, live: Generation, new: Generation, *, comparable: bool) -> "_Comparison":
        """Reads both in one snapshot, taken while they stood at the same positions: followers wait for that only."""
        with self._engine.connect().execution_options(isolation_level="REPEATABLE READ") as snapshot:
            with self._engine.begin() as connection:
                self._stand_still(connection, *((live, new) if comparable else (new,)))
                waiting = Parking(connection, new).streams()
                waited = Parking(connection, live).streams() if comparable else set[tuple[str, object]]()
                snapshot.execute(text("SELECT set_config('statement_timeout', '0', true)"))
            rows = digest(snapshot, new)
            equal = None
            if comparable and not waiting < waited:
                equal = waiting == waited and rows == digest(snapshot, live)
        return _Comparison({table: count for table, (count, _) in rows.items()}, equal, len(waiting))

    def _switch(self, live: Generation, new: Generation) -> None:
        with self._engine.begin() as connection:
            add_indexes(connection, new)
        self._backfill.derive(new)
        self._catch_up.run(new)
        with self._engine.begin() as connection:
            self._stand_still(connection, new)
            show(connection, new)
            drop(connection, live)

    def _stand_still(self, connection: Connection, *generations: Generation) -> None:
        """Until the transaction ends followers wait; these generations have read every log to the same position."""
        connection.execute(text("SET LOCAL lock_timeout = '30s'"))
        hold(connection, generations[0].projection, exclusive=True)
        for log in generations[0].projection.logs:
            stop = self._catch_up.last_position(log)
            for generation in generations:
                self._catch_up.run_log(generation, log, stop=stop, held=True)

    def _drop(self, generation: Generation) -> None:
        with self._engine.begin() as connection:
            # What a process was doing when it was stopped, the server may still be taking back.
            connection.execute(text("SET LOCAL lock_timeout = '30s'"))
            drop(connection, generation)

    @contextmanager
    def _alone(self, projection: Projection) -> Generator[None]:
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            # Closing a detached connection ends its session, and with it the lock, whatever happens meanwhile.
            connection.detach()
            lock = {"name": f"rebuild:{projection.name}"}
            query = text("SELECT pg_try_advisory_lock(hashtextextended(:name, 0))")
            if not connection.execute(query, lock).scalar_one():
                raise AlreadyRebuilding(projection.name)
            yield
            # A session that is closed ends a moment later; who rebuilds next shall not find it in the way.
            connection.execute(text("SELECT pg_advisory_unlock(hashtextextended(:name, 0))"), lock)


@dataclass(frozen=True, slots=True)
class _Comparison:
    rows: dict[str, int]
    equal: bool | None
    parked: int


def digest(connection: Connection, generation: Generation) -> Digests:
    """The number of rows of each table that is not derived, and a hash of all that does not depend on their order."""
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
    """As text when PostgreSQL knows no hash of the type, or takes for equal what looks different (1.0 and 1.00). Making
    text of everything takes three times as long."""
    exact = isinstance(column.type, Boolean | DateTime | Integer | Text | Uuid)
    return f'"{column.name}"' if exact else f'"{column.name}"::text'


def _same_shape(connection: Connection, live: Generation) -> bool:
    try:
        live_generation(connection, live.projection)
    except Outdated:
        return False
    return True

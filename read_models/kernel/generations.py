"""Generations of a read model: physical tables in a schema of their own, shown under their names by views."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from psycopg.errors import LockNotAvailable
from sqlalchemy import Connection, Engine, text
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import OperationalError
from sqlalchemy.schema import CreateIndex, CreateSchema, CreateTable, DropSchema

from domain.kernel.log_partitions import LogPartition
from read_models.kernel.projection import HasDerivedTables, Projection, fingerprint
from read_models.kernel.tables import (
    READ_SCHEMA,
    kernel_tables,
    parked_stream,
    projection_checkpoint,
    projection_generation,
)

_ATTEMPTS = 600
_PAUSE_SECONDS = 0.05
_NO_HURRY = text(
    "SELECT set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)"
)


class Outdated(LookupError):
    """The live tables were made for another shape or version than this program's: they must be rebuilt, and until
    then only the program that made them may write them."""


@dataclass(frozen=True, slots=True)
class Generation:
    """One filling of a projection's tables."""

    projection: Projection
    number: int

    @property
    def schema(self) -> str:
        return f"read_{self.projection.name}_{self.number}"

    def reader(self, log: str, share: LogPartition | None = None) -> str:
        """The name under which this generation keeps its position in a log, or in a share of one."""
        part = f":{share.number + 1}/{share.of}" if share else ""
        return f"{self.projection.name}@{self.number}:{log}{part}"

    def on(self, connection: Connection) -> Connection:
        """The same connection, on which the projection's tables mean those of this generation from now on."""
        return connection.execution_options(schema_translate_map={READ_SCHEMA: self.schema})


def live_generation(connection: Connection, projection: Projection, *, of_any_shape: bool = False) -> Generation:
    """The generation that queries see. Raises LookupError before `install`, Outdated unless `of_any_shape`."""
    query = projection_generation.select().where(projection_generation.c.projection == projection.name)
    row = connection.execute(query).one_or_none()
    if row is None:
        msg = f"the read model {projection.name} is not installed"
        raise LookupError(msg)
    if row.fingerprint != fingerprint(projection) and not of_any_shape:
        msg = f"the read model {projection.name} must be rebuilt"
        raise Outdated(msg)
    return Generation(projection, row.live)


def hold(connection: Connection, projection: Projection, *, exclusive: bool = False) -> None:
    """Until the transaction ends: shared by those who move a projection forward, exclusive for a switch."""
    function = "pg_advisory_xact_lock" if exclusive else "pg_advisory_xact_lock_shared"
    connection.execute(
        text(f"SELECT {function}(hashtextextended(:name, 0))"), {"name": f"projection:{projection.name}"}
    )


def lock_for_advancing(connection: Connection, projection: Projection) -> None:
    """Holds the projection as one of those who move it forward.

    Rows and position share the transaction, so losing both in a crash only means reading the events again: nothing
    waits for the disk.
    """
    query = text(
        "SELECT set_config('synchronous_commit', 'off', true), pg_advisory_xact_lock_shared(hashtextextended(:name, 0))"
    )
    connection.execute(query, {"name": f"projection:{projection.name}"})


def create(connection: Connection, generation: Generation) -> None:
    """Makes the empty tables of a generation, without the indexes that only queries need.

    Its readers stand before the first event of each log, so that how far they have come is known from the beginning.
    """
    connection.execute(CreateSchema(generation.schema))
    for table in generation.projection.metadata.sorted_tables:
        generation.on(connection).execute(CreateTable(table))
    start = [{"reader": generation.reader(log), "position": 0} for log in generation.projection.logs]
    connection.execute(insert(projection_checkpoint).on_conflict_do_nothing(), start)


def lift_timeouts(connection: Connection) -> None:
    """Until the transaction ends, no statement and no pause is too long."""
    connection.execute(_NO_HURRY)


def add_indexes(connection: Connection, generation: Generation) -> None:
    """Makes the indexes, which costs less when the rows are there, and tells the planner what the tables hold."""
    lift_timeouts(connection)
    connection.execute(text("SET LOCAL maintenance_work_mem = '256MB'"))
    for table in generation.projection.metadata.sorted_tables:
        for index in sorted(table.indexes, key=lambda index: str(index.name)):
            generation.on(connection).execute(CreateIndex(index))
        connection.execute(text(f'ANALYZE "{generation.schema}"."{table.name}"'))


def derive(connection: Connection, generation: Generation) -> None:
    """Fills derived tables, if there are any."""
    lift_timeouts(connection)
    if isinstance(generation.projection, HasDerivedTables):
        generation.projection.derive(generation.on(connection))


def drop(connection: Connection, generation: Generation) -> None:
    """Drops a generation with its rows, positions and parked streams. Dropping what is not there changes nothing."""
    name = generation.projection.name
    connection.execute(DropSchema(generation.schema, cascade=True, if_exists=True))
    connection.execute(
        projection_checkpoint.delete().where(
            projection_checkpoint.c.reader.startswith(generation.reader(""), autoescape=True)
        )
    )
    connection.execute(
        parked_stream.delete().where(
            parked_stream.c.projection == name, parked_stream.c.generation == generation.number
        )
    )


def show(connection: Connection, generation: Generation) -> None:
    """Points the views, and with them all queries, at this generation."""
    tables = generation.projection.metadata.sorted_tables
    _take_over([table.name for table in tables], connection)
    for table in tables:
        connection.execute(text(f'DROP VIEW IF EXISTS "{READ_SCHEMA}"."{table.name}"'))
        columns = ", ".join(f'"{column.name}"' for column in table.columns)
        connection.execute(
            text(
                f'CREATE VIEW "{READ_SCHEMA}"."{table.name}" AS'  # noqa: S608
                f' SELECT {columns} FROM "{generation.schema}"."{table.name}"'
            )
        )
    values = {
        "projection": generation.projection.name,
        "live": generation.number,
        "fingerprint": fingerprint(generation.projection),
    }
    statement = insert(projection_generation).values(values)
    connection.execute(statement.on_conflict_do_update(index_elements=["projection"], set_=values))


def _take_over(names: Sequence[str], connection: Connection) -> None:
    """Locks the views that exist, in short turns.

    Waiting for one long query would make all others wait behind; and a query that has one of the views and wants
    another must get it, or one of us would be ended by the deadlock detector after a second.
    """
    query = text("SELECT to_regclass(:name) IS NOT NULL")
    views = [f'"{READ_SCHEMA}"."{name}"' for name in names]
    there = [view for view in views if connection.execute(query, {"name": view}).scalar_one()]
    if not there:
        return
    for turn in range(_ATTEMPTS):
        try:
            with connection.begin_nested():
                connection.execute(text("SET LOCAL lock_timeout = '100ms'"))
                connection.execute(text(f"LOCK TABLE {', '.join(there)} IN ACCESS EXCLUSIVE MODE"))
        except OperationalError as error:
            if not isinstance(error.orig, LockNotAvailable) or turn == _ATTEMPTS - 1:
                raise
            time.sleep(_PAUSE_SECONDS)
        else:
            return


def install(engine: Engine, projections: Sequence[Projection]) -> list[Projection]:
    """Makes what is missing; answers with the projections whose tables or version changed and that must be rebuilt."""
    outdated: list[Projection] = []
    with engine.begin() as connection:
        connection.execute(text("SELECT pg_advisory_xact_lock(hashtextextended('read-models', 0))"))
        kernel_tables.create_all(connection)
        for projection in projections:
            query = projection_generation.select().where(projection_generation.c.projection == projection.name)
            row = connection.execute(query).one_or_none()
            if row is None:
                first = Generation(projection, 1)
                drop(connection, first)
                create(connection, first)
                add_indexes(connection, first)
                derive(connection, first)
                show(connection, first)
            elif row.fingerprint != fingerprint(projection):
                outdated.append(projection)
    return outdated

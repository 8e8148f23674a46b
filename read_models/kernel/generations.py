"""Generations of a read model: a schema of tables each; views in the schema `read` point at the live one."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from psycopg.errors import LockNotAvailable
from sqlalchemy import Connection, Engine, func, select, text
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import OperationalError
from sqlalchemy.schema import CreateIndex, CreateSchema, CreateTable, DropSchema

from domain.kernel.database.advisory_lock import lock_until_commit
from domain.kernel.log.partitions import LogPartition
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
_NO_TIMEOUTS = text(
    "SELECT set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)"
)


class OutdatedReadModel(LookupError):
    """The live tables have another shape or version than this program's projection. They must be rebuilt; until then
    only the program that created them may write to them."""


@dataclass(frozen=True, slots=True)
class Generation:
    """One numbered set of a projection's tables."""

    projection: Projection
    number: int

    @property
    def schema(self) -> str:
        return f"read_{self.projection.name}_{self.number}"

    def reader(self, log: str, partition: LogPartition | None = None) -> str:
        """The name of this generation's checkpoint for a log or a partition of it."""
        part = f":{partition.number + 1}/{partition.of}" if partition else ""
        return f"{self.projection.name}@{self.number}:{log}{part}"

    def on(self, connection: Connection) -> Connection:
        """The connection, with the projection's tables mapped to this generation's schema."""
        return connection.execution_options(schema_translate_map={READ_SCHEMA: self.schema})


def live_generation(connection: Connection, projection: Projection, *, of_any_shape: bool = False) -> Generation:
    """The live generation. Raises LookupError before `install`, OutdatedReadModel unless `of_any_shape`."""
    query = projection_generation.select().where(projection_generation.c.projection == projection.name)
    row = connection.execute(query).one_or_none()
    if row is None:
        msg = f"the read model {projection.name} is not installed"
        raise LookupError(msg)
    if row.fingerprint != fingerprint(projection) and not of_any_shape:
        msg = f"the read model {projection.name} must be rebuilt"
        raise OutdatedReadModel(msg)
    return Generation(projection, row.live)


def lock_projection(connection: Connection, projection: Projection, *, exclusive: bool = False) -> None:
    """Locks the projection until the transaction ends: shared for advancing it, exclusive for switching generations."""
    function = "pg_advisory_xact_lock" if exclusive else "pg_advisory_xact_lock_shared"
    connection.execute(
        text(f"SELECT {function}(hashtextextended(:name, 0))"), {"name": f"projection:{projection.name}"}
    )


def lock_for_advancing(connection: Connection, projection: Projection) -> None:
    """Takes the shared lock, and commits asynchronously.

    Rows and checkpoint share the transaction, so a crash that loses both only means projecting the events again.
    """
    query = text(
        "SELECT set_config('synchronous_commit', 'off', true), pg_advisory_xact_lock_shared(hashtextextended(:name, 0))"
    )
    connection.execute(query, {"name": f"projection:{projection.name}"})


def create(connection: Connection, generation: Generation) -> None:
    """Creates the empty tables of a generation, without the indexes that only queries need, and its checkpoints."""
    connection.execute(CreateSchema(generation.schema))
    for table in generation.projection.metadata.sorted_tables:
        generation.on(connection).execute(CreateTable(table))
    start = [{"reader": generation.reader(log), "position": 0} for log in generation.projection.logs]
    connection.execute(insert(projection_checkpoint).on_conflict_do_nothing(), start)


def disable_timeouts(connection: Connection) -> None:
    """Disables the statement and idle timeouts until the transaction ends."""
    connection.execute(_NO_TIMEOUTS)


def add_indexes(connection: Connection, generation: Generation) -> None:
    """Creates the indexes, which is cheaper once the rows exist, and analyses the tables for the planner."""
    disable_timeouts(connection)
    connection.execute(text("SET LOCAL maintenance_work_mem = '256MB'"))
    for table in generation.projection.metadata.sorted_tables:
        for index in sorted(table.indexes, key=lambda index: str(index.name)):
            generation.on(connection).execute(CreateIndex(index))
        connection.execute(text(f'ANALYZE "{generation.schema}"."{table.name}"'))


def derive(connection: Connection, generation: Generation) -> None:
    """Fills derived tables, if the projection has any."""
    disable_timeouts(connection)
    if isinstance(generation.projection, HasDerivedTables):
        generation.projection.derive(generation.on(connection))


def drop(connection: Connection, generation: Generation) -> None:
    """Drops a generation with its tables, checkpoints and parked streams, if it exists."""
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


def switch_views(connection: Connection, generation: Generation) -> None:
    """Switches the views, and with them all queries, to this generation."""
    tables = generation.projection.metadata.sorted_tables
    _lock_views([table.name for table in tables], connection)
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


def _lock_views(names: Sequence[str], connection: Connection) -> None:
    """Locks the existing views exclusively, in attempts of 100 ms.

    Waiting for one long query would block all others behind it; and a query that has locked one of the views and needs
    another must get it, or the deadlock detector would end one of the two after a second.
    """
    query = text("SELECT to_regclass(:name) IS NOT NULL")
    views = [f'"{READ_SCHEMA}"."{name}"' for name in names]
    existing = [view for view in views if connection.execute(query, {"name": view}).scalar_one()]
    if not existing:
        return
    for attempt in range(_ATTEMPTS):
        try:
            with connection.begin_nested():
                connection.execute(text("SET LOCAL lock_timeout = '100ms'"))
                connection.execute(text(f"LOCK TABLE {', '.join(existing)} IN ACCESS EXCLUSIVE MODE"))
        except OperationalError as error:
            if not isinstance(error.orig, LockNotAvailable) or attempt == _ATTEMPTS - 1:
                raise
            time.sleep(_PAUSE_SECONDS)
        else:
            return


def install(engine: Engine, projections: Sequence[Projection]) -> list[Projection]:
    """Creates missing read models; returns the projections whose shape or version changed and that must be rebuilt."""
    outdated: list[Projection] = []
    with engine.begin() as connection:
        lock_until_commit(connection, "read-models")
        for schema in (READ_SCHEMA, str(kernel_tables.schema)):
            # A restored database has none: backups hold no read models.
            if connection.execute(select(func.to_regnamespace(schema))).scalar_one() is None:
                connection.execute(CreateSchema(schema))
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
                switch_views(connection, first)
            elif row.fingerprint != fingerprint(projection):
                outdated.append(projection)
    return outdated

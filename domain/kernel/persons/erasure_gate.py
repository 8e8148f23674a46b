"""Keeps a restored database from being served before the erasures since its backup were applied again."""

from sqlalchemy import Column, DateTime, Engine, Table, func, insert, select
from sqlalchemy.exc import ProgrammingError

from domain.kernel.database.connections import plain_tables
from domain.kernel.database.table_contents import Content, contains

erasures_applied = Table(
    "erasures_applied",
    plain_tables,
    Column("applied_at", DateTime(timezone=True), primary_key=True, server_default=func.clock_timestamp()),
    info=contains(Content.OF_THIS_DATABASE),
)
"""Moments at which erasures were applied in this database. Backups hold no rows of it, so a restored database has none
until `karijera erase-again` has run."""


class ErasureGate:
    """Open once erasures are applied. It never closes again, so it costs a process one query."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._is_open = False

    def is_open(self) -> bool:
        """Whether anybody may be served; not before the database is migrated. Raises SQLAlchemy's errors while the
        database is unavailable."""
        if not self._is_open:
            try:
                with self._engine.connect() as connection:
                    self._is_open = connection.execute(select(select(erasures_applied).exists())).scalar_one()
            except ProgrammingError:
                return False
        return self._is_open

    def open(self) -> None:
        """Records that erasures are applied."""
        with self._engine.begin() as connection:
            connection.execute(insert(erasures_applied))

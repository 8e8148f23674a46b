"""Checkpoints: the position up to which each reader has read a log, advanced in the transaction of its rows."""

import time
from threading import Event

from eventsourcing.persistence import Tracking, TrackingRecorder, WaitInterruptedError
from sqlalchemy import ColumnElement, Connection, Engine, Table, func, select
from sqlalchemy.dialects.postgresql import insert

from domain.kernel.errors import ConcurrencyConflict

_POLL_SECONDS = 0.004


class CheckpointConflict(ConcurrencyConflict):
    """Another process has advanced this checkpoint meanwhile: the transaction must be rolled back."""


class Checkpoints(TrackingRecorder):
    """The eventsourcing library's tracking recorder, on the SQLAlchemy connection that writes the rows."""

    def __init__(self, engine: Engine, table: Table) -> None:
        self._engine = engine
        self._reading = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._table = table

    def advance(self, connection: Connection, tracking: Tracking, *, after: int | None = None) -> None:
        """Advances a checkpoint in the caller's transaction. Raises CheckpointConflict when it is that far already.

        With `after`, also when it is anywhere else: of two readers that began at the same position only one succeeds.
        """
        table = self._table
        statement = insert(table).values(reader=tracking.application_name, position=tracking.notification_id)
        unmoved: ColumnElement[bool] = table.c.position < statement.excluded.position
        if after is not None:
            unmoved &= table.c.position == after
        moved = {"position": statement.excluded.position, "moved_at": func.clock_timestamp()}
        statement = statement.on_conflict_do_update(index_elements=[table.c.reader], set_=moved, where=unmoved)
        if connection.execute(statement.returning(table.c.position)).one_or_none() is None:
            raise CheckpointConflict

    def read(self, connection: Connection, reader: str, *, lock: bool = False) -> int:
        """The checkpoint's position in the caller's transaction, 0 at the start of the log."""
        query = select(self._table.c.position).where(self._table.c.reader == reader)
        return connection.execute(query.with_for_update() if lock else query).scalar_one_or_none() or 0

    def insert_tracking(self, tracking: Tracking) -> None:
        with self._engine.begin() as connection:
            self.advance(connection, tracking)

    def max_tracking_id(self, application_name: str) -> int | None:
        with self._reading.connect() as connection:
            query = select(self._table.c.position).where(self._table.c.reader == application_name)
            return connection.execute(query).scalar_one_or_none()

    def wait(
        self,
        application_name: str,
        notification_id: int | None,
        timeout: float = 1.0,
        interrupt: Event | None = None,
    ) -> None:
        """Blocks until the checkpoint reaches the position; TimeoutError after `timeout` seconds.

        The library's own wait polls every 100 ms, 50 times what a projection needs. Requests wait with
        `waiting.CheckpointWaiter`.
        """
        deadline = time.monotonic() + timeout
        while not self.has_tracking_id(application_name, notification_id):
            if time.monotonic() > deadline:
                msg = f"{application_name} has not reached {notification_id}"
                raise TimeoutError(msg)
            if interrupt and interrupt.wait(_POLL_SECONDS):
                raise WaitInterruptedError
            if not interrupt:
                time.sleep(_POLL_SECONDS)

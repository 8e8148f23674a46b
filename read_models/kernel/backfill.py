"""Filling a new generation from its logs: in one process, or a large log by shares in several."""

from functools import partial

from eventsourcing.persistence import Tracking
from sqlalchemy import Connection, Engine

from domain.kernel.log_partitions import LogPartition, log_partitions
from domain.kernel.platform import Platform
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.generations import Generation, derive, lift_timeouts
from read_models.kernel.parking import ParkedStream, list_of_generation
from read_models.kernel.process_pool import ProcessPool
from read_models.kernel.projection import HasPartitionedDerivedTables, Part, partitionable_by_stream
from read_models.kernel.tables import projection_checkpoint

PARALLEL_FROM_EVENTS = 50_000
"""A log of fewer events is read in one process: it takes 3 to 15 seconds, and starting a process one to two."""


class Backfill:
    """Fills generations that nobody reads or follows yet. Without `processes` all is done in this one."""

    def __init__(self, engine: Engine, catch_up: CatchUp, processes: ProcessPool | None) -> None:
        self._engine = engine
        self._catch_up = catch_up
        self._processes = processes if processes and processes.count > 1 else None

    def is_behind(self, connection: Connection, generation: Generation) -> bool:
        """Whether nothing of a large log has been read for it."""
        positions = self._catch_up.positions
        return any(
            self._catch_up.last_position(log) >= PARALLEL_FROM_EVENTS
            and not positions.read(connection, generation.reader(log))
            for log in generation.projection.logs
        )

    def fill(self, generation: Generation) -> None:
        """Reads all logs to their present ends."""
        if self._processes and partitionable_by_stream(generation.projection):
            for log in generation.projection.logs:
                stop = self._catch_up.last_position(log)
                if stop >= PARALLEL_FROM_EVENTS:
                    self._fill_by_partitions(self._processes, generation, log, stop)
        self._catch_up.run(generation)

    def derive(self, generation: Generation) -> None:
        """Fills derived tables, once the rows and their indexes are there."""
        if not (self._processes and self._derive_in_parts(self._processes, generation)):
            with self._engine.begin() as connection:
                derive(connection, generation)

    def _derive_in_parts(self, processes: ProcessPool, generation: Generation) -> bool:
        if not isinstance(generation.projection, HasPartitionedDerivedTables):
            return False
        with self._engine.begin() as connection:
            lift_timeouts(connection)
            parts = generation.projection.parts(generation.on(connection), processes.count)
        if not parts:
            return False
        found = processes.run([partial(_derive_part, generation, part) for part in parts], more=1)
        with self._engine.begin() as connection:
            lift_timeouts(connection)
            generation.projection.derive_rest(generation.on(connection), found)
        return True

    def _fill_by_partitions(self, processes: ProcessPool, generation: Generation, log: str, stop: int) -> None:
        """Each process keeps a position of its own. When all have come to `stop`, the generation stands there."""
        partitions = log_partitions(processes.count)
        processes.run([partial(_fill_partition, generation, log, partition, stop) for partition in partitions])
        with self._engine.begin() as connection:
            readers = [generation.reader(log, partition) for partition in partitions]
            connection.execute(projection_checkpoint.delete().where(projection_checkpoint.c.reader.in_(readers)))
            self._catch_up.positions.advance(connection, Tracking(generation.reader(log), stop), after=0)
            parked = list_of_generation(connection, generation, log)
        for stream in parked:
            self._catch_up.alert(stream)


def _fill_partition(generation: Generation, log: str, partition: LogPartition, stop: int, platform: Platform) -> int:
    # Who is waiting for all shares tells of what was parked.
    return CatchUp(platform.engine, platform.logs, alert=_ignore_alert).run_log(
        generation, log, stop=stop, partition=partition
    )


def _ignore_alert(_: ParkedStream) -> None:
    pass


def _derive_part(generation: Generation, part: Part, platform: Platform) -> object:
    with platform.engine.begin() as connection:
        lift_timeouts(connection)
        return part(generation.on(connection))

"""Fills a new generation from its logs; partitions of a large log are read by several processes."""

from functools import partial

from eventsourcing.persistence import Tracking
from sqlalchemy import Connection, Engine

from domain.kernel.log.partitions import LogPartition, log_partitions
from domain.kernel.process.platform import Platform
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.generations import Generation, derive, disable_timeouts
from read_models.kernel.parking import ParkedStream, list_parked_of_generation
from read_models.kernel.process_pool import ProcessPool
from read_models.kernel.projection import HasPartitionedDerivedTables, Part, partitionable_by_stream
from read_models.kernel.tables import projection_checkpoint

PARALLEL_FROM_EVENTS = 50_000
"""Logs with fewer events are read in one process: that takes 3 to 15 seconds, starting a process one to two."""


class Backfill:
    """Fills generations that nobody queries or keeps up to date yet. Without `processes` it runs in this process."""

    def __init__(self, engine: Engine, catch_up: CatchUp, processes: ProcessPool | None) -> None:
        self._engine = engine
        self._catch_up = catch_up
        self._processes = processes if processes and processes.count > 1 else None

    def is_behind(self, connection: Connection, generation: Generation) -> bool:
        """Whether a large log has not been read at all for this generation."""
        checkpoints = self._catch_up.checkpoints
        return any(
            self._catch_up.last_position(log) >= PARALLEL_FROM_EVENTS
            and not checkpoints.read(connection, generation.reader(log))
            for log in generation.projection.logs
        )

    def fill(self, generation: Generation) -> None:
        """Projects all logs up to their current ends."""
        if self._processes and partitionable_by_stream(generation.projection):
            for log in generation.projection.logs:
                stop = self._catch_up.last_position(log)
                if stop >= PARALLEL_FROM_EVENTS:
                    self._fill_by_partitions(self._processes, generation, log, stop)
        self._catch_up.run(generation)

    def derive(self, generation: Generation) -> None:
        """Fills derived tables, after the rows and their indexes."""
        if not (self._processes and self._derive_in_parts(self._processes, generation)):
            with self._engine.begin() as connection:
                derive(connection, generation)

    def _derive_in_parts(self, processes: ProcessPool, generation: Generation) -> bool:
        if not isinstance(generation.projection, HasPartitionedDerivedTables):
            return False
        with self._engine.begin() as connection:
            disable_timeouts(connection)
            parts = generation.projection.parts(generation.on(connection), processes.count)
        if not parts:
            return False
        found = processes.run([partial(_derive_part, generation, part) for part in parts], extra=1)
        with self._engine.begin() as connection:
            disable_timeouts(connection)
            generation.projection.derive_rest(generation.on(connection), found)
        return True

    def _fill_by_partitions(self, processes: ProcessPool, generation: Generation, log: str, stop: int) -> None:
        """Each process has a checkpoint of its own; one checkpoint at `stop` replaces them when all have reached it."""
        partitions = log_partitions(processes.count)
        processes.run([partial(_fill_partition, generation, log, partition, stop) for partition in partitions])
        with self._engine.begin() as connection:
            readers = [generation.reader(log, partition) for partition in partitions]
            connection.execute(projection_checkpoint.delete().where(projection_checkpoint.c.reader.in_(readers)))
            self._catch_up.checkpoints.advance(connection, Tracking(generation.reader(log), stop), after=0)
            parked = list_parked_of_generation(connection, generation, log)
        for stream in parked:
            self._catch_up.alert(stream)


def _fill_partition(generation: Generation, log: str, partition: LogPartition, stop: int, platform: Platform) -> int:
    # The parent process alerts about parked streams once all partitions are done.
    return CatchUp(platform.engine, platform.logs, alert=_ignore_alert).run_log(
        generation, log, stop=stop, partition=partition
    )


def _ignore_alert(_: ParkedStream) -> None:
    pass


def _derive_part(generation: Generation, part: Part, platform: Platform) -> object:
    with platform.engine.begin() as connection:
        disable_timeouts(connection)
        return part(generation.on(connection))

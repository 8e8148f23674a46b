"""Test harness for read models: installs them, catches them up, and compares them with a replay."""

from domain.kernel.log.partitions import log_partitions
from domain.kernel.process.platform import Platform
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.checkpoints import CheckpointConflict
from read_models.kernel.generations import Generation, create, drop, install, live_generation
from read_models.kernel.projection import Projection, partitionable_by_stream
from read_models.kernel.rebuild import Rebuild, digest

UNUSED_GENERATION = 1_000_000
"""The number of a generation that no rebuild comes to."""
PARTITIONS = 3


class ReadModels:
    """Does on demand what followers do in the background."""

    def __init__(self, platform: Platform) -> None:
        self._engine = platform.engine
        self.catch_up = CatchUp(platform.engine, platform.logs)
        self.rebuild = Rebuild(platform.engine, self.catch_up)

    def show(self, *projections: Projection) -> None:
        """Creates missing tables and projects all events so far."""
        install(self._engine, projections)
        self.follow(*projections)

    def follow(self, *projections: Projection) -> None:
        """Projects new events up to the current end of the logs."""
        for projection in projections:
            with self._engine.connect() as connection:
                generation = live_generation(connection, projection)
            self._catch_up(generation)

    def _catch_up(self, generation: Generation) -> None:
        """Followers may run beside the test: what they have read meanwhile need not be read again."""
        while True:
            try:
                self.catch_up.run(generation)
            except CheckpointConflict:
                continue
            return

    def replay_equals_live(self, projection: Projection) -> bool:
        """Whether rebuilding from the start yields the current rows."""
        found = self.rebuild.run(projection, switch=False)
        return found.equal is True and not found.derived_faults and self._partitions_equal_live(projection)

    def _partitions_equal_live(self, projection: Projection) -> bool:
        """Whether the order of streams is irrelevant, as the projection claims: reads the last partition first."""
        if not partitionable_by_stream(projection):
            return True
        write = Generation(projection, UNUSED_GENERATION)
        with self._engine.begin() as connection:
            create(connection, write)
        for log in projection.logs:
            for partition in reversed(log_partitions(PARTITIONS)):
                self.catch_up.run_log(write, log, partition=partition)
        with self._engine.begin() as connection:
            equal = digest(connection, write) == digest(connection, live_generation(connection, projection))
            drop(connection, write)
        return equal

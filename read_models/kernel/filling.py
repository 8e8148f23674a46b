"""Filling a new generation from its logs: in one process, or a large log by shares in several."""

from functools import partial

from eventsourcing.persistence import Tracking
from sqlalchemy import Connection, Engine

from domain.kernel.platform import Platform
from domain.kernel.shares import Share, shares
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.generations import Generation, derive, take_time
from read_models.kernel.parking import ParkedStream, list_of_generation
from read_models.kernel.processes import Processes
from read_models.kernel.projection import DerivesInParts, Part, keeps_streams_apart
from read_models.kernel.tables import projection_position

MANY = 50_000
"""A log of fewer facts is read in one process: it takes 3 to 15 seconds, and starting a process one to two."""


class Filling:
    """Fills generations that nobody reads or follows yet. Without `processes` all is done in this one."""

    def __init__(self, engine: Engine, catch_up: CatchUp, processes: Processes | None) -> None:
        self._engine = engine
        self._catch_up = catch_up
        self._processes = processes if processes and processes.count > 1 else None

    def is_behind(self, connection: Connection, generation: Generation) -> bool:
        """Whether nothing of a large log has been read for it."""
        positions = self._catch_up.positions
        return any(
            self._catch_up.last_position(log) >= MANY and not positions.read(connection, generation.reader(log))
            for log in generation.projection.logs
        )

    def fill(self, generation: Generation) -> None:
        """Reads all logs to their present ends."""
        if self._processes and keeps_streams_apart(generation.projection):
            for log in generation.projection.logs:
                stop = self._catch_up.last_position(log)
                if stop >= MANY:
                    self._fill_by_shares(self._processes, generation, log, stop)
        self._catch_up.run(generation)

    def derive(self, generation: Generation) -> None:
        """Fills derived tables, once the rows and their indexes are there."""
        if not (self._processes and self._derive_in_parts(self._processes, generation)):
            with self._engine.begin() as connection:
                derive(connection, generation)

    def _derive_in_parts(self, processes: Processes, generation: Generation) -> bool:
        if not isinstance(generation.projection, DerivesInParts):
            return False
        with self._engine.begin() as connection:
            take_time(connection)
            parts = generation.projection.parts(generation.on(connection), processes.count)
        if not parts:
            return False
        found = processes.run([partial(_derive_part, generation, part) for part in parts], more=1)
        with self._engine.begin() as connection:
            take_time(connection)
            generation.projection.derive_rest(generation.on(connection), found)
        return True

    def _fill_by_shares(self, processes: Processes, generation: Generation, log: str, stop: int) -> None:
        """Each process keeps a position of its own. When all have come to `stop`, the generation stands there."""
        works = [partial(_fill_share, generation, log, share, stop) for share in shares(processes.count)]
        processes.run(works)
        with self._engine.begin() as connection:
            readers = [generation.reader(log, share) for share in shares(processes.count)]
            connection.execute(projection_position.delete().where(projection_position.c.reader.in_(readers)))
            self._catch_up.positions.advance(connection, Tracking(generation.reader(log), stop), after=0)
            parked = list_of_generation(connection, generation, log)
        for stream in parked:
            self._catch_up.alert(stream)


def _fill_share(generation: Generation, log: str, share: Share, stop: int, platform: Platform) -> int:
    # Who is waiting for all shares tells of what was parked.
    return CatchUp(platform.engine, platform.logs, alert=_tell_nobody).run_log(generation, log, stop=stop, share=share)


def _tell_nobody(_: ParkedStream) -> None:
    pass


def _derive_part(generation: Generation, part: Part, platform: Platform) -> object:
    with platform.engine.begin() as connection:
        take_time(connection)
        return part(generation.on(connection))

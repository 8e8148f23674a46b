"""Runs projections continuously; for each one a leader is elected among all processes."""

from collections.abc import Sequence
from datetime import timedelta

from sqlalchemy import Connection, Engine

from read_models.kernel.catch_up import CatchUp
from read_models.kernel.generations import live_generation
from read_models.kernel.leader_election import ElectedReaders, LogReader
from read_models.kernel.listener import LogListener
from read_models.kernel.parking import next_retry
from read_models.kernel.projection import Projection


class ProjectionRunner(ElectedReaders):
    """Runs each projection on a thread of its own until stopped."""

    def __init__(
        self, engine: Engine, catch_up: CatchUp, listener: LogListener, projections: Sequence[Projection]
    ) -> None:
        super().__init__(engine, listener, [projection_reader(projection, catch_up) for projection in projections])


def projection_reader(projection: Projection, catch_up: CatchUp) -> LogReader:
    """Catches up the live generation of a projection, and replays parked streams whose retry is due."""

    def read(election: Connection) -> timedelta | None:
        generation = live_generation(election, projection)
        catch_up.run(generation)
        catch_up.replay_due(generation)
        return next_retry(election, generation)

    return LogReader(projection.name, projection.logs, read)

"""A read model for rebuilds in several processes, with injected failures; a module that imports quickly."""

import multiprocessing
import os
import signal
from collections.abc import Sequence

from sqlalchemy import Connection, text

from domain.kernel.errors import Unavailable
from domain.kernel.log.event import Event, RecordedEvent
from domain.kernel.process.settings import Settings
from domain.platform import open_platform
from read_models.kernel import backfill
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.process_pool import ProcessPool
from read_models.kernel.rebuild import Rebuild
from tests.faults.tally_projection import Tallies

SLEEP = "SELECT pg_sleep(600)"


class PartitionableTallies(Tallies):
    """A row for each stream, and none for two. Strikes the processes that read shares, if told how."""

    partitionable_by_stream = True
    strike: str = ""

    def project(self, connection: Connection, events: Sequence[RecordedEvent[Event]]) -> None:
        if multiprocessing.parent_process():
            match self.strike:
                case "killed":
                    os.kill(os.getpid(), signal.SIGKILL)
                case "failing":
                    raise Unavailable
                case "sleeping":
                    connection.execute(text(SLEEP))
                case _:
                    pass
        super().project(connection, events)


def rebuild_in_two(settings: Settings, tallies: PartitionableTallies) -> None:
    backfill.PARALLEL_FROM_EVENTS = 1
    with open_platform(settings) as platform:
        Rebuild(platform.engine, CatchUp(platform.engine, platform.logs), ProcessPool(settings, 2)).run(tallies)

"""A read model that several processes fill, and what may strike them: a module that is quickly imported."""

import multiprocessing
import os
import signal
from collections.abc import Sequence

from sqlalchemy import Connection, text

from domain.kernel.errors import Unavailable
from domain.kernel.facts import Fact, Recorded
from domain.kernel.platform import open_platform
from domain.kernel.settings import Settings
from read_models.kernel import filling
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.processes import Processes
from read_models.kernel.rebuild import Rebuild
from tests.faults.tallying import Tallies

SLEEP = "SELECT pg_sleep(600)"


class ApartTallies(Tallies):
    """A row for each stream, and none for two. Strikes the processes that read shares, if told how."""

    keeps_streams_apart = True
    strike: str = ""

    def project(self, connection: Connection, facts: Sequence[Recorded[Fact]]) -> None:
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
        super().project(connection, facts)


def rebuild_in_two(settings: Settings, tallies: ApartTallies) -> None:
    filling.MANY = 1
    with open_platform(settings) as platform:
        Rebuild(platform.engine, CatchUp(platform.engine, platform.logs), Processes(settings, 2)).run(tallies)

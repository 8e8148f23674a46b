"""F1 for the log: PostgreSQL is killed at random points under load, and no acknowledged event is lost.

The acknowledged events are recorded outside of the server. `KARIJERA_KILLS` is the number of kills. A kill ends the
server's processes, not the machine, so losses that only a power cut causes (a disk that acknowledges too early) are not
tested.
"""

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from uuid import UUID

import psycopg
import pytest
from psycopg.sql import SQL, Identifier

from domain.kernel.errors import Unavailable
from domain.kernel.log.event_store import Change, VersionConflict
from domain.kernel.process.platform import Platform
from domain.kernel.values.ids import new_id
from local.postgres import Postgres
from migrations.upgrade import upgrade
from read_models.kernel.generations import install
from tests.faults.tally_projection import (
    LOG,
    Counted,
    Tallies,
    context,
    everything,
    following,
    open_for_faults,
    position,
    totals,
    truth,
)
from tests.workers.task_harness import captured_logs, wait_until

KILLS = int(os.environ.get("KARIJERA_KILLS", "5"))
WRITERS = 6
ROUNDS = 5
PATIENCE = 60.0

Entry = tuple[UUID, int, int]
"""Stream, version and position of an event."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """A server with settings as in production, but for a log that is written late when nobody waits for it."""
    with Postgres(tmp_path_factory.mktemp("killed") / "data", settings={"wal_writer_delay": "10s"}) as started:
        yield started


@contextmanager
def database(server: Postgres, name: str) -> Iterator[Platform]:
    url = server.create_database(name)
    upgrade(url)
    with open_for_faults(url) as opened:
        yield opened


class Writing:
    """Writers that go on whatever happens to the server, and the ledger of what was acknowledged to them."""

    def __init__(self, platform: Platform) -> None:
        self._log = platform.logs[LOG]
        self.acknowledged: list[Entry] = []
        self.errors: list[Exception] = []
        self._stop = threading.Event()

    @contextmanager
    def going_on(self) -> Iterator[None]:
        threads = [threading.Thread(target=self._write) for _ in range(WRITERS)]
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            self._stop.set()
            for thread in threads:
                thread.join()

    def wait_for(self, more: int) -> None:
        wanted = len(self.acknowledged) + more
        wait_until(lambda: len(self.acknowledged) >= wanted, patience=PATIENCE)

    def _write(self) -> None:
        stream, version = new_id(), 0
        while not self._stop.is_set():
            try:
                written = self._log.append([Change(stream, version, [Counted()], context())])
            except Unavailable:
                # Whether it was stored is not known, so it is neither in the ledger nor tried again.
                stream, version = new_id(), 0
                self._stop.wait(0.02)
            except Exception as error:  # noqa: BLE001 - whatever it is, it is one too many
                self.errors.append(error)
                stream, version = new_id(), 0
            else:
                version += 1
                self.acknowledged.append((stream, version, written))


def kill_under_load(server: Postgres, platform: Platform, kills: int, chance: Random) -> Writing:
    writing = Writing(platform)
    with captured_logs(), writing.going_on():
        for _ in range(kills):
            writing.wait_for(chance.randint(20, 200))
            server.kill()
            server.start(PATIENCE)
        writing.wait_for(20)
    return writing


def lost(platform: Platform, acknowledged: list[Entry]) -> set[Entry]:
    """Finds the events that were acknowledged and are not there."""
    return set(acknowledged) - {
        (each.stream_id, each.version, each.position) for each in everything(platform.logs[LOG])
    }


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_and_the_rows_agree(server: Postgres) -> None:
    tallies = Tallies()
    with database(server, "durable") as platform:
        install(platform.engine, [tallies])
        log = platform.logs[LOG]
        with captured_logs(), following(platform, tallies):
            writing = kill_under_load(server, platform, KILLS, Random(KILLS))
            # A connection of the pool that nobody used since the last kill does not know that it is gone.
            platform.engine.dispose()
            wait_until(lambda: position(platform, tallies) == log.last_position(), patience=PATIENCE)
        acknowledged = writing.acknowledged
        assert writing.errors == []
        assert len(acknowledged) >= KILLS * 20
        assert lost(platform, acknowledged) == set()
        with platform.engine.connect() as connection:
            assert totals(connection) == truth(log)
        never_made = (new_id(), 1, log.last_position() + 1)
        # The control: an append that was never made is missed by the same check.
        assert lost(platform, [*acknowledged, never_made]) == {never_made}


@pytest.mark.slow
def test_with_asynchronous_commits_events_would_be_lost(server: Postgres) -> None:
    """The control: the kills are hard enough to lose something."""
    with database(server, "hasty") as platform:
        with psycopg.connect(server.url, autocommit=True) as connection:
            connection.execute(SQL("ALTER DATABASE {} SET synchronous_commit = off").format(Identifier("hasty")))
        chance = Random(0)

        def loses_some() -> bool:
            with open_for_faults(platform.settings.database_url) as hasty:
                writing = kill_under_load(server, hasty, 1, chance)
                # A writer whose stream has become shorter than it knows is told so; nothing else went wrong.
                assert {type(error) for error in writing.errors} <= {VersionConflict}
                return bool(lost(hasty, writing.acknowledged))

        assert any(loses_some() for _ in range(ROUNDS))

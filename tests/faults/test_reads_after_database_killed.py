"""Reads after a crash of PostgreSQL: a read model may be behind what was seen of it, and what is late is never called
absent."""

from collections.abc import Iterator
from contextlib import suppress
from uuid import UUID

import pytest
from sqlalchemy import Connection, select
from sqlalchemy.exc import SQLAlchemyError

from domain.kernel.errors import Unavailable
from domain.kernel.process.platform import Platform
from local.postgres import Postgres
from migrations.upgrade import upgrade
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.generations import install, live_generation
from read_models.kernel.row_finder import RowFinder
from read_models.kernel.waiting import CheckpointWaiter
from tests.faults.tally_projection import LOG, Tallies, count, open_for_faults, tally
from tests.workers.task_harness import captured_logs

ROUNDS = 10
PATIENCE = 60.0
TALLIES = Tallies()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """A server that writes asynchronous commits late, as one does that crashes a moment after them."""
    with Postgres(tmp_path_factory.mktemp("killed") / "data", settings={"wal_writer_delay": "10s"}) as started:
        yield started


@pytest.fixture(scope="module")
def platform(server: Postgres) -> Iterator[Platform]:
    url = server.create_database("behind")
    upgrade(url)
    with open_for_faults(url) as opened, captured_logs():
        install(opened.engine, [TALLIES])
        yield opened


class Reader:
    """A process that has seen how far the read model is, and reads single rows."""

    def __init__(self, platform: Platform) -> None:
        self._platform = platform
        self.waiter = CheckpointWaiter(platform.engine)
        self._finder = RowFinder(platform.engine, self.waiter, TALLIES.name, platform.logs[LOG])

    def sees(self, position: int) -> bool:
        return self.waiter.wait_for(TALLIES.name, LOG, position, timeout=0)

    def find(self, stream_id: UUID) -> int | None:
        return self._finder.find(stream_id, lambda connection: total_of(connection, stream_id))


def total_of(connection: Connection, stream_id: UUID) -> int | None:
    return connection.execute(select(tally.c.total).where(tally.c.stream_id == stream_id)).scalar_one_or_none()


def follow(platform: Platform) -> None:
    with platform.engine.connect() as connection:
        generation = live_generation(connection, TALLIES)
    CatchUp(platform.engine, platform.logs).run(generation)


def lose_a_row(server: Postgres, platform: Platform, reader: Reader) -> UUID:
    """A stream whose event was acknowledged and seen, and whose row a crash has lost."""
    for _ in range(ROUNDS):
        stream = count(platform.logs[LOG])
        follow(platform)
        assert reader.sees(platform.logs[LOG].last_position())
        assert reader.find(stream) == 1
        server.kill()
        server.start(PATIENCE)
        if not is_shown(platform, stream):
            return stream
    pytest.fail("no crash has lost a row")


def is_shown(platform: Platform, stream_id: UUID) -> bool:
    """Whether there is a row, once the connections that the crash broke have been replaced."""
    with suppress(SQLAlchemyError), platform.engine.connect() as connection:
        total_of(connection, stream_id)
    platform.logs[LOG].recorder.replace_dead_connections()
    with platform.engine.connect() as connection:
        return total_of(connection, stream_id) is not None


@pytest.mark.slow
def test_a_row_that_a_crash_has_lost_is_late_and_not_absent(server: Postgres, platform: Platform) -> None:
    reader = Reader(platform)
    stream = lose_a_row(server, platform, reader)
    with pytest.raises(Unavailable):
        reader.find(stream)
    follow(platform)
    assert reader.find(stream) == 1


@pytest.mark.slow
def test_what_was_seen_is_forgotten(server: Postgres, platform: Platform) -> None:
    reader = Reader(platform)
    lose_a_row(server, platform, reader)
    assert not reader.sees(platform.logs[LOG].last_position())
    follow(platform)
    assert reader.sees(platform.logs[LOG].last_position())


@pytest.mark.slow
def test_without_forgetting_a_late_row_would_be_absent(
    server: Postgres, platform: Platform, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The control: by what was seen before the crash the read model shows everything, and the row is not there."""
    monkeypatch.setattr(CheckpointWaiter, "_forget", lambda *_: None)
    reader = Reader(platform)
    monkeypatch.setattr(reader.waiter, "reaches", reader.waiter.wait_for)
    stream = lose_a_row(server, platform, reader)
    assert reader.sees(platform.logs[LOG].last_position())
    assert reader.find(stream) is None


def test_what_the_log_does_not_hold_is_absent(platform: Platform) -> None:
    follow(platform)
    assert Reader(platform).find(UUID(int=1)) is None

"""Projections at run time: they follow commits, switch generations and take over leadership."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import LiteralString
from uuid import UUID

import pytest
from sqlalchemy import text

from domain.kernel.log.event_store import EventStore
from domain.kernel.process.platform import Platform
from domain.platform import open_platform
from read_models.kernel import leader_election
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.generations import install
from read_models.kernel.listener import LogListener
from read_models.kernel.parking import list_parked
from read_models.kernel.projection_runner import ProjectionRunner
from read_models.kernel.rebuild import Rebuild
from read_models.kernel.waiting import CheckpointWaiter
from tests.orchard_example import LOG, ApplesGrown, Trees, happen, plant
from tests.settings_factory import settings_for
from tests.workers.task_harness import wait_until

ONE = ApplesGrown(count=1)
LONG = 60.0


@pytest.fixture
def platform(new_database: Callable[[], str]) -> Iterator[Platform]:
    with open_platform(settings_for(new_database())) as opened:
        yield opened


@pytest.fixture
def log(platform: Platform) -> EventStore:
    return platform.logs[LOG]


@pytest.fixture
def trees(platform: Platform) -> Trees:
    projection = Trees()
    install(platform.engine, [projection])
    return projection


@contextmanager
def following(platform: Platform, trees: Trees) -> Iterator[None]:
    listener = LogListener(platform.settings.database_url, [LOG])
    follower = ProjectionRunner(platform.engine, CatchUp(platform.engine, platform.logs), listener, [trees])
    listener.start()
    follower.start()
    try:
        yield
    finally:
        follower.stop()
        listener.stop()


THE_LISTENERS = "query LIKE 'LISTEN%'"
THE_ELECTIONS = "pid IN (SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted)"


def end_sessions(platform: Platform, those: LiteralString) -> int:
    """Ends sessions, as a restart of the server would."""
    query = text(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
        f" WHERE datname = current_database() AND pid <> pg_backend_pid() AND {those}"
    )
    with platform.engine.connect() as connection:
        return connection.execute(query).scalar_one()


def test_committed_events_are_projected_and_can_be_waited_for(
    platform: Platform, log: EventStore, trees: Trees
) -> None:
    waiting = CheckpointWaiter(platform.engine)
    tree = plant(log)
    assert not waiting.wait_for("trees", LOG, log.last_position(), timeout=0.05)
    with following(platform, trees):
        assert waiting.wait_for("trees", LOG, log.last_position(), timeout=LONG)
        for _ in range(5):
            assert waiting.wait_for("trees", LOG, happen(log, tree, ONE), timeout=LONG)
        with platform.engine.connect() as connection:
            assert connection.execute(text("SELECT apples FROM read.tree")).scalar_one() == 5
    assert not waiting.wait_for("nothing", LOG, 1, timeout=0.01)
    assert waiting.shows("trees", LOG, 0)


def test_waiting_returns_when_the_database_is_unavailable(valkey: object) -> None:
    with open_platform(settings_for("postgresql://nobody@/nothing?host=/nowhere")) as away:
        assert CheckpointWaiter(away.engine).wait_for("trees", LOG, 1) is False


def test_it_continues_with_the_generation_that_is_live_now(platform: Platform, log: EventStore, trees: Trees) -> None:
    waiting = CheckpointWaiter(platform.engine)
    rebuild = Rebuild(platform.engine, CatchUp(platform.engine, platform.logs))
    with following(platform, trees):
        tree = plant(log)
        for _ in range(3):
            assert rebuild.run(trees).switched
            assert waiting.wait_for("trees", LOG, happen(log, tree, ONE), timeout=LONG)
    assert rebuild.run(trees, switch=False).equal


@pytest.mark.parametrize("those", [THE_LISTENERS, THE_ELECTIONS], ids=["the listener's", "the election's"])
def test_it_survives_a_broken_connection(
    platform: Platform, log: EventStore, trees: Trees, those: LiteralString
) -> None:
    waiting = CheckpointWaiter(platform.engine)
    with following(platform, trees):
        tree = plant(log)
        assert waiting.wait_for("trees", LOG, log.last_position(), timeout=LONG)
        assert end_sessions(platform, those) >= 1
        written = happen(log, tree, ONE)
        # Who waits may find a connection broken too, and says then that nothing is shown yet.
        wait_until(lambda: waiting.wait_for("trees", LOG, written, timeout=LONG))


def test_another_process_takes_over(platform: Platform, log: EventStore, trees: Trees) -> None:
    waiting = CheckpointWaiter(platform.engine)
    with open_platform(platform.settings) as second:
        other = Trees()
        with following(second, other):
            with following(platform, trees):
                tree = plant(log)
                assert waiting.wait_for("trees", LOG, log.last_position(), timeout=LONG)
            assert waiting.wait_for("trees", LOG, happen(log, tree, ONE), timeout=LONG)
    assert sum(other.batches) + sum(trees.batches) == log.last_position()


def test_a_projection_runner_stops_at_once(
    platform: Platform, log: EventStore, trees: Trees, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stopping does not wait to the end first, which would be longer than it is waited for here."""
    monkeypatch.setattr(leader_election, "SOON_SECONDS", 3600)
    plant(log)
    with following(platform, trees):
        assert CheckpointWaiter(platform.engine).wait_for("trees", LOG, log.last_position(), timeout=LONG)
        assert running(trees)
    wait_until(lambda: not running(trees))


def test_a_parked_stream_is_retried_though_no_log_grows(
    platform: Platform, log: EventStore, trees: Trees, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leader_election, "SLOW_POLL_SECONDS", 3600)
    tree = plant(log)
    trees.stumbles_over = {tree}
    with following(platform, trees):
        wait_until(lambda: parked(platform) == [tree])
        trees.stumbles_over = set()
        wait_until(lambda: parked(platform) == [])


def parked(platform: Platform) -> list[UUID]:
    with platform.engine.connect() as connection:
        return [stream.stream_id for stream in list_parked(connection)]


def test_what_follows_from_another_reader_is_seen_without_a_wake_up_of_its_own(
    platform: Platform, log: EventStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reader that was woken together with the one that it depends on may have read too early."""
    monkeypatch.setattr(leader_election, "SLOW_POLL_SECONDS", 3600)
    reads = list[bool]()
    reader = leader_election.LogReader("dependent", [LOG], lambda _: reads.append(True))
    listener = LogListener(platform.settings.database_url, [LOG])
    readers = leader_election.ElectedReaders(platform.engine, listener, [reader])
    readers.start()
    try:
        wait_until(lambda: len(reads) == 2)
    finally:
        readers.stop()


def running(trees: Trees) -> bool:
    return f"follow-{trees.name}" in {thread.name for thread in threading.enumerate()}

"""A rebuild in several processes has the same rows and parked streams as in one, and is cleaned up on failure."""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

import pytest
from sqlalchemy import text

from domain.kernel.errors import Unavailable
from domain.kernel.process.platform import Platform
from read_models.kernel import backfill, process_pool
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.generations import install, live_generation
from read_models.kernel.parking import ParkedStream
from read_models.kernel.process_pool import ProcessDied, ProcessPool
from read_models.kernel.rebuild import Rebuild
from tests.changed_events import allow_changes
from tests.faults.failing_rebuild import SLEEP, PartitionableTallies, rebuild_in_two
from tests.faults.tally_projection import LOG, count, following, open_for_faults, position, totals, truth
from tests.orchard_example import LOG as ORCHARD
from tests.orchard_example import Trees, plant
from tests.workers.task_harness import wait_until

STREAMS = 40
POISON = 666
LEFT = (
    "SELECT (SELECT count(*) FROM pg_namespace WHERE nspname LIKE 'read\\_tallies%')"
    " + (SELECT count(*) FROM read_kernel.projection_checkpoint) + (SELECT count(*) FROM read_kernel.parked_stream)"
)


@dataclass
class Ground:
    """A log of many streams, its live rows read in one process, and a rebuild in two."""

    platform: Platform
    tallies: PartitionableTallies = field(default_factory=PartitionableTallies)
    alerts: list[ParkedStream] = field(default_factory=list[ParkedStream])

    def __post_init__(self) -> None:
        self.log = self.platform.logs[LOG]
        self.catch_up = CatchUp(self.platform.engine, self.platform.logs, alert=self.alerts.append)
        self.rebuild = Rebuild(self.platform.engine, self.catch_up, ProcessPool(self.platform.settings, 2))
        install(self.platform.engine, [self.tallies])
        self.streams = [count(self.log) for _ in range(STREAMS)]
        for stream in self.streams:
            count(self.log, stream, 2, 3, expected_version=1)

    def follow(self) -> None:
        with self.platform.engine.connect() as connection:
            generation = live_generation(connection, self.tallies)
        self.catch_up.run(generation)

    def rows(self) -> object:
        with self.platform.engine.connect() as connection:
            return totals(connection)

    def left(self) -> object:
        """Counts the schemas, positions and parked streams that are left."""
        with self.platform.engine.connect() as connection:
            return connection.execute(text(LEFT)).scalar_one()


@pytest.fixture
def ground(new_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Ground]:
    monkeypatch.setattr(backfill, "PARALLEL_FROM_EVENTS", STREAMS)
    with open_for_faults(new_database()) as platform:
        yield Ground(platform)


def test_a_parallel_backfill_during_appends_equals_the_live_rows(
    ground: Ground, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []

    def run(self: ProcessPool, works: Sequence[Callable[[Platform], int]]) -> list[int]:
        for stream in ground.streams:
            count(ground.log, stream, 4, expected_version=3)
        read.extend(really_run(self, works))
        return read

    really_run = ProcessPool.run
    monkeypatch.setattr(ProcessPool, "run", run)
    ground.follow()
    ends_at = ground.log.last_position()
    with following(ground.platform, ground.tallies):
        found = ground.rebuild.run(ground.tallies)
        assert (found.equal, found.switched, found.rows) == (True, True, {"tally": STREAMS})
        wait_until(lambda: position(ground.platform, ground.tallies) == ground.log.last_position())
    assert ground.rows() == truth(ground.log)
    assert ground.left() == 2
    assert all(read), "each had streams"
    assert sum(read) == ends_at, "they stopped where the log ended when they began"


def test_unreadable_streams_are_parked_as_in_one_process(ground: Ground) -> None:
    count(ground.log, ground.streams[0], POISON, 5, expected_version=3)
    count(ground.log, ground.streams[1], 7, expected_version=3)
    with ground.platform.engine.begin() as connection:
        allow_changes(connection, LOG)
        connection.execute(
            text(
                f"UPDATE events.{LOG} SET topic = 'tests.Unknown' WHERE originator_id = :id AND originator_version = 2"
            ),
            {"id": ground.streams[2]},
        )
    ground.tallies.poison = {POISON}
    ground.follow()
    messages, live = [_what(stream) for stream in ground.alerts], ground.rows()
    ground.alerts.clear()
    found = ground.rebuild.run(ground.tallies)
    assert (found.equal, found.switched, found.parked) == (True, True, 2)
    assert sorted(_what(stream) for stream in ground.alerts) == sorted(messages)
    assert ground.rows() == live


def _what(stream: ParkedStream) -> tuple[str, int, str]:
    return str(stream.stream_id), stream.position, stream.error


@pytest.mark.parametrize(("strike", "error"), [("killed", ProcessDied), ("failing", Unavailable)])
def test_a_failed_process_leaves_only_the_live_generation(ground: Ground, strike: str, error: type[Exception]) -> None:
    ground.follow()
    live = ground.rows()
    ground.tallies.strike = strike
    with pytest.raises(error):
        ground.rebuild.run(ground.tallies)
    assert ground.left() == 2
    assert ground.rows() == live
    assert multiprocessing.active_children() == []


def test_an_interrupt_stops_all_processes(ground: Ground, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: object) -> None:
        wait_until(lambda: sleeping(ground) == 2, patience=120)
        raise KeyboardInterrupt

    ground.follow()
    ground.tallies.strike = "sleeping"
    monkeypatch.setattr(process_pool, "wait", interrupted)
    with pytest.raises(KeyboardInterrupt):
        ground.rebuild.run(ground.tallies)
    assert ground.left() == 2
    assert multiprocessing.active_children() == []


def test_when_it_is_killed_its_processes_end_too(ground: Ground) -> None:
    ground.tallies.strike = "sleeping"
    rebuilding = multiprocessing.get_context("spawn").Process(
        target=rebuild_in_two, args=(ground.platform.settings, ground.tallies)
    )
    rebuilding.start()
    wait_until(lambda: sleeping(ground) == 2, patience=120)
    rebuilding.kill()
    wait_until(lambda: sleeping(ground) == 0)
    ground.tallies.strike = ""
    assert Rebuild(ground.platform.engine, ground.catch_up).run(ground.tallies).switched


def sleeping(ground: Ground) -> int:
    """Counts the processes in the middle of their work."""
    query = text("SELECT count(*) FROM pg_stat_activity WHERE state = 'active' AND query = :query")
    with ground.platform.engine.connect() as connection:
        return connection.execute(query, {"query": SLEEP}).scalar_one()


def test_a_live_generation_far_behind_a_large_log_is_not_compared(ground: Ground) -> None:
    in_one = Rebuild(ground.platform.engine, ground.catch_up)
    assert in_one.is_behind(ground.tallies)
    found = in_one.run(ground.tallies)
    assert (found.equal, found.switched) == (None, True)
    assert ground.rows() == truth(ground.log)
    assert not in_one.is_behind(ground.tallies)


def test_a_projection_not_declared_partitionable_is_read_in_one_process(ground: Ground) -> None:
    trees = Trees()
    install(ground.platform.engine, [trees])
    for _ in range(STREAMS):
        plant(ground.platform.logs[ORCHARD])
    assert ground.rebuild.run(trees).rows["tree"] == STREAMS
    assert sum(trees.batches) == STREAMS, "a copy in another process would have read them"

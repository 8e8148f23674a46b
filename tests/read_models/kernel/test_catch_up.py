"""Catching up: the same rows for any batches, one winner among concurrent writers, and replay of parked streams."""

import random
from collections.abc import Callable, Iterator
from datetime import timedelta
from uuid import UUID

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import OperationalError

from domain.kernel.log.event_store import EventStore
from domain.kernel.process.platform import Platform
from domain.platform import open_platform
from read_models.kernel import parking
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.checkpoints import CheckpointConflict
from read_models.kernel.generations import Generation, install, live_generation
from read_models.kernel.parking import ParkedStream, list_parked
from read_models.kernel.rebuild import Rebuild, digest
from tests.changed_events import allow_changes
from tests.orchard_example import LOG, ApplesGrown, TreeFelled, Trees, happen, plant
from tests.settings_factory import settings_for

ONE = ApplesGrown(count=1)


@pytest.fixture
def platform(new_database: Callable[[], str]) -> Iterator[Platform]:
    with open_platform(settings_for(new_database())) as opened:
        yield opened


@pytest.fixture
def log(platform: Platform) -> EventStore:
    return platform.logs[LOG]


class Orchard:
    """A view that is followed by hand."""

    def __init__(self, platform: Platform) -> None:
        self.engine = platform.engine
        self.trees = Trees()
        self.alerts: list[ParkedStream] = []
        self.catch_up = CatchUp(platform.engine, platform.logs, alert=self.alerts.append)
        install(platform.engine, [self.trees])

    def live(self) -> Generation:
        with self.engine.connect() as connection:
            return live_generation(connection, self.trees)

    def follow(self) -> int:
        return self.catch_up.run(self.live())

    def parked(self) -> list[ParkedStream]:
        with self.engine.connect() as connection:
            return list_parked(connection)

    def apples(self) -> dict[UUID, int]:
        with self.engine.connect() as connection:
            return {row.id: row.apples for row in connection.execute(text("SELECT id, apples FROM read.tree"))}

    def equals_replay(self) -> bool:
        return Rebuild(self.engine, self.catch_up).run(self.trees, switch=False).equal is True


@pytest.fixture
def orchard(platform: Platform) -> Orchard:
    return Orchard(platform)


def test_any_split_into_batches_leads_to_the_same_rows(log: EventStore, orchard: Orchard) -> None:
    chance = random.Random(5)
    trees = [plant(log, sort=chance.choice("ABC")) for _ in range(20)]
    for _ in range(150):
        happen(log, chance.choice(trees), chance.choice([ONE, ApplesGrown(count=3), TreeFelled()]))
        if chance.random() < 0.2:
            orchard.catch_up.step(orchard.live(), LOG, limit=chance.choice([1, 2, 7, 500]))
    orchard.follow()
    assert orchard.equals_replay()
    with orchard.engine.begin() as connection:
        connection.execute(text("UPDATE read.tree SET apples = apples + 1 WHERE id = :id"), {"id": trees[0]})
    assert not orchard.equals_replay(), "the comparison can fail"


def test_of_two_processes_at_the_same_checkpoint_one_succeeds(
    platform: Platform, log: EventStore, orchard: Orchard, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other one had read further, so that going on from where it wanted to be would look right as well."""
    tree = plant(log, ONE)
    other = CatchUp(platform.engine, platform.logs)
    project = orchard.trees.project

    def project_slowly(connection: Connection, events: list[object]) -> None:
        monkeypatch.setattr(orchard.trees, "project", project)
        other.step(orchard.live(), LOG, limit=1)
        project(connection, events)  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(orchard.trees, "project", project_slowly)
    with pytest.raises(CheckpointConflict):
        orchard.follow()
    orchard.follow()
    assert orchard.apples() == {tree: 1}
    with orchard.engine.connect() as connection:
        assert connection.execute(text("SELECT trees FROM read.sort_total")).scalar_one() == 1


def test_a_poison_event_is_found_by_bisection(log: EventStore, orchard: Orchard) -> None:
    trees = [plant(log, ONE) for _ in range(64)]
    orchard.trees.stumbles_over = {trees[40]}
    assert orchard.follow() == 128
    assert len(orchard.trees.batches) < 20
    assert orchard.apples() == dict.fromkeys((t for t in trees if t != trees[40]), 1)
    assert [(stream.stream_id, stream.attempts, stream.given_up) for stream in orchard.alerts] == [
        (trees[40], 1, False)
    ]
    assert [stream.error for stream in orchard.parked()] == ["ProjectionFailure"]


def test_an_event_that_cannot_be_decoded_blocks_no_other_stream(
    platform: Platform, log: EventStore, orchard: Orchard
) -> None:
    trees = [plant(log, ONE, ONE) for _ in range(5)]
    unreadable = text("UPDATE events.jobs SET state = '{}' WHERE originator_id = :id AND originator_version >= 2")
    with platform.engine.begin() as connection:
        allow_changes(connection, "jobs")
        connection.execute(unreadable, {"id": trees[2]})
    assert orchard.follow() == 15
    assert orchard.apples() == {tree: 0 if tree == trees[2] else 2 for tree in trees}
    assert [stream.error for stream in orchard.parked()] == ["UnreadableEvent (KeyError)"]


def test_after_the_fix_the_stream_is_replayed(log: EventStore, orchard: Orchard) -> None:
    struck, other = plant(log, ONE), plant(log, ONE)
    orchard.trees.stumbles_over = {struck}
    orchard.follow()
    happen(log, struck, ONE)
    happen(log, other, ONE)
    orchard.follow()
    assert orchard.apples() == {other: 2}
    assert orchard.catch_up.replay_all(orchard.live()) == 0
    orchard.trees.stumbles_over.clear()
    assert orchard.catch_up.replay_all(orchard.live()) == 1
    assert orchard.parked() == []
    happen(log, struck, ONE)
    orchard.follow()
    assert orchard.apples() == {struck: 3, other: 2}
    assert orchard.equals_replay()


def test_a_stream_is_given_up_after_five_attempts(
    log: EventStore, orchard: Orchard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parking, "RETRY_DELAYS", (timedelta(0),) * len(parking.RETRY_DELAYS))
    struck = plant(log, ONE)
    orchard.trees.stumbles_over = {struck}
    orchard.follow()
    for _ in range(8):
        orchard.catch_up.replay_due(orchard.live())
    assert [(stream.attempts, stream.given_up) for stream in orchard.parked()] == [(parking.MAX_ATTEMPTS, True)]
    assert [stream.attempts for stream in orchard.alerts] == [1, parking.MAX_ATTEMPTS]
    orchard.trees.stumbles_over.clear()
    assert orchard.catch_up.replay_due(orchard.live()) == 0
    assert orchard.catch_up.replay_all(orchard.live()) == 1
    assert orchard.apples() == {struck: 1}


def test_a_stream_is_not_retried_before_its_delay(
    log: EventStore, orchard: Orchard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parking, "RETRY_DELAYS", (timedelta(hours=1),) * len(parking.RETRY_DELAYS))
    orchard.trees.stumbles_over = {plant(log)}
    orchard.follow()
    orchard.catch_up.replay_due(orchard.live())
    assert [stream.attempts for stream in orchard.parked()] == [1]


def test_transient_errors_park_nothing(platform: Platform, log: EventStore, orchard: Orchard) -> None:
    plant(log, ONE)
    table = f"{orchard.live().schema}.tree"
    event.listen(platform.engine, "begin", lambda begun: begun.exec_driver_sql("SET LOCAL lock_timeout = '100ms'"))
    with platform.engine.begin() as blocker:
        blocker.execute(text(f"LOCK TABLE {table} IN ACCESS EXCLUSIVE MODE"))
        with pytest.raises(OperationalError, match="lock timeout"):
            orchard.follow()
    assert orchard.parked() == []
    orchard.follow()
    assert orchard.equals_replay()


def test_digests_are_equal_only_for_equal_rows(log: EventStore, orchard: Orchard) -> None:
    [*_, last] = [plant(log, ONE) for _ in range(3)]
    orchard.follow()
    with orchard.engine.connect() as connection:
        before = digest(connection, orchard.live())
        connection.execute(text("UPDATE read.tree SET felled_at = now() WHERE id = :id"), {"id": last})
        changed = digest(connection, orchard.live())
        connection.rollback()
        connection.execute(text("UPDATE read.tree SET apples = apples"))
        assert digest(connection, orchard.live()) == before != changed

"""Rebuilds: switched to when equal, dropped when not, and never compared across different shapes."""

from collections.abc import Callable, Iterator, Sequence

import pytest
from sqlalchemy import Column, Connection, Integer, Table, Uuid, text
from sqlalchemy.dialects.postgresql import ARRAY

from domain.kernel.log.event import Event, RecordedEvent
from domain.kernel.log.event_store import EventStore
from domain.kernel.process.platform import Platform
from domain.platform import open_platform
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.checkpoints import CheckpointConflict
from read_models.kernel.generations import Generation, OutdatedReadModel, install, live_generation
from read_models.kernel.projection import Projection, Rows, read_metadata
from read_models.kernel.rebuild import AlreadyRebuilding, Rebuild
from tests.orchard_example import LOG, ApplesGrown, Trees, happen, orchard_tables, plant
from tests.read_model_harness import ReadModels
from tests.settings_factory import settings_for

ONE = ApplesGrown(count=1)


@pytest.fixture
def platform(new_database: Callable[[], str]) -> Iterator[Platform]:
    with open_platform(settings_for(new_database())) as opened:
        yield opened


@pytest.fixture
def log(platform: Platform) -> EventStore:
    return platform.logs[LOG]


@pytest.fixture
def trees(platform: Platform, log: EventStore, catch_up: CatchUp) -> Trees:
    projection = Trees()
    install(platform.engine, [projection])
    for _ in range(3):
        plant(log, ONE)
    catch_up.run(live(platform, projection))
    return projection


@pytest.fixture
def catch_up(platform: Platform) -> CatchUp:
    return CatchUp(platform.engine, platform.logs)


@pytest.fixture
def rebuild(platform: Platform, catch_up: CatchUp) -> Rebuild:
    return Rebuild(platform.engine, catch_up)


def live(platform: Platform, projection: Projection) -> Generation:
    with platform.engine.connect() as connection:
        return live_generation(connection, projection, of_any_shape=True)


def one(platform: Platform, query: str) -> object:
    with platform.engine.connect() as connection:
        return connection.execute(text(query)).scalar_one()


SCHEMAS = "SELECT string_agg(nspname, ' ' ORDER BY nspname) FROM pg_namespace WHERE nspname LIKE 'read_trees%'"
INDEXES = "SELECT count(*) FROM pg_indexes WHERE schemaname LIKE 'read_trees%' AND indexname = 'tree_sort_idx'"


def test_an_equal_generation_replaces_the_live_one(
    platform: Platform, log: EventStore, trees: Trees, rebuild: Rebuild
) -> None:
    plant(log, ONE)
    found = rebuild.run(trees)
    assert (found.rows, found.equal, found.switched) == ({"tree": 4, "sort_total": 1}, True, True)
    assert one(platform, SCHEMAS) == "read_trees_2"
    assert one(platform, INDEXES) == 1
    assert one(platform, "SELECT count(*) FROM read.tree") == 4
    assert one(platform, "SELECT count(*) FROM read_kernel.projection_checkpoint") == 1


def test_verifying_changes_nothing(platform: Platform, trees: Trees, rebuild: Rebuild) -> None:
    assert rebuild.run(trees, switch=False).equal is True
    assert one(platform, SCHEMAS) == "read_trees_1"


def test_a_differing_generation_is_dropped_unless_forced(platform: Platform, trees: Trees, rebuild: Rebuild) -> None:
    with platform.engine.begin() as connection:
        connection.execute(text("DELETE FROM read.sort_total"))
    found = rebuild.run(trees)
    assert (found.equal, found.switched) == (False, False)
    assert one(platform, SCHEMAS) == "read_trees_1"
    assert rebuild.run(trees, force=True).switched
    assert one(platform, "SELECT count(*) FROM read.sort_total") == 1


def test_tables_of_another_shape_are_not_written_before_a_rebuild(
    platform: Platform, log: EventStore, trees: Trees, catch_up: CatchUp, rebuild: Rebuild
) -> None:
    changed = Trees(metadata=orchard_tables("planted_by"))
    assert install(platform.engine, [changed]) == [changed]
    with platform.engine.connect() as connection, pytest.raises(OutdatedReadModel):
        live_generation(connection, changed)
    plant(log, ONE)
    found = rebuild.run(changed)
    assert (found.equal, found.switched) == (None, True)
    assert one(platform, "SELECT count(*) FROM read.tree WHERE planted_by IS NULL") == 4
    with platform.engine.connect() as connection, pytest.raises(OutdatedReadModel):
        live_generation(connection, trees)
    assert install(platform.engine, [changed]) == []


def test_another_version_is_switched_to_without_comparison(platform: Platform, trees: Trees, rebuild: Rebuild) -> None:
    found = rebuild.run(Trees(version=2))
    assert (found.equal, found.switched) == (None, True)


def test_streams_parked_only_in_the_live_generation_prevent_comparison(
    platform: Platform, log: EventStore, trees: Trees, catch_up: CatchUp, rebuild: Rebuild
) -> None:
    struck = plant(log, ONE)
    trees.stumbles_over = {struck}
    catch_up.run(live(platform, trees))
    same = rebuild.run(trees, switch=False)
    assert (same.equal, same.parked) == (True, 1)
    trees.stumbles_over = set()
    mended = rebuild.run(trees)
    assert (mended.equal, mended.parked, mended.switched) == (None, 0, True)
    assert one(platform, "SELECT count(*) FROM read.tree") == 4
    assert one(platform, "SELECT count(*) FROM read_kernel.parked_stream") == 0


def test_a_generation_with_a_newly_parked_stream_is_dropped(log: EventStore, trees: Trees, rebuild: Rebuild) -> None:
    trees.stumbles_over = {plant(log, ONE)}
    trees.stumbles_over.clear()
    found = rebuild.run(trees)
    assert found.switched
    trees.stumbles_over = {log.read(0, 1)[0].stream_id}
    found = rebuild.run(trees)
    assert (found.equal, found.switched, found.parked) == (False, False, 1)


def test_a_failed_rebuild_is_cleaned_up(
    platform: Platform, trees: Trees, rebuild: Rebuild, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(trees, "project", fail)
    with pytest.raises(KeyboardInterrupt):
        rebuild.run(trees)
    assert one(platform, SCHEMAS) == "read_trees_1"


def test_the_remains_of_a_killed_rebuild_are_removed(platform: Platform, trees: Trees, rebuild: Rebuild) -> None:
    with platform.engine.begin() as connection:
        connection.execute(text("CREATE SCHEMA read_trees_2"))
        connection.execute(text("CREATE TABLE read_trees_2.tree (id int)"))
        connection.execute(text("INSERT INTO read_kernel.projection_checkpoint VALUES ('trees@2:jobs', 3)"))
    assert rebuild.run(trees).switched


class Planting:
    """Says that streams are apart, though one row tells in which order they came."""

    name = "planting"
    version = 1
    logs = (LOG,)
    metadata = read_metadata()
    partitionable_by_stream = True
    order = Table("planting", metadata, Column("one", Integer, primary_key=True), Column("streams", ARRAY(Uuid)))

    def project(self, connection: Connection, events: Sequence[RecordedEvent[Event]]) -> None:
        rows = Rows(connection, self.order, [(1,)])
        row = rows.get(1) or {"one": 1, "streams": []}
        rows.put(row | {"streams": [*row["streams"], *(recorded.stream_id for recorded in events)]})
        rows.save()


def test_a_wrong_declaration_of_partitionability_is_detected(platform: Platform, log: EventStore) -> None:
    """The control: what `replay_equals_live` asks of every projection that says so."""
    read_models = ReadModels(platform)
    for _ in range(12):
        plant(log)
    read_models.show(Planting())
    assert read_models.rebuild.run(Planting(), switch=False).equal
    assert not read_models.replay_equals_live(Planting())


def test_two_rebuilds_of_one_read_model_exclude_each_other(
    platform: Platform, trees: Trees, rebuild: Rebuild, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = trees.project

    def project_while_another_begins(connection: object, events: object) -> None:
        with pytest.raises(AlreadyRebuilding):
            rebuild.run(trees)
        project(connection, events)  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(trees, "project", project_while_another_begins)
    assert rebuild.run(trees).switched


def test_a_replaced_generation_is_not_written_any_more(
    platform: Platform, log: EventStore, trees: Trees, catch_up: CatchUp, rebuild: Rebuild
) -> None:
    before = live(platform, trees)
    rebuild.run(trees)
    happen(log, log.read(0, 1)[0].stream_id, ONE)
    with pytest.raises(CheckpointConflict):
        catch_up.run(before)
    assert catch_up.run(live(platform, trees)) == 1
    assert one(platform, "SELECT count(*) FROM read_kernel.projection_checkpoint") == 1

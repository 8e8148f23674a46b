"""`karijera verify` looks into the search's derived tables: every fault by hand is found, no sound index is blamed."""

from collections.abc import Iterator

import pytest
from pyroaring import BitMap
from sqlalchemy import Connection, select, text

from domain.kernel.process.platform import Platform
from read_models.job_search.index import build
from read_models.job_search.index.merge import SegmentMerger
from read_models.job_search.index.verification import index_faults
from read_models.job_search.tables import search_posting
from read_models.kernel.generations import Generation, live_generation
from tests.read_model_harness import ReadModels
from tests.read_models.job_search.market import SEARCH, Market


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tiny segments, so that there are many."""
    monkeypatch.setattr(build, "MAX_SEGMENT_ADS", 40)


@pytest.fixture(scope="module")
def busy(platform: Platform, read_models: ReadModels) -> Market:
    market = Market(platform, read_models, seed=7)
    market.follow()
    for _ in range(60):
        market.publish()
        market.act()
    market.follow()
    return market


def live(market: Market) -> Generation:
    with market.platform.engine.connect() as connection:
        return live_generation(connection, SEARCH)


def faults(market: Market) -> list[str]:
    with market.platform.engine.connect() as connection:
        return list(index_faults(live(market).on(connection)))


@pytest.fixture
def merged(busy: Market) -> Iterator[tuple[Connection, Market]]:
    """Merges everything in a transaction that is rolled back."""
    SegmentMerger(busy.platform.engine).merge(live(busy))
    generation = live(busy)
    with busy.platform.engine.connect() as connection:
        connection.execute(text(f"SET LOCAL search_path = {generation.schema}"))
        yield generation.on(connection), busy
        connection.rollback()


def test_a_living_index_has_no_faults(busy: Market) -> None:
    assert faults(busy) == []
    for round_ in range(12):
        for _ in range(6):
            busy.publish()
            busy.act()
        busy.follow()
        assert faults(busy) == [], round_
        if round_ % 2:
            SegmentMerger(busy.platform.engine).merge(live(busy))
            assert faults(busy) == [], round_


def test_a_rebuilt_index_has_no_faults(busy: Market, read_models: ReadModels) -> None:
    read_models.rebuild.run(SEARCH)
    assert faults(busy) == []


@pytest.mark.parametrize(
    ("plant", "found"),
    [
        ("DELETE FROM search_posting WHERE term = (SELECT min(term) FROM search_posting)", "no posting list"),
        ("DELETE FROM search_segment WHERE id = (SELECT min(id) FROM search_segment)", "in no segment"),
        ("UPDATE search_segment SET employers = sort_keys", "wrong employers"),
        ("UPDATE search_segment SET size = size + 1", "out of order"),
        ("UPDATE search_ad SET listed = false WHERE listed", "not listed"),
        ("UPDATE search_ad SET stems = stems || ' novarijec' WHERE listed", "no posting list of novarijec"),
        ("UPDATE search_ad SET listed = true WHERE NOT listed", "in no segment"),
        ("DELETE FROM search_spelling WHERE deletion <> word", "without all its corrections"),
        ("INSERT INTO search_spelling VALUES ('nesto', 'drugo')", "drugo under nesto"),
        ("DELETE FROM search_suggestion WHERE kind = 'title'", "differs for the title"),
        ("UPDATE search_suggestion SET ads = ads + 1 WHERE kind = 'employer'", "differs for the employer"),
        ("UPDATE search_suggestion SET text = text || 'x'", "search_suggestion differs"),
        (
            "INSERT INTO search_suggestion VALUES ('title', 'nicega', 'nema', 'Nema', NULL, 3)",
            "the title nicega",
        ),
        ("DELETE FROM search_state", "search_state has 0 rows"),
        ("UPDATE search_state SET merged_version = version + 1", "version that cannot be"),
        ("INSERT INTO search_change SELECT stream_id, 1 FROM search_ad LIMIT 1", "version that cannot be"),
    ],
)
def test_control_a_planted_fault_is_found(merged: tuple[Connection, Market], plant: str, found: str) -> None:
    connection, _ = merged
    assert list(index_faults(connection)) == []
    connection.execute(text(plant))
    reported = list(index_faults(connection))
    assert any(found in fault for fault in reported), reported


def test_control_one_ad_too_many_in_a_posting_list_is_found(merged: tuple[Connection, Market]) -> None:
    connection, _ = merged
    row = connection.execute(select(search_posting).where(search_posting.c.term.startswith("employer=")).limit(1)).one()
    ads = BitMap.deserialize(row.ads) ^ BitMap([0])
    mine = (search_posting.c.segment == row.segment) & (search_posting.c.term == row.term)
    connection.execute(search_posting.update().where(mine).values(ads=ads.serialize()))
    assert list(index_faults(connection)) == [f"segment {row.segment} has a wrong posting list of {row.term}"]


def test_verifying_reports_it(busy: Market, read_models: ReadModels) -> None:
    SegmentMerger(busy.platform.engine).merge(live(busy))
    assert read_models.replay_equals_live(SEARCH)
    with busy.platform.engine.begin() as connection:
        connection.execute(text(f"DELETE FROM {live(busy).schema}.search_posting"))
    found = read_models.rebuild.run(SEARCH, switch=False)
    assert found.equal
    assert found.derived_faults
    assert not read_models.replay_equals_live(SEARCH)
    read_models.rebuild.run(SEARCH)
    assert read_models.replay_equals_live(SEARCH)

"""Merges never change search results, even if ads change meanwhile."""

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import func, select

from domain.kernel.process.platform import Platform
from read_models.job_search.index import build, merge
from read_models.job_search.index.merge import SegmentMerger
from read_models.job_search.index_query import Dimension, IndexQuery, Sort
from read_models.job_search.tables import (
    search_ad,
    search_change,
    search_posting,
    search_segment,
    search_spelling,
    search_stale,
    search_suggestion,
)
from read_models.kernel.generations import Generation, live_generation
from read_models.kernel.process_pool import ProcessPool
from read_models.kernel.rebuild import Rebuild
from tests.read_model_harness import ReadModels
from tests.read_models.job_search.market import SEARCH, Market
from tests.read_models.job_search.scan import matches, scan

QUERIES = (
    IndexQuery(),
    IndexQuery(text="konobar"),
    IndexQuery(text='"rad u timu" -vozač', sort=Sort.NEWEST),
    IndexQuery(areas=("HR",), sort=Sort.SALARY),
    IndexQuery(filters=((Dimension.WORK_MODE, ("hybrid",)),), sort=Sort.DEADLINE),
)


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tiny segments, so that there are many."""
    monkeypatch.setattr(build, "MAX_SEGMENT_ADS", 40)


@pytest.fixture(scope="module")
def busy(platform: Platform, read_models: ReadModels) -> Market:
    market = Market(platform, read_models, seed=7)
    market.follow()
    for _ in range(30):
        market.publish()
    market.follow()
    return market


def live(market: Market) -> Generation:
    with market.platform.engine.connect() as connection:
        return live_generation(connection, SEARCH)


def merge_changes(market: Market) -> None:
    SegmentMerger(market.platform.engine).merge(live(market))


def assert_all_is_found(market: Market) -> None:
    now, active = market.platform.clock(), market.active()
    for query in QUERIES:
        found = market.job_search.search(query, per_page=1000, relax=False)
        assert [card.number for card in found.cards] == scan(active, query, now)
        assert found.total == len(found.cards)
    counts = {facet.value: facet.count for facet in market.job_search.count_facets(IndexQuery())[Dimension.FORMAT]}
    assert sum(counts.values()) == len([ad for ad in active if matches(ad, IndexQuery(), now)])


def rows(market: Market, table: object) -> int:
    with market.platform.engine.connect() as connection:
        return connection.execute(select(func.count()).select_from(table)).scalar_one()  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize("seed", range(3))
def test_ads_are_found_after_repeated_merges(busy: Market, seed: int) -> None:
    busy.chance.seed(seed)
    most = 0
    for _ in range(25):
        for _ in range(busy.chance.randint(1, 12)):
            busy.publish() if busy.chance.random() < 0.4 else busy.act()
        busy.follow()
        if busy.chance.random() < 0.7:
            merge_changes(busy)
            assert rows(busy, search_change) == 0
        most = max(most, rows(busy, search_segment))
        assert_all_is_found(busy)
    assert most > 2
    assert busy.read_models.replay_equals_live(SEARCH)


def test_segments_of_equal_size_are_merged(busy: Market) -> None:
    merge_changes(busy)
    before = rows(busy, search_segment)
    for _ in range(6):
        busy.publish()
        busy.follow()
        merge_changes(busy)
    assert rows(busy, search_segment) <= before + 2
    with busy.platform.engine.connect() as connection:
        posted = set(connection.execute(select(search_posting.c.segment).distinct()).scalars())
        assert posted == set(connection.execute(select(search_segment.c.id)).scalars())
    assert_all_is_found(busy)


@pytest.mark.parametrize("moment", ["_write", "_publish"])
def test_ads_changed_during_a_merge_are_found_in_their_new_state(
    busy: Market, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    step: Callable[..., object] = getattr(SegmentMerger, moment)

    def interrupted(*arguments: object) -> object:
        for _ in range(15):
            busy.act()
            busy.publish()
        busy.follow()
        return step(*arguments)

    for _ in range(10):
        busy.act()
    busy.follow()
    monkeypatch.setattr(SegmentMerger, moment, interrupted)
    merge_changes(busy)
    assert_all_is_found(busy)
    monkeypatch.undo()
    assert rows(busy, search_change) > 0
    merge_changes(busy)
    assert_all_is_found(busy)


def test_a_failed_merge_changes_nothing(busy: Market, monkeypatch: pytest.MonkeyPatch) -> None:
    busy.act()
    busy.follow()
    before = [rows(busy, table) for table in (search_change, search_segment, search_stale, search_posting)]

    def write_and_fail(*arguments: object) -> int:
        write_segment(*arguments)  # pyright: ignore[reportArgumentType]
        raise InterruptedError

    write_segment = build.write_segment
    monkeypatch.setattr(build, "write_segment", write_and_fail)
    with pytest.raises(InterruptedError):
        merge_changes(busy)
    assert [rows(busy, table) for table in (search_change, search_segment, search_stale, search_posting)] == before
    assert_all_is_found(busy)


def test_a_merge_of_a_dropped_generation_does_nothing(busy: Market) -> None:
    before = live(busy)
    busy.read_models.rebuild.run(SEARCH)
    SegmentMerger(busy.platform.engine).merge(before)
    assert_all_is_found(busy)


def test_several_processes_build_the_same_index_as_one(busy: Market, monkeypatch: pytest.MonkeyPatch) -> None:
    busy.follow()
    with busy.platform.engine.connect() as connection:
        listed = connection.execute(select(func.count()).where(search_ad.c.listed)).scalar_one()
    monkeypatch.setattr(build, "MAX_SEGMENT_ADS", listed // 2 + 1)
    processes = ProcessPool(busy.platform.settings, 2)
    in_one = built_by(busy, busy.read_models.rebuild)
    assert len(in_one["sizes"]) == 2
    assert max(in_one["sizes"]) - min(in_one["sizes"]) <= 1
    assert built_by(busy, Rebuild(busy.platform.engine, busy.read_models.catch_up, processes)) == in_one
    assert_all_is_found(busy)


def built_by(market: Market, rebuild: Rebuild) -> dict[str, list[Any]]:
    """Rebuilds and reads everything that is derived from ads but for segment ids, which are random."""
    assert rebuild.run(SEARCH).switched
    with market.platform.engine.connect() as connection:
        return {
            "sizes": sorted(connection.execute(select(search_segment.c.size)).scalars()),
            "postings": sorted(connection.execute(select(search_posting.c.term, search_posting.c.ads))),
            "corrections": sorted(connection.execute(select(search_spelling))),
            "suggestions": sorted(connection.execute(select(search_suggestion))),
        }


def test_many_changes_are_merged_at_once_and_few_later(busy: Market, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(merge, "MERGE_AFTER_CHANGES", 5)
    merge_changes(busy)
    busy.publish()
    busy.follow()
    patient = SegmentMerger(busy.platform.engine)
    with busy.platform.engine.connect() as connection:
        patient.merge_when_due(connection)
        assert rows(busy, search_change) == 1
        for _ in range(4):
            busy.publish()
        busy.follow()
        patient.merge_when_due(connection)
        assert rows(busy, search_change) == 0
        busy.publish()
        busy.follow()
        SegmentMerger(busy.platform.engine, max_delay=0).merge_when_due(connection)
    assert rows(busy, search_change) == 0

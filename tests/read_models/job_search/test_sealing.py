"""Sealing changes how ads are held, never what is found; whatever happens to ads meanwhile."""

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import func, select

from domain.kernel.platform import Platform
from read_models.job_search import sealer, sealing
from read_models.job_search.facets import facets
from read_models.job_search.query import Dimension, SearchQuery, Sort
from read_models.job_search.sealer import Sealer
from read_models.job_search.search import search
from read_models.job_search.tables import (
    search_ad,
    search_change,
    search_posting,
    search_segment,
    search_slip,
    search_stale,
    search_suggestion,
)
from read_models.kernel.generations import Generation, live_generation
from read_models.kernel.processes import Processes
from read_models.kernel.rebuild import Rebuild
from tests.read_models.job_search.market import SEARCH, Market
from tests.read_models.job_search.scan import matches, scan
from tests.read_models_at_hand import ReadModels

QUERIES = (
    SearchQuery(),
    SearchQuery(text="konobar"),
    SearchQuery(text='"rad u timu" -vozač', sort=Sort.NEWEST),
    SearchQuery(areas=("HR",), sort=Sort.SALARY),
    SearchQuery(filters=((Dimension.WORK_MODE, ("hybrid",)),), sort=Sort.DEADLINE),
)


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tiny segments, so that there are many."""
    monkeypatch.setattr(sealing, "LARGEST", 40)


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


def seal(market: Market) -> None:
    Sealer(market.platform.engine).seal(live(market))


def assert_all_is_found(market: Market) -> None:
    now, active = market.platform.clock(), market.active()
    with market.platform.engine.connect() as connection:
        for query in QUERIES:
            found = search(connection, query, per_page=1000, lenient=False)
            assert [card.number for card in found.cards] == scan(active, query, now)
            assert found.total == len(found.cards)
        counts = {facet.value: facet.count for facet in facets(connection, SearchQuery())[Dimension.FORMAT]}
    assert sum(counts.values()) == len([ad for ad in active if matches(ad, SearchQuery(), now)])


def rows(market: Market, table: object) -> int:
    with market.platform.engine.connect() as connection:
        return connection.execute(select(func.count()).select_from(table)).scalar_one()  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize("seed", range(3))
def test_what_is_sealed_and_merged_time_and_again_is_found(busy: Market, seed: int) -> None:
    busy.chance.seed(seed)
    most = 0
    for _ in range(25):
        for _ in range(busy.chance.randint(1, 12)):
            busy.publish() if busy.chance.random() < 0.4 else busy.act()
        busy.follow()
        if busy.chance.random() < 0.7:
            seal(busy)
            assert rows(busy, search_change) == 0
        most = max(most, rows(busy, search_segment))
        assert_all_is_found(busy)
    assert most > 2
    assert busy.read_models.replay_equals_live(SEARCH)


def test_segments_of_equal_size_become_one(busy: Market) -> None:
    seal(busy)
    before = rows(busy, search_segment)
    for _ in range(6):
        busy.publish()
        busy.follow()
        seal(busy)
    assert rows(busy, search_segment) <= before + 2
    with busy.platform.engine.connect() as connection:
        posted = set(connection.execute(select(search_posting.c.segment).distinct()).scalars())
        assert posted == set(connection.execute(select(search_segment.c.id)).scalars())
    assert_all_is_found(busy)


@pytest.mark.parametrize("moment", ["_draft", "_publish"])
def test_ads_that_change_while_they_are_sealed_are_found_as_they_are(
    busy: Market, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    step: Callable[..., object] = getattr(Sealer, moment)

    def interrupted(*arguments: object) -> object:
        for _ in range(15):
            busy.act()
            busy.publish()
        busy.follow()
        return step(*arguments)

    for _ in range(10):
        busy.act()
    busy.follow()
    monkeypatch.setattr(Sealer, moment, interrupted)
    seal(busy)
    assert_all_is_found(busy)
    monkeypatch.undo()
    assert rows(busy, search_change) > 0
    seal(busy)
    assert_all_is_found(busy)


def test_a_sealing_that_breaks_off_leaves_everything_as_it_was(busy: Market, monkeypatch: pytest.MonkeyPatch) -> None:
    busy.act()
    busy.follow()
    before = [rows(busy, table) for table in (search_change, search_segment, search_stale, search_posting)]

    def written_and_gone(*arguments: object) -> int:
        write(*arguments)  # pyright: ignore[reportArgumentType]
        raise InterruptedError

    write = sealing.write
    monkeypatch.setattr(sealing, "write", written_and_gone)
    with pytest.raises(InterruptedError):
        seal(busy)
    assert [rows(busy, table) for table in (search_change, search_segment, search_stale, search_posting)] == before
    assert_all_is_found(busy)


def test_a_generation_that_was_dropped_is_let_go(busy: Market) -> None:
    before = live(busy)
    busy.read_models.rebuild.run(SEARCH)
    Sealer(busy.platform.engine).seal(before)
    assert_all_is_found(busy)


def test_what_several_processes_seal_is_what_one_seals(busy: Market, monkeypatch: pytest.MonkeyPatch) -> None:
    busy.follow()
    with busy.platform.engine.connect() as connection:
        listed = connection.execute(select(func.count()).where(search_ad.c.listed)).scalar_one()
    monkeypatch.setattr(sealing, "LARGEST", listed // 2 + 1)
    processes = Processes(busy.platform.settings, 2)
    in_one = sealed_by(busy, busy.read_models.rebuild)
    assert len(in_one["sizes"]) == 2
    assert max(in_one["sizes"]) - min(in_one["sizes"]) <= 1
    assert sealed_by(busy, Rebuild(busy.platform.engine, busy.read_models.catch_up, processes)) == in_one
    assert_all_is_found(busy)


def sealed_by(market: Market, rebuild: Rebuild) -> dict[str, list[Any]]:
    """What is derived from ads, once they are rebuilt; ids of segments are drawn anew each time."""
    assert rebuild.run(SEARCH).switched
    with market.platform.engine.connect() as connection:
        return {
            "sizes": sorted(connection.execute(select(search_segment.c.size)).scalars()),
            "sets": sorted(connection.execute(select(search_posting.c.key, search_posting.c.ads))),
            "slips": sorted(connection.execute(select(search_slip))),
            "suggestions": sorted(connection.execute(select(search_suggestion))),
        }


def test_few_changes_wait_and_many_do_not(busy: Market, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sealer, "MANY_CHANGES", 5)
    seal(busy)
    busy.publish()
    busy.follow()
    patient = Sealer(busy.platform.engine)
    with busy.platform.engine.connect() as connection:
        patient.seal_when_due(connection)
        assert rows(busy, search_change) == 1
        for _ in range(4):
            busy.publish()
        busy.follow()
        patient.seal_when_due(connection)
        assert rows(busy, search_change) == 0
        busy.publish()
        busy.follow()
        Sealer(busy.platform.engine, patience=0).seal_when_due(connection)
    assert rows(busy, search_change) == 0

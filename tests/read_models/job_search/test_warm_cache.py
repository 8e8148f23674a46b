"""A cache that was warmed up holds the longest posting lists, within its limits."""

import pytest
from sqlalchemy import func, select

from domain.kernel.process.platform import Platform
from read_models.job_search.index import segment_cache
from read_models.job_search.index.merge import SegmentMerger
from read_models.job_search.index.refresh import SegmentsGone
from read_models.job_search.index.segment_cache import SegmentCache
from read_models.job_search.index_query import IndexQuery
from read_models.job_search.serving.segment_engine import SegmentSearchEngine
from read_models.job_search.tables import search_posting
from read_models.kernel.generations import live_generation
from tests.read_model_harness import ReadModels
from tests.read_models.job_search.market import SEARCH, Market


@pytest.fixture(scope="module")
def market(platform: Platform, read_models: ReadModels) -> Market:
    market = Market(platform, read_models, seed=11)
    for _ in range(30):
        market.publish()
    market.follow()
    with platform.engine.connect() as connection:
        generation = live_generation(connection, SEARCH)
    SegmentMerger(platform.engine).merge(generation)
    return market


def sizes(market: Market) -> dict[str, int]:
    """Bytes of the posting lists by term, the longest first."""
    size = func.sum(func.octet_length(search_posting.c.ads))
    query = select(search_posting.c.term, size).group_by(search_posting.c.term).order_by(size.desc(), "term")
    with market.platform.engine.connect() as connection:
        return {term: int(size) for term, size in connection.execute(query)}


def held_after_warming_up(market: Market) -> list[str]:
    cache = SegmentCache()
    with market.platform.engine.connect() as connection:
        cache.warm_up(connection)
    assert cache.current is not None
    segments = [segment.id for segment in cache.current.segments]
    return [term for term in sizes(market) if all(cache.find(each, term) is not None for each in segments)]


def test_all_are_held_when_they_are_few(market: Market) -> None:
    terms = list(sizes(market))
    assert 50 < len(terms) < segment_cache.READY_TERMS
    assert held_after_warming_up(market) == terms


def test_the_longest_are_held_when_there_are_more(market: Market, monkeypatch: pytest.MonkeyPatch) -> None:
    longest = list(sizes(market))
    monkeypatch.setattr(segment_cache, "READY_TERMS", 7)
    assert held_after_warming_up(market) == longest[:7]
    monkeypatch.setattr(segment_cache, "READY_BYTES", sum(sizes(market)[term] for term in longest[:3]))
    assert held_after_warming_up(market) == longest[:3]


def test_searches_work_when_a_merge_comes_in_between(market: Market, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(*_: object) -> None:
        raise SegmentsGone

    engine = SegmentSearchEngine(market.platform.engine)
    with monkeypatch.context() as patch:
        patch.setattr(SegmentCache, "views", gone)
        engine.warm_up()
    found = engine.search(IndexQuery()).total
    engine.warm_up()
    assert engine.search(IndexQuery()).total == found > 0

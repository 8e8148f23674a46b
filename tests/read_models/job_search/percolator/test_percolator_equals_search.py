"""An ad matches exactly the stored queries that would find it in an index of this ad alone."""

from decimal import Decimal
from itertools import permutations
from random import Random

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from domain.jobs.service import job_stream
from domain.reference.circles import Circle
from read_models.job_search.index_query import Dimension, IndexQuery
from read_models.job_search.percolator.canonical_query import UnfilteredSearch, canonical
from read_models.job_search.percolator.matching import find_matching
from read_models.job_search.percolator.query_store import add_queries, reanchor
from tests.read_models.job_search.market import WORDS, Market
from tests.read_models.job_search.scan import matches
from tests.read_models.job_search.test_bad_input import NO_IDS, STRANGE
from tests.read_models.job_search.test_search_equals_scan import queries
from tests.thoroughness import examples

ADS_OF_AN_EXAMPLE = 15
KNOWN = {Dimension.CATEGORY: "24", Dimension.SALARY: "1500", Dimension.WORK_MODE: "on-site", Dimension.PUBLISHED: "3d"}
STRANGE_QUERIES = [
    *(IndexQuery(text=text) for text in STRANGE),
    *(IndexQuery(text=f'{sign}"{" ".join(pair)}"') for pair in permutations(WORDS[:5], 2) for sign in ("", "-")),
    *(IndexQuery(text=text) for text in ("kono*", "-ko*", "+vo* konobar", "ko* | čist* -vozač*", "area* pa*", "k*")),
    *(IndexQuery(areas=(value,)) for value in NO_IDS),
    *(IndexQuery(positions=(value,)) for value in NO_IDS),
    *(
        IndexQuery(filters=((dimension, (value, KNOWN.get(dimension, "B"))),))
        for dimension in Dimension
        for value in NO_IDS
    ),
    *(
        IndexQuery(near=near)
        for near in (Circle(90, 180, 0), Circle(-90, -180, 1e9), Circle(0, 0, -5), Circle(43.5, 16.5, 8))
    ),
    *(IndexQuery(near=Circle(45, 15, float("inf")), text=text) for text in ("", "konobar", "-rad", '-"rad timu"')),
    *(IndexQuery(near=Circle(43.5, 16.5, 8), areas=(value,)) for value in NO_IDS),
    *(IndexQuery(salary_from=least) for least in (Decimal("1e30"), Decimal("0.001"), Decimal(1500))),
]


def is_filtered(query: IndexQuery) -> bool:
    try:
        canonical(query)
    except UnfilteredSearch:
        return False
    return True


@settings(max_examples=examples(120), suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(st.lists(queries.filter(is_filtered), min_size=1, max_size=25), st.integers(0, 1 << 32))
@example(list(filter(is_filtered, STRANGE_QUERIES)), 0)
def test_an_ad_matches_the_queries_that_find_it(watched: Market, saved: list[IndexQuery], seed: int) -> None:
    now = watched.platform.clock()
    active = {listing.number for listing in watched.active()}
    with watched.platform.engine.connect() as connection:
        ids = add_queries(connection, saved)
        for number in Random(seed).sample(sorted(watched.listings), ADS_OF_AN_EXAMPLE):
            found = find_matching(connection, job_stream(number))
            listing = watched.listings[number]
            expected = {query for query in saved if number in active and matches(listing, query, now)}
            assert {query for query, each in zip(saved, ids, strict=True) if each in found} == expected, listing.ad


@pytest.mark.parametrize("query", [*filter(is_filtered, STRANGE_QUERIES[::5]), IndexQuery(salary_from=Decimal(-5))])
def test_over_all_ads_percolator_and_search_agree(watched: Market, query: IndexQuery) -> None:
    with watched.platform.engine.connect() as connection:
        [query_id] = add_queries(connection, [query])
        matched = {number for number in watched.listings if query_id in find_matching(connection, job_stream(number))}
        found = watched.job_search.search(query, per_page=1000, relax=False)
    assert matched == {card.number for card in found.cards}


def test_reanchored_queries_are_found_as_before(watched: Market) -> None:
    saved = list(filter(is_filtered, STRANGE_QUERIES))
    saved += [IndexQuery(text="konobar", areas=("HR",)), IndexQuery(text="rad vozač"), IndexQuery(text='"rad timu"')]
    streams = [job_stream(number) for number in list(watched.listings)[:40]]
    with watched.platform.engine.connect() as connection:
        add_queries(connection, saved)
        before = [find_matching(connection, stream) for stream in streams]
        connection.exec_driver_sql("DELETE FROM read.percolator_anchor")
        assert not any(find_matching(connection, stream) for stream in streams)
        reanchor(connection)
        assert [find_matching(connection, stream) for stream in streams] == before
    assert any(before)

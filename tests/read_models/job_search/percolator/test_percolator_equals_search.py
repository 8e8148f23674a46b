"""An ad fulfils exactly the definitions whose search would find it if there were no other ad."""

from decimal import Decimal
from itertools import permutations
from random import Random

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from domain.jobs.service import job_stream
from read_models.job_search.percolator.definition import NarrowsNothing, canonical
from read_models.job_search.percolator.matching import find_matching
from read_models.job_search.percolator.storing import add_definitions, reanchor
from read_models.job_search.query import Dimension, Near, SearchQuery
from read_models.job_search.search import search
from tests.read_models.job_search.market import WORDS, Market
from tests.read_models.job_search.scan import matches
from tests.read_models.job_search.test_bad_input import NO_IDS, STRANGE
from tests.read_models.job_search.test_search_equals_scan import queries

ADS_OF_AN_EXAMPLE = 15
KNOWN = {Dimension.CATEGORY: "24", Dimension.SALARY: "1500", Dimension.WORK_MODE: "on-site", Dimension.PUBLISHED: "3d"}
STRANGE_QUERIES = [
    *(SearchQuery(text=text) for text in STRANGE),
    *(SearchQuery(text=f'{sign}"{" ".join(pair)}"') for pair in permutations(WORDS[:5], 2) for sign in ("", "-")),
    *(SearchQuery(areas=(value,)) for value in NO_IDS),
    *(SearchQuery(positions=(value,)) for value in NO_IDS),
    *(
        SearchQuery(filters=((dimension, (value, KNOWN.get(dimension, "B"))),))
        for dimension in Dimension
        for value in NO_IDS
    ),
    *(SearchQuery(near=near) for near in (Near(90, 180, 0), Near(-90, -180, 1e9), Near(0, 0, -5), Near(43.5, 16.5, 8))),
    *(SearchQuery(near=Near(45, 15, float("inf")), text=text) for text in ("", "konobar", "-rad", '-"rad timu"')),
    *(SearchQuery(near=Near(43.5, 16.5, 8), areas=(value,)) for value in NO_IDS),
    *(SearchQuery(salary_from=least) for least in (Decimal("1e30"), Decimal("0.001"), Decimal(1500))),
]


def _narrows(query: SearchQuery) -> bool:
    try:
        canonical(query)
    except NarrowsNothing:
        return False
    return True


@settings(max_examples=120, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(st.lists(queries.filter(_narrows), min_size=1, max_size=25), st.integers(0, 1 << 32))
@example(list(filter(_narrows, STRANGE_QUERIES)), 0)
def test_an_ad_fulfils_what_would_find_it(watched: Market, asked: list[SearchQuery], seed: int) -> None:
    now = watched.platform.clock()
    active = {listing.number for listing in watched.active()}
    with watched.platform.engine.connect() as connection:
        ids = add_definitions(connection, asked)
        for number in Random(seed).sample(sorted(watched.listings), ADS_OF_AN_EXAMPLE):
            found = find_matching(connection, job_stream(number))
            listing = watched.listings[number]
            expected = {query for query in asked if number in active and matches(listing, query, now)}
            assert {query for query, each in zip(asked, ids, strict=True) if each in found} == expected, listing.ad


@pytest.mark.parametrize("query", [*filter(_narrows, STRANGE_QUERIES[::5]), SearchQuery(salary_from=Decimal(-5))])
def test_over_all_ads_it_answers_as_the_search_does(watched: Market, query: SearchQuery) -> None:
    with watched.platform.engine.connect() as connection:
        [watched_for] = add_definitions(connection, [query])
        fulfilling = {
            number for number in watched.listings if watched_for in find_matching(connection, job_stream(number))
        }
        found = search(connection, query, per_page=1000, lenient=False)
    assert fulfilling == {card.number for card in found.cards}


def test_moved_definitions_are_found_as_before(watched: Market) -> None:
    asked = list(filter(_narrows, STRANGE_QUERIES))
    asked += [SearchQuery(text="konobar", areas=("HR",)), SearchQuery(text="rad vozač"), SearchQuery(text='"rad timu"')]
    streams = [job_stream(number) for number in list(watched.listings)[:40]]
    with watched.platform.engine.connect() as connection:
        add_definitions(connection, asked)
        before = [find_matching(connection, stream) for stream in streams]
        connection.exec_driver_sql("DELETE FROM read.percolator_anchor")
        assert not any(find_matching(connection, stream) for stream in streams)
        reanchor(connection)
        assert [find_matching(connection, stream) for stream in streams] == before
    assert any(before)

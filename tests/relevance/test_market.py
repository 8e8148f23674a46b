"""The ads and the queries of both halves are sound."""

import pytest

from domain.reference.positions import find_position
from tests.relevance.evaluation_queries import HALVES, Half, criteria_of, groups, queries
from tests.relevance.market import market_ads, places_abroad
from tests.relevance.scoring import NOTHING_EXISTS
from tests.relevance.truth import place_ids


def test_truths_are_unit_groups_that_exist() -> None:
    assert {code for ad in market_ads() for code in ad.truth.occupations if find_position(code) is None} == set()
    assert len(market_ads()) >= 1190


@pytest.mark.parametrize("half", HALVES)
def test_every_query_wants_ads_that_exist_unless_it_says_that_none_do(half: Half) -> None:
    assert len(queries(half)) >= 220
    assert [query.text for query in queries(half) if query.group != NOTHING_EXISTS and not query.wanted] == []
    assert [query.text for query in queries(half) if query.group == NOTHING_EXISTS and query.wanted] == []


@pytest.mark.parametrize("half", HALVES)
def test_places_of_queries_are_known(half: Half) -> None:
    written = [query for group in groups(half) for query in group["queries"]]
    criteria = [each for query in written for name in ("wanted", "good") for each in criteria_of(query, name)]
    names = {place for each in criteria for key in ("place", "not_place") for place in each.get(key, ())}
    assert {name for name in names - places_abroad().keys() if place_ids((name,)) == {name}} == set()


def test_both_halves_ask_of_the_same_groups() -> None:
    assert {group["name"] for group in groups("blind")} == {group["name"] for group in groups("tuned")}

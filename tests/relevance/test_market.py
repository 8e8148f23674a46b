"""The ads and the queries of all halves are sound."""

from pathlib import Path

import pytest

from domain.reference.positions import find_position
from tests.relevance.evaluation_queries import HALVES, UNSEEN_HALVES, Half, ads_of, criteria_of, groups, queries
from tests.relevance.market import MARKET, UNSEEN, market_ads, places_abroad
from tests.relevance.scoring import NOTHING_EXISTS
from tests.relevance.truth import place_ids


@pytest.mark.parametrize(("folder", "least"), [(MARKET, 1190), (UNSEEN, 580)])
def test_truths_are_unit_groups_that_exist(folder: Path, least: int) -> None:
    ads = market_ads(folder)
    assert {code for ad in ads for code in ad.truth.occupations if find_position(code) is None} == set()
    assert len(ads) >= least


@pytest.mark.parametrize("half", HALVES + UNSEEN_HALVES)
def test_every_query_wants_ads_that_exist_unless_it_says_that_none_do(half: Half) -> None:
    assert len(queries(half)) >= 220
    assert [query.text for query in queries(half) if query.group != NOTHING_EXISTS and not query.wanted] == []
    assert [query.text for query in queries(half) if query.group == NOTHING_EXISTS and query.wanted] == []


@pytest.mark.parametrize("half", HALVES + UNSEEN_HALVES)
def test_places_of_queries_are_known(half: Half) -> None:
    written = [query for group in groups(half) for query in group["queries"]]
    criteria = [each for query in written for name in ("wanted", "good") for each in criteria_of(query, name)]
    names = {place for each in criteria for key in ("place", "not_place") for place in each.get(key, ())}
    assert {name for name in names - places_abroad(ads_of(half)).keys() if place_ids((name,)) == {name}} == set()


@pytest.mark.parametrize("half", UNSEEN_HALVES + HALVES[1:])
def test_all_halves_ask_of_the_same_groups(half: Half) -> None:
    assert {query.group for query in queries(half)} == {query.group for query in queries("blind")}


def test_the_unseen_halves_share_no_query() -> None:
    asked = [{(query.group, query.text, query.where) for query in queries(half)} for half in UNSEEN_HALVES]
    assert asked[0].isdisjoint(asked[1])
    written = sum(len(group["queries"]) for half in UNSEEN_HALVES for group in groups(half))
    assert len(asked[0]) + len(asked[1]) == written

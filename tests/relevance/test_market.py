"""The blind set is sound, and the site's search does not fall below the floors of the baseline."""

import sys
import tomllib

import pytest

from domain.kernel.platform import Platform
from domain.reference.positions import find_position
from tests.relevance.blind_queries import BlindQuery, blind_queries, criteria_of, groups
from tests.relevance.judging import BASELINE
from tests.relevance.market import market_ads, places_abroad
from tests.relevance.scoring import HEADING, NOTHING_EXISTS, Found, Score, Search, score
from tests.relevance.site_search import open_site_search
from tests.relevance.truth import place_ids


@pytest.fixture(scope="module")
def site(platform: Platform) -> Search:
    return open_site_search(platform)


def test_truths_are_unit_groups_that_exist() -> None:
    assert {code for ad in market_ads() for code in ad.truth.occupations if find_position(code) is None} == set()
    assert len(market_ads()) >= 1190


def test_every_query_wants_ads_that_exist_unless_it_says_that_none_do() -> None:
    assert len(blind_queries()) >= 300
    assert [query.text for query in blind_queries() if query.group != NOTHING_EXISTS and not query.wanted] == []
    assert [query.text for query in blind_queries() if query.group == NOTHING_EXISTS and query.wanted] == []


def test_places_of_queries_are_known() -> None:
    written = [query for group in groups() for query in group["queries"]]
    criteria = [each for query in written for name in ("wanted", "good") for each in criteria_of(query, name)]
    names = {place for each in criteria for key in ("place", "not_place") for place in each.get(key, ())}
    assert {name for name in names - places_abroad().keys() if place_ids((name,)) == {name}} == set()


def test_the_site_finds_what_people_look_for(site: Search, capsys: pytest.CaptureFixture[str]) -> None:
    reached = score(site)
    with capsys.disabled():
        lines = [f"{group:16}{each}" for group, each in reached.items()]
        sys.stdout.write("\n".join(["", f"{'':16}{HEADING}", *lines, ""]))
    assert fallen(reached) == []


def test_control_a_search_that_finds_nothing_falls() -> None:
    assert fallen(score(lambda _: Found(())))


def test_control_a_search_that_knows_the_truth_is_perfect() -> None:
    def know(query: BlindQuery) -> Found:
        return Found(sorted(query.wanted))

    perfect = score(know)["all"]
    assert (perfect.success, perfect.mean_reciprocal_rank, perfect.precision, perfect.wrong) == (1, 1, 1, 0)


def fallen(reached: dict[str, Score]) -> list[str]:
    """Groups in which the site does worse than the baseline says."""
    floors = tomllib.loads(BASELINE.read_text("utf-8"))["blind"]
    return [
        f"{group} {figure}: {getattr(reached[group], figure):.3f}, floor {floor}"
        for group, figures in floors.items()
        for figure, floor in figures.items()
        if getattr(reached[group], figure) < floor
    ]

"""A facet count equals the result of choosing its value, ignoring other choices in its dimension."""

from collections import Counter

import pytest
from hypothesis import given, settings

from read_models.job_search.index import facet_columns
from read_models.job_search.index_query import Dimension, IndexQuery
from read_models.job_search.query import employer_counts
from read_models.job_search.query.facets import MAX_EMPLOYERS
from tests.read_models.job_search.market import Market
from tests.read_models.job_search.scan import DAYS, has_value, matches
from tests.read_models.job_search.test_search_equals_scan import here, queries, values
from tests.thoroughness import examples

POSSIBLE: dict[Dimension, list[str]] = values | {
    Dimension.CATEGORY: [str(number) for number in range(1, 60)],
    Dimension.EMPLOYER: [str(number) for number in range(1, 9)],
    Dimension.SALARY: ["1000", "1250", "1500", "1750", "2000", "2500", "3000", "4000", "5000"],
    Dimension.LANGUAGE: ["en", "de"],
    Dimension.LICENCE: ["B", "C1"],
    Dimension.PUBLISHED: list(DAYS),
    Dimension.APPLICATION_TYPE: ["quick"],
    Dimension.AD_LANGUAGE: ["hr", "en", "sl", "bs", "mk"],
    Dimension.FORMAT: ["exclusive", "highlighted", "standard", "normal"],
}


@pytest.fixture(params=[(employer_counts.COUNT_ONE_BY_ONE_UP_TO, 0), (-1, 1 << 30)], ids=["few", "many"])
def sizes(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both ways of counting employers and values, whatever the size."""
    one_by_one, sparse = request.param
    monkeypatch.setattr(employer_counts, "COUNT_ONE_BY_ONE_UP_TO", one_by_one)
    monkeypatch.setattr(facet_columns, "DENSE_DIVISOR", sparse)


@settings(here, max_examples=examples(40))
@given(queries)
def test_facets_equal_a_scan(market: Market, sizes: None, query: IndexQuery) -> None:
    counted = market.job_search.count_facets(query, relax=False)
    now, chosen, active = market.platform.clock(), dict(query.filters), market.active()
    for dimension in Dimension:
        others = [listing for listing in active if matches(listing, query, now, but=dimension)]
        expected = Counter(
            value for listing in others for value in POSSIBLE[dimension] if has_value(listing, dimension, value, now)
        )
        assert {facet.value: facet.count for facet in counted[dimension]} == {
            **expected,
            **{value: expected[value] for value in chosen.get(dimension, ())},
        }
        assert [facet.value for facet in counted[dimension] if facet.chosen] == [
            facet.value for facet in counted[dimension] if facet.value in chosen.get(dimension, ())
        ]
    assert len(counted[Dimension.EMPLOYER]) <= MAX_EMPLOYERS


def test_counts_are_descending_except_for_ordered_steps(market: Market) -> None:
    counted = market.job_search.count_facets(IndexQuery())
    assert [facet.value for facet in counted[Dimension.PUBLISHED]] == list(DAYS)
    assert [facet.value for facet in counted[Dimension.EXPERIENCE]] == ["none", "1-2", "3-5", "6+"]
    steps = [int(facet.value) for facet in counted[Dimension.SALARY]]
    assert steps == sorted(steps)
    for dimension in (Dimension.CATEGORY, Dimension.EMPLOYER, Dimension.FORMAT):
        counts = [facet.count for facet in counted[dimension]]
        assert counts == sorted(counts, reverse=True)

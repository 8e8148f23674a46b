"""Any input gets a result or a clear error."""

from decimal import Decimal

import pytest

from domain.reference.circles import Circle
from read_models.job_search.index_query import Dimension, IndexQuery
from read_models.job_search.search_result import MAX_OFFSET, UnknownCursor
from tests.read_models.job_search.market import Market

STRANGE = (
    "x" * 10_000, "konobar " * 2_000, " ".join(f"riječ{number}" for number in range(2_000)), '"' * 999, '"konobar',
    "+ - + -", "-", "+", "--konobar", '-"', '""', "|", "| |", "a | b | c", "i u na za", "the of and", "\x00",
    "konobar\x00", "\U0001f600 \U0001f468\u200d\U0001f373", "\ud800", "vozаč возač", "%_\\", "' OR 1=1 --",
    "{konobar}", "^konobar", "~konobar", "area=HR", "=", "((((", "\u202ekonobar", "ß ﬁ İ ſ", "9" * 400, "\n\t ",
    "-konobar", "NOT konobar", "*",
)  # fmt: skip
NO_IDS = ("", "\x00", "\ud800", "x" * 10_000, "-1", "999999999999999999999", "HR=", "c", "cc", "č")
NO_CIRCLES = (Circle(90, 180, 0), Circle(-90, -180, 1e9), Circle(0, 0, -5), Circle(45, 15, float("inf")))
NO_CURSORS = ("x", "1", "1.2.3", "-", ".", "1.-2", "\x00", "f" * 17 + ".1", "ffffffffffffffff.1", "1.\u0661")


@pytest.mark.parametrize("text", STRANGE, ids=range(len(STRANGE)))
def test_any_text_has_a_result(market: Market, text: str) -> None:
    found = market.job_search.search(IndexQuery(text=text))
    counted = market.job_search.count_facets(IndexQuery(text=text))
    market.job_search.suggest(text)
    assert len(found.cards) == min(found.total, 20)
    assert sum(facet.count for facet in counted[Dimension.WORK_MODE]) == found.total


@pytest.mark.parametrize("text", ["", "i u na za", "+ -", '""', "\x00", "|"])
def test_a_text_without_words_filters_nothing(market: Market, text: str) -> None:
    assert market.job_search.search(IndexQuery(text=text)).total == market.job_search.search(IndexQuery()).total > 0


@pytest.mark.parametrize(
    "value", ["", "\x00", "\ud800", "x" * 10_000, "-1", "999999999999999999999", "HR=", "c", "cc", "č"]
)
def test_unknown_ids_match_nothing(market: Market, value: str) -> None:
    queries = [
        IndexQuery(areas=(value,)),
        IndexQuery(positions=(value,)),
        *(IndexQuery(filters=((dimension, (value,)),)) for dimension in Dimension),
    ]
    for query in queries:
        assert market.job_search.search(query).total == 0
        assert market.job_search.count_facets(query)


@pytest.mark.parametrize("near", NO_CIRCLES)
def test_any_circle_has_a_result(market: Market, near: Circle) -> None:
    assert market.job_search.search(IndexQuery(near=near)).total >= 0


@pytest.mark.parametrize("salary", [Decimal(-5), Decimal("1e30"), Decimal("0.001")])
def test_any_salary_has_a_result(market: Market, salary: Decimal) -> None:
    assert market.job_search.search(IndexQuery(salary_from=salary)).total >= 0


@pytest.mark.parametrize("page", [-1, 0, 1])
def test_pages_begin_with_the_first(market: Market, page: int) -> None:
    first, found = (market.job_search.search(IndexQuery(), page=each) for each in (1, page))
    assert [card.number for card in found.cards] == [card.number for card in first.cards]


@pytest.mark.parametrize("page", [MAX_OFFSET // 20 + 1, 10**9, 10**30])
def test_pages_behind_the_last_are_empty(market: Market, page: int) -> None:
    found = market.job_search.search(IndexQuery(), page=page)
    assert (found.cards, found.next_cursor) == ((), None)
    assert found.total > 0


@pytest.mark.parametrize("cursor", NO_CURSORS)
def test_a_cursor_that_no_search_returned_is_refused(market: Market, cursor: str) -> None:
    with pytest.raises(UnknownCursor):
        market.job_search.search(IndexQuery(), cursor=cursor)


@pytest.mark.parametrize("cursor", ["0.0", "7fffffffffffffff.7fffffffffffffff", "-7fffffffffffffff.0"])
def test_a_cursor_at_either_end_has_a_result(market: Market, cursor: str) -> None:
    assert market.job_search.search(IndexQuery(), cursor=cursor).total > 0

"""Whatever is asked, there is an answer or a clear refusal."""

from decimal import Decimal

import pytest

from read_models.job_search.cursor import UnknownCursor
from read_models.job_search.facets import facets
from read_models.job_search.query import Dimension, Near, SearchQuery
from read_models.job_search.search import DEEPEST, featured, search
from read_models.job_search.suggestions import suggest_what
from tests.read_models.job_search.market import Market

STRANGE = (
    "x" * 10_000, "konobar " * 2_000, " ".join(f"riječ{number}" for number in range(2_000)), '"' * 999, '"konobar',
    "+ - + -", "-", "+", "--konobar", '-"', '""', "|", "| |", "a | b | c", "i u na za", "the of and", "\x00",
    "konobar\x00", "\U0001f600 \U0001f468\u200d\U0001f373", "\ud800", "vozаč возač", "%_\\", "' OR 1=1 --",
    "{konobar}", "^konobar", "~konobar", "area=HR", "=", "((((", "\u202ekonobar", "ß ﬁ İ ſ", "9" * 400, "\n\t ",
    "-konobar", "NOT konobar", "*",
)  # fmt: skip
NO_IDS = ("", "\x00", "\ud800", "x" * 10_000, "-1", "999999999999999999999", "HR=", "c", "cc", "č")
NO_CURSORS = ("x", "1", "1.2.3", "-", ".", "1.-2", "\x00", "f" * 17 + ".1", "ffffffffffffffff.1", "1.\u0661")


@pytest.mark.parametrize("text", STRANGE, ids=range(len(STRANGE)))
def test_any_text_is_answered(market: Market, text: str) -> None:
    with market.platform.engine.connect() as connection:
        found = search(connection, SearchQuery(text=text))
        counted = facets(connection, SearchQuery(text=text))
        suggest_what(connection, text)
    assert len(found.cards) == min(found.total, 20)
    assert sum(facet.count for facet in counted[Dimension.WORK_MODE]) == found.total


@pytest.mark.parametrize("text", ["", "i u na za", "+ -", '""', "\x00", "|"])
def test_a_text_that_asks_for_nothing_narrows_nothing(market: Market, text: str) -> None:
    with market.platform.engine.connect() as connection:
        assert search(connection, SearchQuery(text=text)).total == search(connection, SearchQuery()).total > 0


@pytest.mark.parametrize(
    "value", ["", "\x00", "\ud800", "x" * 10_000, "-1", "999999999999999999999", "HR=", "c", "cc", "č"]
)
def test_unknown_ids_fit_nothing(market: Market, value: str) -> None:
    asked = [
        SearchQuery(areas=(value,)),
        SearchQuery(positions=(value,)),
        *(SearchQuery(filters=((dimension, (value,)),)) for dimension in Dimension),
    ]
    with market.platform.engine.connect() as connection:
        for query in asked:
            assert search(connection, query).total == 0
            assert facets(connection, query)


@pytest.mark.parametrize("near", [Near(90, 180, 0), Near(-90, -180, 1e9), Near(0, 0, -5), Near(45, 15, float("inf"))])
def test_any_circle_is_answered(market: Market, near: Near) -> None:
    with market.platform.engine.connect() as connection:
        assert search(connection, SearchQuery(near=near)).total >= 0


@pytest.mark.parametrize("salary", [Decimal(-5), Decimal("1e30"), Decimal("0.001")])
def test_any_salary_is_answered(market: Market, salary: Decimal) -> None:
    with market.platform.engine.connect() as connection:
        assert search(connection, SearchQuery(salary_from=salary)).total >= 0


@pytest.mark.parametrize("page", [-1, 0, 1])
def test_pages_begin_with_the_first(market: Market, page: int) -> None:
    with market.platform.engine.connect() as connection:
        first = search(connection, SearchQuery())
        assert search(connection, SearchQuery(), page=page).cards == first.cards


@pytest.mark.parametrize("page", [DEEPEST // 20 + 1, 10**9, 10**30])
def test_pages_behind_the_last_are_empty(market: Market, page: int) -> None:
    with market.platform.engine.connect() as connection:
        found = search(connection, SearchQuery(), page=page)
        assert (found.cards, found.next_cursor) == ((), None)
        assert found.total == featured(connection, SearchQuery()).total or found.total > 0


@pytest.mark.parametrize("cursor", NO_CURSORS)
def test_a_cursor_that_marks_no_place_is_refused(market: Market, cursor: str) -> None:
    with market.platform.engine.connect() as connection, pytest.raises(UnknownCursor):
        search(connection, SearchQuery(), cursor=cursor)


@pytest.mark.parametrize("cursor", ["0.0", "7fffffffffffffff.7fffffffffffffff", "-7fffffffffffffff.0"])
def test_a_cursor_at_either_end_is_answered(market: Market, cursor: str) -> None:
    with market.platform.engine.connect() as connection:
        assert search(connection, SearchQuery(), cursor=cursor).total > 0

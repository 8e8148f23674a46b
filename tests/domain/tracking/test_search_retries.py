"""Pairs of searches are counted for five visitors or more, who allowed it, and hold words only."""

from datetime import timedelta
from typing import Any
from urllib.parse import urlencode

import pytest
from sqlalchemy import Engine, func, insert

from domain.kernel.process.platform import Platform
from domain.kernel.values.ids import new_id
from domain.tracking.search_retries import SearchRetry, list_retries
from domain.tracking.tables import remembered_search


@pytest.fixture(autouse=True)
def engine(platform: Platform) -> Engine:
    with platform.engine.begin() as connection:
        connection.execute(remembered_search.delete())
    return platform.engine


def remember(engine: Engine, texts: list[str], *, minutes: int = 1, visitor: bool = True, **filters: Any) -> None:
    """One person's searches, so many minutes apart."""
    owner = new_id()
    with engine.begin() as connection:
        for at, text in enumerate(texts):
            key = urlencode([("query", text), *filters.items()])
            since = timedelta(hours=2) - timedelta(minutes=minutes) * at
            row = {"owner_id": owner, "key_hash": f"{at}".encode(), "key": key, "of_visitor": visitor}
            connection.execute(insert(remembered_search).values(**row, searched_at=func.now() - since))


def retries(engine: Engine) -> list[SearchRetry]:
    with engine.connect() as connection:
        return list_retries(connection, most=10)


def test_a_pair_of_five_visitors_is_counted(engine: Engine) -> None:
    for number in range(6):
        remember(engine, ["Noktićarka", "manikerka"], locations=f"HR-{number}")
    assert retries(engine) == [SearchRetry("noktićarka", "manikerka", 6)]


def test_a_pair_of_four_visitors_stays_private(engine: Engine) -> None:
    for _ in range(4):
        remember(engine, ["noktićarka", "manikerka"])
    assert retries(engine) == []
    remember(engine, ["noktićarka", "manikerka"])
    assert [each.people for each in retries(engine)] == [5]


def test_one_visitor_counts_once(engine: Engine) -> None:
    remember(engine, ["noktićarka", "manikerka"] * 8)
    assert retries(engine) == []


def test_accounts_later_searches_and_the_same_words_do_not_count(engine: Engine) -> None:
    for _ in range(5):
        remember(engine, ["a račun", "drugo"], visitor=False)
        remember(engine, ["kasnije", "drugo"], minutes=11)
        remember(engine, ["isto", "ISTO"])
    assert retries(engine) == []


@pytest.mark.parametrize(
    "text", ["ana@example.com", "091 234 5678", "x" * 31, "jedan dva tri četiri pet", "<b>", "a\x1b[2J", "+konobar"]
)
def test_only_words_of_letters_are_shown(engine: Engine, text: str) -> None:
    for _ in range(5):
        remember(engine, [text, "manikerka"])
        remember(engine, ["noktićarka", text])
    assert retries(engine) == []

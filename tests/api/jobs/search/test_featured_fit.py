"""Payment buys no place for what fits less: the block has ads that fit as well as the tenth of the list."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.api.job_board import ServedBoard, listed_ids

PAID = "EXCLUSIVE"


@pytest.fixture(scope="module")
def jobs(board: ServedBoard) -> dict[str, int]:
    """Ten welders whose titles say so, and paid ads that fit as well, by position alone, and that mention the word."""
    for hours in range(10):
        board.publish(title="Zavarivač (m/ž)", position="7212", description="<p>Radionica.</p>", hours_old=hours + 1)
    paid: dict[str, dict[str, Any]] = {
        "as well": {"title": "Zavarivač", "position": "7212"},
        "long title": {"title": "Zavarivač u velikoj radionici brodogradilišta", "position": "7212"},
        "position": {"title": "Majstor za cijevi", "position": "7212"},
        "mentions": {"title": "Skladištar", "position": "4321", "description": "<p>Pomoć: zavarivač.</p>"},
    }
    numbers = {name: board.publish(**fields, format=PAID, hours_old=200) for name, fields in paid.items()}
    for hours in range(3):
        board.publish(title="Tokar", position="7223", description="<p>Metal.</p>", hours_old=hours + 1)
    numbers["turner"] = board.publish(title="Alatničar", position="7222", description="<p>Tokar.</p>", format=PAID)
    board.show()
    return numbers


def featured(client: TestClient, query: str) -> set[int]:
    answer = client.get("/api/jobs/search/featured", params={"query": query}).json()
    assert answer["total"] == len(answer["items"])
    return {card["id"] for card in answer["items"]}


def test_paid_ads_fit_as_well_as_the_tenth(client: TestClient, jobs: dict[str, int]) -> None:
    assert featured(client, "zavarivač") == {jobs["as well"]}


def test_control_all_of_them_are_listed(client: TestClient, jobs: dict[str, int]) -> None:
    answer = client.get("/api/jobs/search", params={"query": "zavarivač"}).json()
    listed = listed_ids(answer)
    assert listed[-3:] == [jobs["long title"], jobs["position"], jobs["mentions"]], "in the order of their fit"
    assert jobs["as well"] in listed[:11]


def test_where_fewer_than_ten_fit_all_may_be_shown(client: TestClient, jobs: dict[str, int]) -> None:
    assert featured(client, "tokar") == {jobs["turner"]}


def test_without_words_all_are_shown(client: TestClient, jobs: dict[str, int]) -> None:
    assert featured(client, "") == set(jobs.values())

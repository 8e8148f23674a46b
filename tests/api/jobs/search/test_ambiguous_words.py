"""Words that mean occupations of several categories: the readings that have jobs are offered, each as a filter."""

from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient

from api.main import create_app
from domain.kernel.process.platform import Platform
from tests.api.job_board import ServedBoard
from tests.read_model_harness import ReadModels

GUARD, ICT = "5414", "2529"


@pytest.fixture(scope="module")
def client(platform: Platform, read_models: ReadModels) -> Iterator[TestClient]:
    board = ServedBoard(platform, read_models)
    for title, position in (
        ("Zaštitar/ka", GUARD),
        ("Zaštitar/ka u luci", GUARD),
        ("Inženjer/ka za informacijsku sigurnost", ICT),
        ("Poslovni analitičar / analitičarka", "2421"),
        ("Vozač/ica autobusa", "8331"),
        ("Vozač/ica kamiona", "8332"),
    ):
        board.publish(title=title, position=position)
    board.show()
    with TestClient(create_app(platform), raise_server_exceptions=False) as client:
        yield client


def ambiguous(client: TestClient, **parameters: Any) -> Any:
    answer = client.get("/api/jobs/search", params=parameters, headers={"Accept-Language": "en"})
    return answer.json()["search"]["ambiguous"]


def test_both_readings_are_offered_with_their_jobs(client: TestClient) -> None:
    found = ambiguous(client, query="Security")
    assert found["words"] == "Security"
    assert {each["id"]: each["total"] for each in found["readings"]} == {GUARD: 2, ICT: 1}
    assert all(each["name"] for each in found["readings"])
    for reading in found["readings"]:
        answer = client.get("/api/jobs/search", params={"query": "Security", "positions": reading["id"]}).json()
        assert answer["total"] == reading["total"]


@pytest.mark.parametrize(
    "parameters",
    [
        {"query": "security", "positions": GUARD},
        {"query": "analitičar"},
        {"query": "vozač"},
        {"query": "security analitičar"},
        {"query": ""},
    ],
    ids=["one is chosen", "one has jobs", "one category", "two occupations", "no words"],
)
def test_no_choice_is_offered_where_there_is_none(client: TestClient, parameters: dict[str, str]) -> None:
    assert ambiguous(client, **parameters) is None

"""What an answer says of words that no ad has."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from domain.kernel.platform import Platform
from read_models.job_search.projection import JobSearch
from read_models.job_search.sealer import Sealer
from read_models.kernel.generations import live_generation


@pytest.fixture(scope="module")
def sealed(platform: Platform, client: TestClient) -> TestClient:
    """Words of ads are known as those that slips are meant for once the ads are sealed."""
    with platform.engine.connect() as connection:
        generation = live_generation(connection, JobSearch())
    Sealer(platform.engine).seal(generation)
    return client


def search(client: TestClient, query: str) -> tuple[int, list[dict[str, Any]], int]:
    answer = client.get("/api/jobs/search", params={"query": query}).json()
    return answer["total"], answer["search"]["corrected"], answer["search"]["givenUp"]


def test_a_slip_is_corrected_and_said(sealed: TestClient) -> None:
    assert search(sealed, "konbar") == (26, [{"typed": "konbar", "used": "konobar"}], 0)
    assert search(sealed, "konbar") == (26, [{"typed": "konbar", "used": "konobar"}], 0), "also when it is kept"


def test_how_many_words_no_ad_has_with_the_others_is_said(sealed: TestClient) -> None:
    assert search(sealed, "konobar astrofizika") == (26, [], 1)


def test_what_is_found_as_it_was_typed_needs_no_word(sealed: TestClient) -> None:
    assert search(sealed, "konobar") == (26, [], 0)


def test_understanding_alone_repairs_nothing(sealed: TestClient) -> None:
    described = sealed.get("/api/jobs/search/params", params={"query": "konbar"}).json()
    assert (described["corrected"], described["givenUp"]) == ([], 0)

"""Spelling correction and query relaxation in responses."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from domain.kernel.platform import Platform
from read_models.job_search.index.merge import SegmentMerger
from read_models.job_search.projection import JobSearch
from read_models.kernel.generations import live_generation


@pytest.fixture(scope="module")
def merged(platform: Platform, client: TestClient) -> TestClient:
    """Merges the index, since spelling correction uses merged segments only."""
    with platform.engine.connect() as connection:
        generation = live_generation(connection, JobSearch())
    SegmentMerger(platform.engine).merge(generation)
    return client


def search(client: TestClient, query: str) -> tuple[int, list[dict[str, Any]], int]:
    answer = client.get("/api/jobs/search", params={"query": query}).json()
    return answer["total"], answer["search"]["corrected"], answer["search"]["givenUp"]


def test_a_typo_is_corrected_and_reported(merged: TestClient) -> None:
    assert search(merged, "konbar") == (26, [{"typed": "konbar", "used": "konobar"}], 0)
    assert search(merged, "konbar") == (26, [{"typed": "konbar", "used": "konobar"}], 0), "also when it is cached"


def test_dropped_words_are_counted(merged: TestClient) -> None:
    assert search(merged, "konobar astrofizika") == (26, [], 1)


def test_no_word_is_corrected_for_a_paid_ad(merged: TestClient) -> None:
    found = [merged.get("/api/jobs/search/featured", params={"query": each}).json() for each in ("konobar", "konbar")]
    assert [each["total"] for each in found] == [1, 0]


def test_a_query_with_results_is_not_relaxed(merged: TestClient) -> None:
    assert search(merged, "konobar") == (26, [], 0)


def test_parsing_alone_corrects_nothing(merged: TestClient) -> None:
    described = merged.get("/api/jobs/search/params", params={"query": "konbar"}).json()
    assert (described["corrected"], described["givenUp"]) == ([], 0)

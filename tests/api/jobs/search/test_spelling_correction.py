"""Corrected spelling and words that are given up, in responses."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from domain.kernel.process.platform import Platform
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


def search(client: TestClient, query: str) -> tuple[int, list[dict[str, Any]], list[dict[str, Any]]]:
    answer = client.get("/api/jobs/search", params={"query": query}).json()
    return answer["total"], answer["search"]["corrected"], answer["search"]["givenUp"]


def test_a_typo_is_corrected_and_reported(merged: TestClient) -> None:
    assert search(merged, "konbar") == (26, [{"typed": "konbar", "used": "konobar"}], [])
    assert search(merged, "konbar") == (26, [{"typed": "konbar", "used": "konobar"}], []), "also when it is cached"


def test_words_that_are_given_up_are_named_as_typed(merged: TestClient) -> None:
    assert search(merged, "Konobar AstrofizikČar") == (25, [], [{"words": ["AstrofizikČar"], "total": 25}])


def test_each_job_says_which_words_it_lacks(merged: TestClient, jobs: dict[str, int]) -> None:
    answer = merged.get("/api/jobs/search", params={"query": "kuhar čitač"}).json()
    assert [(card["id"], card["missingWords"]) for card in answer["items"]] == [(jobs["cook"], ["čitač"])]
    assert (answer["total"], answer["search"]["fullMatches"]) == (1, 0)
    answer = merged.get("/api/jobs/search", params={"query": "kuhar"}).json()
    assert [card["missingWords"] for card in answer["items"]] == [[]]
    assert (answer["total"], answer["search"]["fullMatches"], answer["search"]["givenUp"]) == (1, 1, [])


def test_words_are_given_up_in_a_place_before_wider_places_are_offered(
    merged: TestClient, jobs: dict[str, int]
) -> None:
    answer = merged.get("/api/jobs/search", params={"query": "konobar čitač", "locations": "Rovinj"}).json()
    assert answer["total"] == 0
    assert answer["search"]["wider"]["total"] == 25, "of waiters there is none in the place"
    answer = merged.get("/api/jobs/search", params={"query": "kuhar čitač", "locations": "Rovinj"}).json()
    assert ([card["id"] for card in answer["items"]], answer["search"]["wider"]) == ([jobs["cook"]], None)


def test_no_word_is_corrected_for_a_paid_ad(merged: TestClient) -> None:
    found = [merged.get("/api/jobs/search/featured", params={"query": each}).json() for each in ("kuhar", "kuharr")]
    assert [each["total"] for each in found] == [1, 0]


def test_a_query_with_results_is_not_relaxed(merged: TestClient) -> None:
    assert search(merged, "konobar") == (26, [], [])


def test_parsing_alone_corrects_nothing(merged: TestClient) -> None:
    described = merged.get("/api/jobs/search/params", params={"query": "konbar"}).json()
    assert (described["corrected"], described["givenUp"]) == ([], [])


@pytest.mark.parametrize("query", ["kuhar splt", "kuhar u ljubljna", "kuhaar ljubljna"])
def test_a_misspelt_place_beside_another_word_is_widened_like_a_right_one(
    merged: TestClient, jobs: dict[str, int], query: str
) -> None:
    answer = merged.get("/api/jobs/search", params={"query": query}).json()
    assert [card["id"] for card in answer["items"]] == [jobs["cook"]]
    assert (answer["total"], answer["search"]["wider"]["total"]) == (0, 1)
    (place,) = answer["search"]["understood"]
    assert (place["text"].split()[-1], place["dimension"]) == (query.rsplit(maxsplit=1)[-1], "locations"), "as typed"
    assert answer["search"]["corrected"][-1]["typed"] == query.rsplit(maxsplit=1)[-1]


def test_wider_places_are_counted_for_the_corrected_word(merged: TestClient) -> None:
    typed, meant = (
        merged.get("/api/jobs/search", params={"query": query, "locations": "Rovinj"}).json()["search"]["widerPlaces"]
        for query in ("konbar", "konobar")
    )
    assert typed == meant != []


@pytest.mark.parametrize(
    ("typed", "meant", "tried", "step"),
    [
        ("Poreeč", "Poreč", [], "county"),
        ("Portorž", "Portorož", ["county"], "radius"),
        ("Splt", "Split", ["county", "radius"], "country"),
        ("Splt Hrvatska", "Split", ["county", "radius"], "country"),
        ("Ljubljna", "Ljubljana", ["county", "radius", "country"], "everywhere"),
    ],
)
def test_a_place_that_was_misspelt_in_its_field_is_widened_like_the_right_one(
    merged: TestClient, jobs: dict[str, int], typed: str, meant: str, tried: list[str], step: str
) -> None:
    misspelt, right = (
        merged.get("/api/jobs/search", params={"query": "kuhar", "locations": place}).json() for place in (typed, meant)
    )
    assert [card["id"] for card in misspelt["items"]] == [jobs["cook"]]
    assert misspelt["search"]["wider"] == right["search"]["wider"]
    assert (right["search"]["wider"]["tried"], right["search"]["wider"]["step"]) == (tried, step)
    assert [each["used"] for each in misspelt["search"]["corrected"]] == [meant]
    assert misspelt["search"]["unknownLocations"] == []


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("kuhar Poreeč", "kuhar Poreč"), ("kuhar Splt", "kuhar Split"), ("kuhar Splitt", "kuhar Split")],
)
def test_a_place_that_was_misspelt_in_the_text_is_widened_in_the_same_order(
    merged: TestClient, typed: str, meant: str
) -> None:
    misspelt, right = (
        merged.get("/api/jobs/search", params={"query": query}).json()["search"]["wider"] for query in (typed, meant)
    )
    assert right is not None
    assert misspelt == right


def test_words_come_before_places_among_what_was_corrected(merged: TestClient) -> None:
    answer = merged.get("/api/jobs/search", params={"query": "konbar", "locations": "Splt"}).json()
    assert [each["used"] for each in answer["search"]["corrected"]] == ["konobar", "Split"]

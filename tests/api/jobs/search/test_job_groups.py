"""Jobs of one employer with one title are listed once on a page; no job is lost or listed twice."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from domain.kernel.values.locales import Locale
from tests.api.job_board import ServedBoard, listed_ids

ZADAR = {"name": "Zadar", "country": "HR", "geonameid": 3186952}
SKOPJE = {"name": "Скопје", "country": "MK", "geonameid": 785842}
TITLES = ("Konobar/ica", "KONOBAR (m/ž)", "Konobar", "Kuhar", "!!!")
EMPLOYERS = ("Konoba Tri Volta", "Pekarna Zora", "Gostilna Lipa")


@pytest.fixture(scope="module")
def jobs(board: ServedBoard) -> dict[str, int]:
    """Each title of each employer four times, in turns: two pages by whatever order."""
    numbers = {
        f"{turn} {employer} {title}": board.publish(
            title=title,
            employer=employer,
            hours_old=1 + turn,
            places=[ZADAR if turn else SKOPJE],
            format="EXCLUSIVE" if title == "Kuhar" else "STANDARD",
        )
        for turn in range(4)
        for employer in EMPLOYERS
        for title in TITLES
    }
    board.show()
    return numbers


def read(client: TestClient, path: str = "search", locale: Locale = "hr", **parameters: Any) -> Any:
    answer = client.get(f"/api/jobs/{path}", params=parameters, headers={"Accept-Language": locale})
    assert answer.status_code == 200, answer.text
    return answer.json()


def key(job: dict[str, Any]) -> tuple[int, str]:
    return job["employer"]["id"], job["title"].lower()[:7]


@pytest.mark.parametrize("sort", ["relevance", "newest", "deadline", "salary"])
@pytest.mark.parametrize("per_page", [1, 2, 3, 7, 19, 20])
@pytest.mark.parametrize("query", ["", "konobar"])
def test_each_job_is_once_on_one_page(
    client: TestClient, jobs: dict[str, int], sort: str, per_page: int, query: str
) -> None:
    asked = {"sort": sort, "perPage": per_page, **({"query": query} if query else {})}
    first = read(client, **asked)
    pages = [first, *(read(client, **asked, page=page) for page in range(2, first["totalPages"] + 1))]
    by_cursor = [first]
    while cursor := by_cursor[-1]["nextCursor"]:
        by_cursor.append(read(client, **asked, cursor=cursor))
    for found in (pages, by_cursor):
        numbers = [number for page in found for number in listed_ids(page)]
        assert len(numbers) == len(set(numbers)) == first["total"]
        assert [len(listed_ids(page)) for page in found[:-1]] == [per_page] * (len(found) - 1)
    if not query:
        assert sorted(listed_ids({"items": [each for page in pages for each in page["items"]]})) == sorted(
            jobs.values()
        )


def test_groups_are_of_one_employer_and_one_title(client: TestClient) -> None:
    for page in (1, 2, 3):
        items = read(client, page=page)["items"]
        keys = [key(item) for item in items if item["title"] != "!!!"]
        assert len(keys) == len(set(keys))
        for item in items:
            slugs = {each["slug"] for each in item["siblings"]}
            assert slugs <= {item["slug"]}
            assert all(item["title"] != "!!!" for _ in item["siblings"]), "titles without words are not one title"


def test_spellings_of_a_title_are_one(client: TestClient, jobs: dict[str, int]) -> None:
    found = read(client, query="lipa konobar", sort="newest")
    (item,) = [each for each in found["items"] if each["slug"] == "konobar"]
    waiters = {number for name, number in jobs.items() if "Lipa K" in name and "Kuhar" not in name}
    assert len(item["siblings"]) == 11
    assert {item["id"], *(each["id"] for each in item["siblings"])} == waiters


def test_siblings_are_placed_in_the_readers_language(client: TestClient) -> None:
    def places(locale: Locale) -> set[str]:
        found = read(client, locale=locale, query="kuhar", sort="newest")
        return {each["location"] for item in found["items"] for each in item["siblings"]}

    assert places("hr") == {"Zadar"}
    assert places("mk") == {"Задар, Хрватска"}


@pytest.mark.parametrize("path", ["featured", "search/featured"])
def test_paid_places_are_not_grouped(client: TestClient, path: str) -> None:
    found = read(client, path)
    assert found["total"] == len(EMPLOYERS) * 4 == len(found["items"])
    assert all(item["siblings"] == [] for item in found["items"])


def test_a_feed_has_every_job(client: TestClient, jobs: dict[str, int]) -> None:
    feed = client.get("/feeds/jobs.rss", params={"query": "kuhar"}).text
    assert feed.count("<item>") == len(EMPLOYERS) * 4

"""GET /api/categories, /api/suggestions/what and /where."""

from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

from api.main import create_app
from domain.kernel.platform import Platform


@pytest.fixture(scope="module")
def client(platform: Platform) -> Iterator[TestClient]:
    with TestClient(create_app(platform), raise_server_exceptions=False) as client:
        yield client


@pytest.mark.parametrize("prefix", ["zag", "ZAG", "Zagreb", "заг"])
def test_a_place_is_suggested_however_it_is_written(client: TestClient, prefix: str) -> None:
    first = client.get("/api/suggestions/where", params={"prefix": prefix}).json()["items"][0]
    assert first == {
        "kind": "place",
        "id": "3186886",
        "name": "Zagreb",
        "region": "Grad Zagreb",
        "country": "Hrvatska",
    }


def test_a_country_and_a_region_are_places_too(client: TestClient) -> None:
    countries = client.get("/api/suggestions/where?prefix=slo", headers={"Accept-Language": "en"}).json()["items"]
    assert (countries[0]["kind"], countries[0]["id"], countries[0]["name"]) == ("country", "SI", "Slovenia")
    regions = client.get("/api/suggestions/where?prefix=istarska").json()["items"]
    assert regions == [
        {"kind": "region", "id": "HR-04", "name": "Istarska županija", "region": None, "country": "Hrvatska"}
    ]


def test_an_occupation_is_suggested_by_the_beginning_of_any_word(client: TestClient) -> None:
    items = client.get("/api/suggestions/what?prefix=kuh").json()["items"]
    assert {"kind": "position", "id": "5120", "text": "Kuhari/kuharice"} in items
    english = client.get("/api/suggestions/what?prefix=waiters", headers={"Accept-Language": "en"}).json()["items"]
    assert [item["id"] for item in english] == ["5131"]


@pytest.mark.parametrize("path", ["what", "where"])
@pytest.mark.parametrize("prefix", ["", " ", "🍋", "%", "_", "((", "x" * 100])
def test_what_begins_nothing_is_answered_with_nothing(client: TestClient, path: str, prefix: str) -> None:
    assert client.get(f"/api/suggestions/{path}", params={"prefix": prefix}).json() == {"items": []}


def test_categories_are_named_and_addressed_in_every_language(client: TestClient) -> None:
    items = client.get("/api/categories", headers={"Accept-Language": "en"}).json()["items"]
    assert len(items) == 27
    assert [item["name"] for item in items] == sorted(item["name"] for item in items)
    law = next(item for item in items if item["name"] == "Law")
    assert law["slugs"] == {"hr": "pravo", "en": "law", "sl": "pravo", "bs": "pravo", "mk": "pravo"}
    for locale in ("hr", "en", "sl", "bs", "mk"):
        assert len({item["slugs"][locale] for item in items}) == 27
